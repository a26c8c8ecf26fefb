import * as v from "valibot";
import { limits } from "../limits.ts";
import { message } from "./facts.ts";

/** The drawing area, in the units of a stroke. */
export const signaturePad = { width: 1000, height: 300 };

const coordinate = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const point = v.strictTuple([coordinate(signaturePad.width), coordinate(signaturePad.height)]);

const tooLong = message("signatureTooLong");

const strokes = v.pipe(
  v.array(v.pipe(v.array(point), v.minLength(1, message("signatureRequired")))),
  v.minLength(1, message("signatureRequired")),
  v.maxLength(limits.signatureStrokes, tooLong),
  v.check((drawn) => drawn.flat().length <= limits.signaturePoints, tooLong),
  v.check((drawn) => drawn.flat().length > 1, message("signatureRequired")),
);

/** A typed signature is the full name; a drawn one its strokes, never an image or markup. */
export const signature = v.variant(
  "kind",
  [v.object({ kind: v.literal("typed") }), v.object({ kind: v.literal("drawn"), strokes })],
  message("signatureRequired"),
);

export type Signature = v.InferOutput<typeof signature>;
export type Stroke = readonly (readonly [number, number])[];

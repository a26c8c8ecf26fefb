import * as v from "valibot";
import { captchaLimits, shapes } from "../accounts/captcha.ts";
import { call } from "./call.ts";

const status = v.picklist(["ON", "OFF"]);

/**
 * Whether a code is sent only to somebody who has passed a captcha. The specification's
 * `data.data.status` counts the envelope's own `data` in one reading and not in the other; both find it.
 */
export const captchaSwitch = call({
  method: "GET",
  path: "/wallet/user/yd/anon/switch",
  caller: "anyone",
  errorDisplay: "inline",
  reply: v.object({ status, data: v.object({ status }) }),
});

const id = v.pipe(v.string(), v.uuid());
/** A picture as an address that holds it. */
const picture = v.string();

/** Move the piece, whose upper edge is `top` below the picture's, over the gap. Answered by how far it was moved. */
const slide = v.object({ id, kind: v.literal("slide"), picture, piece: picture, top: v.number() });

/** Press the shapes of `order` one after the other. Answered by x and y of each press. */
const click = v.object({
  id,
  kind: v.literal("click"),
  picture,
  order: v.array(v.picklist(shapes)),
});

/**
 * Nothing to see: find the number below `most` of which PBKDF2-HMAC-SHA-256 with `salt` and `rounds`
 * makes the 16 bytes of `target` (both in base64). Answered by that number.
 */
const work = v.object({
  id,
  kind: v.literal("work"),
  salt: v.string(),
  target: v.string(),
  most: v.number(),
  rounds: v.number(),
});

export type PuzzleReply = v.InferOutput<typeof slide> | v.InferOutput<typeof click>;
export type WorkReply = v.InferOutput<typeof work>;

/** Makes a puzzle, slide or click as the server likes, or the work in its place. */
export const captchaChallenge = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/captcha-challenge",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({ kind: v.optional(v.picklist(["puzzle", "work"]), "puzzle") }),
  reply: v.variant("kind", [slide, click, work]),
});

/** Checks an answer, once: whether right or wrong, the puzzle is spent. */
export const captchaCheck = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/captcha-check",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({
    id,
    answer: v.pipe(
      v.array(v.pipe(v.number(), v.finite())),
      v.minLength(1),
      v.maxLength(captchaLimits.shapesAsked * 2),
    ),
  }),
  reply: v.object({ captcha_result: v.string() }),
});

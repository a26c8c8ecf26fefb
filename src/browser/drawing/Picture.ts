import { createElement as h, type ReactElement } from "react";
import type { Drawing } from "./drawing.ts";
import { type Marks, noMarks } from "./marks.ts";
import {
  arrowHead,
  arrowOf,
  notesOf,
  type OnStep,
  stateOf,
  type Words,
  wordsOf,
} from "./shapes.ts";

interface Shown {
  /** Read out in place of the drawing. */
  label: string;
  drawing: Drawing;
  marks?: Marks;
  /** What the drawing says by itself, in another language than English. */
  words?: Words;
  /** Of the natural size. */
  scale?: number;
  /** Of the natural size, where styles make it smaller: below it the words cannot be read. */
  least?: number;
  onStep?: OnStep | undefined;
  /** Told the id of a state that is clicked. */
  onState?: (id: string) => void;
  /** Drawn below all else: the styles of a file of its own. */
  below?: ReactElement;
}

/** A drawing with its marks, in the page and in the documentation. */
export function Picture({
  label,
  drawing,
  marks = noMarks,
  words,
  scale = 1,
  least,
  onStep,
  onState,
  below,
}: Shown) {
  const { width, height, states, beginnings, arrows } = drawing;
  const [wide, high] = [width + 16, height + 16];
  return h(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `-8 -8 ${wide} ${high}`,
      width: Math.round(wide * scale),
      height: Math.round(high * scale),
      role: "img",
      "aria-label": label,
      ...(least === undefined ? {} : { style: { minWidth: Math.round(wide * least) } }),
    },
    below ?? null,
    arrowHead,
    h("rect", { className: "canvas", x: -8, y: -8, width: wide, height: high }),
    states.map((state) => stateOf(state, marks, onState)),
    beginnings.map(({ x, y }) =>
      h("circle", { key: `${x} ${y}`, className: "mark", cx: x, cy: y, r: 6 }),
    ),
    arrows.map((arrow) => arrowOf(arrow, { marks, words, on: onStep })),
    states.map((state) => wordsOf(state, { marks, words, on: onState })),
    notesOf(drawing, marks),
  );
}

import { createElement as h } from "react";
import {
  charsIn,
  type Drawing,
  type DrawnArrow,
  type DrawnState,
  type FrameWord,
  lineIn,
  type Point,
  type TextLine,
  type,
  wordsBox,
} from "./drawing.ts";
import type { Marks } from "./marks.ts";
import { placedNotes } from "./placed-notes.ts";

/** Told the number of an open transition that is clicked; what is drawn, a list offers as buttons. */
export type OnStep = (number: number) => void;

/** What the drawing says by itself, in the language of the page. */
export type Words = Readonly<Record<FrameWord, string>> | undefined;

/** What is drawn above the lines, and what a click on it does. */
interface Shown<On> {
  marks: Marks;
  words: Words;
  on: On | undefined;
}

/** Told the id of a state that is clicked. */
type OnState = (id: string) => void;

const clicks = (id: string, onState: OnState | undefined) =>
  onState ? { onClick: () => onState(id) } : {};

const looks = (...names: (string | false)[]) => names.filter(Boolean).join(" ");

/** Lines of text from a top left corner; each is as wide as it was laid out, in any font. */
const textAt = (lines: readonly TextLine[], { x, y }: Point, words: Words) =>
  lines.map((line, at) => {
    const text = lineIn(line, words);
    if (text === "") return null;
    return h(
      "text",
      {
        key: at,
        className: line.look,
        x,
        y: (y + type.size + at * type.line).toFixed(1),
        textLength: (charsIn(text) * type.charWidth).toFixed(1),
        lengthAdjust: "spacingAndGlyphs",
      },
      text,
    );
  });

function box({ x, y, width, height }: DrawnState, inset: number, className: string) {
  const [wide, high] = [width - inset * 2, height - inset * 2];
  return h("rect", { className, x: x + inset, y: y + inset, width: wide, height: high, rx: 8 });
}

/** An active state without an active one inside. */
const isCurrent = ({ id }: DrawnState, active: Marks["active"]) =>
  active.has(id) && ![...active].some((other) => other.startsWith(`${id}.`));

export function stateOf(state: DrawnState, { active, found }: Marks, onState?: OnState) {
  const { id, kind, depth } = state;
  const className = looks(
    "state",
    depth % 2 === 0 && "deep",
    kind === "parallel" && "parallel",
    active.has(id) && "active",
    isCurrent(state, active) && "current",
    found.has(id) && "found",
  );
  return h(
    "g",
    { key: id, "data-state": id, ...clicks(id, onState) },
    box(state, 0, className),
    kind === "final" ? box(state, 3, "inner") : null,
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Above the arrows, which pass behind the words. */
export function wordsOf(
  state: DrawnState,
  { marks: { active }, words, on: onState }: Shown<OnState>,
) {
  const { x, y, width, height } = wordsBox(state);
  const shade = looks(
    "words",
    state.depth % 2 === 0 && "deep",
    isCurrent(state, active) && "current",
  );
  const [left, top] = [tenths(x - 4), tenths(y - 2)];
  return h(
    "g",
    { key: state.id, "data-state": state.id, ...clicks(state.id, onState) },
    h("rect", { className: shade, x: left, y: top, width: width + 8, height: height + 4 }),
    textAt(state.lines, { x, y }, words),
  );
}

export function arrowOf(
  { id, number, points, label }: DrawnArrow,
  { marks: { open, taken, found }, words, on: onStep }: Shown<OnStep>,
) {
  const isOpen = number !== null && open.has(number);
  const marks = number === null ? "" : looks(isOpen && "open", taken.has(number) && "taken");
  const className = looks(marks, found.has(id) && "found") || undefined;
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return h(
    "g",
    {
      key: id,
      "data-arrow": id,
      className,
      ...(isOpen ? { onClick: () => onStep?.(number) } : {}),
    },
    h("path", { className: "arrow", markerEnd: "url(#head)", d }),
    label
      ? h("rect", {
          className: "label",
          x: label.x,
          y: label.y,
          width: label.width,
          height: label.height,
          rx: 3,
        })
      : null,
    label ? textAt(label.lines, { x: label.x + 4, y: label.y + 2 }, words) : null,
  );
}

export const notesOf = (drawing: Drawing, { notes }: Marks) =>
  notes
    ? placedNotes(drawing, notes).map(({ id, text, x, y, width, height }) =>
        h(
          "g",
          { key: id, className: "count" },
          h("rect", { x: tenths(x), y: tenths(y), width, height, rx: height / 2 }),
          h("text", { x: tenths(x + 5), y: tenths(y + 12.5) }, text),
        ),
      )
    : null;

/** The end of every arrow. */
export const arrowHead = h(
  "defs",
  { key: "head" },
  h(
    "marker",
    {
      id: "head",
      viewBox: "0 0 8 8",
      refX: 7,
      refY: 4,
      markerWidth: 8,
      markerHeight: 8,
      orient: "auto",
    },
    h("path", { className: "head", d: "M0 0L8 4L0 8z" }),
  ),
);

import { createElement as h, type ReactElement } from "react";
import {
  type Drawing,
  type DrawnArrow,
  type DrawnState,
  type TextLine,
  type,
  wordsBox,
} from "./drawing.ts";

/** What is marked in a drawing: ids of states, numbers of transitions. */
export interface Marks {
  /** States that the chart is in. */
  active: ReadonlySet<string>;
  /** Transitions that can be taken now. */
  open: ReadonlySet<number>;
  /** Transitions that were taken last. */
  taken: ReadonlySet<number>;
  /** States and transitions that were searched for. */
  found: ReadonlySet<string>;
}

export const noMarks: Marks = {
  active: new Set(),
  open: new Set(),
  taken: new Set(),
  found: new Set(),
};

const looks = (...names: (string | false)[]) => names.filter(Boolean).join(" ");

/** Lines of text from a top left corner; each is as wide as it was laid out, in any font. */
const textAt = (lines: readonly TextLine[], x: number, y: number) =>
  lines.map(({ text, look }, at) =>
    h(
      "text",
      {
        key: at,
        className: look,
        x,
        y: (y + type.size + at * type.line).toFixed(1),
        textLength: (text.length * type.charWidth).toFixed(1),
        lengthAdjust: "spacingAndGlyphs",
      },
      text,
    ),
  );

function box({ x, y, width, height }: DrawnState, inset: number, className: string) {
  const [wide, high] = [width - inset * 2, height - inset * 2];
  return h("rect", { className, x: x + inset, y: y + inset, width: wide, height: high, rx: 8 });
}

/** An active state without an active one inside. */
const isCurrent = ({ id }: DrawnState, active: Marks["active"]) =>
  active.has(id) && ![...active].some((other) => other.startsWith(`${id}.`));

function stateOf(state: DrawnState, { active, found }: Marks) {
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
    { key: id, "data-state": id },
    box(state, 0, className),
    kind === "final" ? box(state, 3, "inner") : null,
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Above the arrows, which pass behind the words. */
function wordsOf(state: DrawnState, { active }: Marks) {
  const { x, y, width, height } = wordsBox(state);
  const shade = looks(
    "words",
    state.depth % 2 === 0 && "deep",
    isCurrent(state, active) && "current",
  );
  const [left, top] = [tenths(x - 4), tenths(y - 2)];
  return h(
    "g",
    { key: state.id, "data-state": state.id },
    h("rect", { className: shade, x: left, y: top, width: width + 8, height: height + 4 }),
    textAt(state.lines, x, y),
  );
}

function arrowOf(
  { id, number, points, label }: DrawnArrow,
  { open, taken, found }: Marks,
  onStep: Shown["onStep"],
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
    label ? textAt(label.lines, label.x + 4, label.y + 2) : null,
  );
}

const headOf = h(
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

interface Shown {
  /** Read out in place of the drawing. */
  label: string;
  drawing: Drawing;
  marks?: Marks;
  /** Of the natural size. */
  scale?: number;
  /** Of the natural size, where styles make it smaller: below it the words cannot be read. */
  least?: number;
  /** Told the number of an open transition that is clicked; what is drawn here, a list offers as buttons. */
  onStep?: ((number: number) => void) | undefined;
  /** Drawn below all else: the styles of a file of its own. */
  below?: ReactElement;
}

/** A drawing with its marks, in the page and in the documentation. */
export function Picture({
  label,
  drawing,
  marks = noMarks,
  scale = 1,
  least,
  onStep,
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
    headOf,
    h("rect", { className: "canvas", x: -8, y: -8, width: wide, height: high }),
    states.map((state) => stateOf(state, marks)),
    beginnings.map(({ x, y }) =>
      h("circle", { key: `${x} ${y}`, className: "mark", cx: x, cy: y, r: 6 }),
    ),
    arrows.map((arrow) => arrowOf(arrow, marks, onStep)),
    states.map((state) => wordsOf(state, marks)),
  );
}

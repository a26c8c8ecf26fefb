import type { StatePart, Step } from "./parts.ts";

/** Sizes in pixels of the drawing at its natural size. */
export const type = {
  size: 12,
  line: 17,
  charWidth: 7.23,
  family: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace',
} as const;

/** Around the words of a state, in pixels. */
export const padding = 12;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export type LineLook = "name" | "note" | "event" | "guard" | "action";

export interface TextLine {
  text: string;
  look: LineLook;
}

export interface DrawnState extends Box {
  id: string;
  kind: StatePart["kind"];
  /** Of states, counted from the chart itself. */
  depth: number;
  lines: TextLine[];
}

export interface DrawnArrow {
  id: string;
  /** Of the transition; null for the arrow from the mark of the first state. */
  number: number | null;
  from: string;
  to: string;
  points: Point[];
  /** Absent where an arrow has no words: from the mark of the first state. */
  label: (Box & { lines: TextLine[] }) | null;
}

/** A chart with its places. */
export interface Drawing {
  width: number;
  height: number;
  states: DrawnState[];
  /** Marks from which a chart or state begins. */
  beginnings: Point[];
  arrows: DrawnArrow[];
}

const widest = 38;

/** Breaks words into lines of at most `widest` characters. */
function wrapped(text: string, look: LineLook): TextLine[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= widest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => ({ text: line, look }));
}

/** What causes a transition, with the length of a wait. */
export const causeOf = ({ event, wait }: Pick<Step, "event" | "wait">): string =>
  wait === undefined ? event : `${event} (${wait})`;

export const stepLines = (step: Step): TextLine[] => [
  ...wrapped(causeOf(step) || "at once", "event"),
  ...(step.guard ? [{ text: `[${step.guard}]`, look: "guard" as const }] : []),
  ...wrapped(step.description, "note"),
  ...(step.actions.length > 0 ? wrapped(`/ ${step.actions.join(", ")}`, "action") : []),
];

/** What stands in the box of a state. */
export const stateLines = (state: StatePart): TextLine[] => [
  { text: `${state.name}${state.closed ? " +" : ""}`, look: "name" },
  ...(state.tags.length > 0 ? wrapped(state.tags.map((tag) => `#${tag}`).join(" "), "note") : []),
  ...wrapped(state.description, "note"),
  ...state.invokes.flatMap((name) => wrapped(`runs ${name}`, "action")),
  ...(state.entry.length > 0 ? wrapped(`entry / ${state.entry.join(", ")}`, "action") : []),
  ...(state.exit.length > 0 ? wrapped(`exit / ${state.exit.join(", ")}`, "action") : []),
  ...state.inside.flatMap(stepLines),
];

export const widthOf = (lines: readonly TextLine[]): number =>
  Math.ceil(Math.max(0, ...lines.map(({ text }) => text.length)) * type.charWidth);

/** Where the words of a state stand; a little higher than the middle, as capitals do. */
export const wordsBox = ({ x, y, lines }: Pick<DrawnState, "x" | "y" | "lines">): Box => ({
  x: x + padding,
  y: y + padding - 2,
  width: widthOf(lines),
  height: lines.length * type.line,
});

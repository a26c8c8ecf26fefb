import type { StatePart, Step } from "./parts.ts";

/** Sizes in pixels of the drawing at its natural size. */
export const type = {
  size: 12,
  line: 17,
  charWidth: 7.23,
  family: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace',
} as const;

/** Of the natural size: below it, at 11 pixels a letter, the words of a drawing cannot be read. */
export const leastReadable = 11 / type.size;

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

/** Words that no chart says but the drawing of it, in English: a page says them in its language. */
export const frameWords = {
  portal: "portal: a tab of an applicant",
  desk: "desk: a tab of a reviewer",
  charts: "charts: a tab of these pages",
  server: "server: computes each change of a stored state",
  root: "The root: it runs each chart here that no other runs.",
  passingRoot:
    "The root: it runs each chart here that no other runs, and passes on what the server answers.",
  runs: "runs",
  entry: "entry /",
  exit: "exit /",
  atOnce: "at once",
} as const;

export type FrameWord = keyof typeof frameWords;

/** In another language; the line of a text that takes several, and what the chart says behind it. */
interface Framed {
  word: FrameWord;
  line: number;
  rest: string;
}

export interface TextLine {
  text: string;
  look: LineLook;
  frame?: Framed;
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

const han = /[\u2e80-\uffef]/;

/** Of a Chinese character, in those of the drawing. */
const hanWidth = 1.7;

/** The width of a text in characters of the drawing. */
export const charsIn = (text: string): number =>
  text.length + [...text].filter((sign) => han.test(sign)).length * (hanWidth - 1);

/** Words; Chinese is broken behind each character, but before no stop. */
const breakable = /[\u2e80-\uffef][，。：；、」”]*|[^\s\u2e80-\uffef]+|\s+/g;

/** Breaks a text into lines of at most `widest` characters. */
function linesOf(text: string): string[] {
  const lines = [""];
  for (const piece of text.match(breakable) ?? []) {
    const longer = lines.at(-1)! + piece;
    if (lines.at(-1) === "" || charsIn(longer.trimEnd()) <= widest)
      lines[lines.length - 1] = longer;
    else lines.push(piece.trimStart());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

const wrapped = (text: string, look: LineLook): TextLine[] =>
  linesOf(text).map((line) => ({ text: line, look }));

/** A text of the frame, with what the chart says behind it. */
const framed = (word: FrameWord, look: LineLook, rest = ""): TextLine[] =>
  wrapped(`${frameWords[word]}${rest}`, look).map((one, line) => {
    if (rest === "") return { ...one, frame: { word, line, rest } };
    return line > 0
      ? one
      : { ...one, frame: { word, line, rest: one.text.slice(frameWords[word].length) } };
  });

const known = new Map(Object.entries(frameWords).map(([word, text]) => [text as string, word]));

/** What a chart says, or the picture of all charts in its place. */
const said = (text: string, look: LineLook): TextLine[] => {
  const word = known.get(text) as FrameWord | undefined;
  return word ? framed(word, look) : wrapped(text, look);
};

/** A line in the language of a page; without words as it is in the drawing. */
export function lineIn({ text, frame }: TextLine, words?: Readonly<Record<FrameWord, string>>) {
  if (!frame || !words) return text;
  const word = linesOf(words[frame.word])[frame.line] ?? "";
  return `${word}${han.test(word) ? frame.rest.trimStart() : frame.rest}`;
}

/** What causes a transition, with the length of a wait. */
export const causeOf = ({ event, wait }: Pick<Step, "event" | "wait">): string =>
  wait === undefined ? event : `${event} (${wait})`;

export const stepLines = (step: Step): TextLine[] => [
  ...said(causeOf(step) || frameWords.atOnce, "event"),
  ...(step.guard ? [{ text: `[${step.guard}]`, look: "guard" as const }] : []),
  ...wrapped(step.description, "note"),
  ...(step.actions.length > 0 ? wrapped(`/ ${step.actions.join(", ")}`, "action") : []),
];

/** What stands in the box of a state. */
export const stateLines = (state: StatePart): TextLine[] => [
  ...said(`${state.name}${state.closed ? " +" : ""}`, "name"),
  ...(state.tags.length > 0 ? wrapped(state.tags.map((tag) => `#${tag}`).join(" "), "note") : []),
  ...said(state.description, "note"),
  ...state.invokes.flatMap((name) => framed("runs", "action", ` ${name}`)),
  ...(state.entry.length > 0 ? framed("entry", "action", ` ${state.entry.join(", ")}`) : []),
  ...(state.exit.length > 0 ? framed("exit", "action", ` ${state.exit.join(", ")}`) : []),
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

import { type Box, charsIn, type Drawing, type TextLine, type, wordsBox } from "./drawing.ts";

/** Of a note, in pixels. */
const note = { charWidth: type.charWidth, height: 17, ends: 10 };

export interface PlacedNote extends Box {
  id: string;
  text: string;
}

type Noted = Box & { id: string; text: string };

/** How much of two boxes is the same, in square pixels. */
const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The box of each line, as high as its letters. */
const boxesOf = (lines: readonly TextLine[], { x, y }: Pick<Box, "x" | "y">): Box[] =>
  lines.map(({ text }, at) => ({
    x,
    y: y + at * type.line + 2,
    width: charsIn(text) * type.charWidth,
    height: type.size + 1,
  }));

/** All words of a drawing. */
export const wordsIn = ({ states, arrows }: Drawing): Box[] => [
  ...states.flatMap((state) => boxesOf(state.lines, wordsBox(state))),
  ...arrows.flatMap(({ label }) =>
    label ? boxesOf(label.lines, { x: label.x + 4, y: label.y + 2 }) : [],
  ),
];

/** On the edges of its box, the upper right corner first, then beside it. */
function placesFor({ x, y, width, height }: Box, wide: number): Pick<Box, "x" | "y">[] {
  const right = x + width - wide + 6;
  const along = Array.from({ length: 13 }, (_, at) => right - (at * (right - x + 6)) / 12);
  const heights = [y - 11, y - 15, y - note.height, y + height - 4, y + height];
  const beside = [x + width + 2, x - wide - 2].flatMap((left) =>
    Array.from({ length: 9 }, (_, at) => ({
      x: left,
      y: y - note.height + (at * (height + note.height)) / 8,
    })),
  );
  return [...heights.flatMap((top) => along.map((left) => ({ x: left, y: top }))), ...beside];
}

/** Notes at their states and arrows where they cover no words and no other note, or the least of them. */
export function placedNotes(
  drawing: Drawing,
  notes: ReadonlyMap<string | number, string>,
): PlacedNote[] {
  const noted = [
    ...drawing.states.map(({ id, x, y, width, height }) => {
      return { id, text: notes.get(id), x, y, width, height };
    }),
    ...drawing.arrows.flatMap(({ id, number, label }) =>
      label && number !== null ? [{ ...label, id, text: notes.get(number) }] : [],
    ),
  ].filter((one): one is Noted => one.text !== undefined);
  const taken = wordsIn(drawing);
  return noted.map(({ id, text, ...box }) => {
    const width = charsIn(text) * note.charWidth + note.ends;
    const size = { width, height: note.height };
    const covered = (place: Box) => taken.reduce((sum, one) => sum + shared(place, one), 0);
    const places = placesFor(box, width).map((place) => ({ ...place, ...size }));
    const best =
      places.find((place) => covered(place) === 0) ??
      places.toSorted((one, other) => covered(one) - covered(other))[0]!;
    taken.push(best);
    return { id, text, ...best };
  });
}

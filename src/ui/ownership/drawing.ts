import { type Holder, type Holders, litLinks } from "./holders.ts";
import { type Place, rowsOf } from "./rows.ts";
import { textWidth, wrapped } from "./text-width.ts";
import { type Wire, wiresOf } from "./wires.ts";

/** In CSS pixels. The chart is not scaled: its text is never smaller than 12. */
export const measure = {
  width: 624,
  box: 208,
  smallestBox: 132,
  applicant: 288,
  lane: 12,
  gap: 16,
  padding: 14,
  name: 13,
  nameLine: 17,
  note: 12,
  noteLine: 16,
  pill: 50,
  pillHeight: 22,
} as const;

export interface Box {
  readonly holder: Holder;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  /** The share is on a separate line. */
  readonly apart: boolean;
}

export interface Drawing {
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
}

/** The layout of the chart; null where a row has more boxes than fit side by side. */
export function drawingOf(chart: Holders): Drawing | null {
  const { rows, steps } = rowsOf(chart);
  const width = Math.min(measure.box, ...rows.map(widthIn));
  const outgoing = (id: string) => chart.links.filter((link) => link.from === id).length;
  const crowded = chart.holders.some(({ id }) => outgoing(id) * (measure.pill + 8) > width);
  if (width < measure.smallestBox || crowded) return null;
  const holders = new Map(chart.holders.map((holder) => [holder.id, holder]));
  const middles = new Map<string, number>();
  const sized = rows.map((row) => {
    const placed = spread(row, width);
    for (const { place, x, wide } of placed) middles.set(place.key, x + wide / 2);
    const boxes = placed.flatMap(({ place, x, wide }) =>
      place.id === null ? [] : [boxOf(holders.get(place.id)!, x, wide)],
    );
    return { boxes, height: Math.max(...boxes.map((box) => box.height)) };
  });
  const { wires, gaps } = wiresOf({ steps, middles, width, lit: litLinks(chart) });
  let y = 0;
  const tops: number[] = [];
  for (let level = rows.length - 1; level >= 0; level -= 1) {
    tops[level] = y;
    y += sized[level]!.height + (level > 0 ? gaps[level]! : 0);
  }
  const bottoms = tops.map((top, level) => top + sized[level]!.height);
  return {
    height: y,
    boxes: sized.flatMap(({ boxes, height }, level) =>
      boxes.map((box) => ({ ...box, y: tops[level]!, height })),
    ),
    wires: wires(tops, bottoms),
  };
}

function widthIn(row: readonly Place[]): number {
  const lanes = row.filter(({ id }) => id === null).length;
  const boxes = row.length - lanes;
  const left = measure.width - lanes * measure.lane - (row.length - 1) * measure.gap;
  return boxes === 0 ? measure.box : left / boxes;
}

/** Places the boxes of a row and divides the free space between them. */
function spread(row: readonly Place[], width: number) {
  const wides = row.map(({ id }, _, all) => {
    if (id === null) return measure.lane;
    return all.length === 1 ? Math.max(width, measure.applicant) : width;
  });
  const free = measure.width - wides.reduce((sum, wide) => sum + wide, 0);
  const each = free / row.length;
  let x = each / 2;
  return row.map((place, at) => {
    const wide = wides[at]!;
    const here = { place, x, wide };
    x += wide + each;
    return here;
  });
}

function boxOf(holder: Holder, x: number, width: number): Box {
  const inner = width - 2 * measure.padding;
  const lines = wrapped(holder.name, inner, measure.name);
  const notes = wrapped(holder.note, inner, measure.note);
  const beside = textWidth(notes.at(-1)!, measure.note) + textWidth(holder.share, measure.note) + 8;
  const apart = beside > inner && holder.share !== "";
  const under = notes.length + (apart ? 1 : 0);
  const height =
    2 * measure.padding + lines.length * measure.nameLine + under * measure.noteLine - 4;
  return { holder, x, y: 0, width, height, lines, notes, apart };
}

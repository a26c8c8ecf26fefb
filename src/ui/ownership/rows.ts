import type { Holders, Link } from "./holders.ts";

/** A holder's box, or a gap for a connector that passes through the row. */
export interface Place {
  readonly key: string;
  readonly id: string | null;
}

/** The part of a link between two neighbouring rows. */
export interface Step {
  readonly link: Link;
  readonly from: string;
  readonly to: string;
  /** The row of the upper end, counted from the applicant's row. */
  readonly level: number;
}

export interface Rows {
  /** The applicant's row is first; places from left to right. */
  readonly rows: readonly (readonly Place[])[];
  readonly steps: readonly Step[];
}

/** Puts each holder one row above the highest of what it holds, and close to what it holds. */
export function rowsOf({ holders, links }: Holders): Rows {
  const levels = new Map<string, number>();
  const level = (id: string): number => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    const above = links.filter((link) => link.from === id).map((link) => level(link.to) + 1);
    const found = Math.max(0, ...above);
    levels.set(id, found);
    return found;
  };
  const rows: Place[][] = [];
  const put = (at: number, place: Place) => (rows[at] ??= []).push(place);
  for (const { id } of holders) put(level(id), { key: id, id });
  const steps: Step[] = [];
  for (const link of links) {
    let from = link.from;
    for (let at = level(link.from); at > level(link.to); at -= 1) {
      const isLast = at - 1 === level(link.to);
      const to = isLast ? link.to : `${link.from} ${link.to} ${at - 1}`;
      if (!isLast) put(at - 1, { key: to, id: null });
      steps.push({ link, from, to, level: at });
      from = to;
    }
  }
  return { rows: inOrder(rows, steps), steps };
}

/** Orders each row by the middle of its targets, so that few connectors cross. */
function inOrder(rows: readonly Place[][], steps: readonly Step[]): Place[][] {
  const position = new Map<string, number>();
  return rows.map((row) => {
    const middle = (place: Place): number => {
      const ends = steps.filter((step) => step.from === place.key);
      const sum = ends.reduce((total, step) => total + (position.get(step.to) ?? 0), 0);
      return ends.length === 0 ? 1 : sum / ends.length;
    };
    const ordered = row.toSorted((a, b) => middle(a) - middle(b));
    for (const [at, place] of ordered.entries())
      position.set(place.key, (at + 0.5) / ordered.length);
    return ordered;
  });
}

import type { Link } from "./holders.ts";
import type { Step } from "./rows.ts";

/** A connector: its line, the tip of its arrow, and the pill with the stake. */
export interface Wire {
  readonly key: string;
  readonly line: string;
  readonly tip: { readonly x: number; readonly y: number };
  readonly pill: { readonly x: number; readonly y: number; readonly stake: string };
  readonly lit: boolean;
}

interface Ends {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  lane: number;
}

interface Given {
  readonly steps: readonly Step[];
  readonly middles: ReadonlyMap<string, number>;
  readonly width: number;
  readonly lit: ReadonlySet<Link>;
}

const radius = 6;
const toPill = 10;
const pillHeight = 22;
const toLane = pillHeight + toPill + 12;
const betweenLanes = 10;
const toTip = 22;

/** Lays out connectors with one bend in each gap between rows, in separate lanes where they would overlap. */
export function wiresOf({ steps, middles, width, lit }: Given) {
  const ends = steps.map((step): Ends => {
    const isFirst = step.from === step.link.from;
    const isLast = step.to === step.link.to;
    const out = steps.filter((other) => other.from === step.from);
    const into = steps.filter((other) => other.to === step.to);
    const from = isFirst ? shifted(step, out, "from", "to", middles, width) : 0;
    const to = isLast ? shifted(step, into, "to", "from", middles, width) : 0;
    return {
      step,
      from: middles.get(step.from)! + from,
      to: middles.get(step.to)! + to,
      lane: 0,
    };
  });
  const levels = [...new Set(steps.map(({ level }) => level))];
  const gaps: number[] = [];
  for (const level of levels) {
    const here = ends.filter(({ step }) => step.level === level);
    gaps[level] = toLane + inLanes(here) * betweenLanes + toTip;
  }
  const wires = (tops: readonly number[], bottoms: readonly number[]): Wire[] =>
    [...new Set(steps.map(({ link }) => link))].map((link) => {
      const parts = ends.filter(({ step }) => step.link === link);
      const [first, last] = [parts[0]!, parts.at(-1)!];
      const top = bottoms[first.step.level]!;
      const y = tops[last.step.level - 1]! - 1;
      const bends = parts.map(({ step, from, to, lane }) =>
        bend(from, to, bottoms[step.level]! + toLane + lane * betweenLanes),
      );
      return {
        key: `${link.from} ${link.to}`,
        line: `M${first.from} ${top}${bends.join("")}V${y}`,
        tip: { x: last.to, y },
        pill: { x: first.from, y: top + toPill + pillHeight / 2, stake: link.stake },
        lit: lit.has(link),
      };
    });
  return { wires, gaps };
}

/** The offset of a connector's end from the middle of its box, in the order of its siblings. */
function shifted(
  step: Step,
  siblings: readonly Step[],
  own: "from" | "to",
  other: "from" | "to",
  middles: ReadonlyMap<string, number>,
  width: number,
): number {
  const ordered = siblings.toSorted((a, b) => middles.get(a[other])! - middles.get(b[other])!);
  const room = own === "from" ? width : Math.min(width, 48 * siblings.length);
  return (room * (ordered.indexOf(step) + 0.5)) / siblings.length - room / 2;
}

/** Assigns a lane to each connector of a gap and returns the number of lanes; the outermost is on top. */
function inLanes(ends: Ends[]): number {
  const bent = ends.filter(({ from, to }) => Math.abs(from - to) >= 1);
  const right = bent.filter(({ from, to }) => to > from).toSorted((a, b) => b.from - a.from);
  const left = bent.filter(({ from, to }) => to < from).toSorted((a, b) => a.from - b.from);
  const placed: Ends[] = [];
  for (const end of [...right, ...left]) {
    const taken = placed.filter((other) => overlap(end, other)).map(({ lane }) => lane);
    end.lane = Math.max(-1, ...taken) + 1;
    placed.push(end);
  }
  return Math.max(0, ...bent.map(({ lane }) => lane));
}

const overlap = (a: Ends, b: Ends) =>
  Math.min(a.from, a.to) <= Math.max(b.from, b.to) + radius &&
  Math.min(b.from, b.to) <= Math.max(a.from, a.to) + radius;

/** Down, across at height y, and down again, with rounded corners. */
function bend(from: number, to: number, y: number): string {
  const across = to - from;
  if (Math.abs(across) < 1) return "";
  const round = Math.min(radius, Math.abs(across) / 2);
  const side = Math.sign(across) * round;
  return `V${y - round}Q${from} ${y} ${from + side} ${y}H${to - side}Q${to} ${y} ${to} ${y + round}`;
}

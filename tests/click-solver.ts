import sharp from "sharp";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { type Shape, shapes } from "#contract/captcha.ts";
import { density, drawShape, side } from "#server/outside/captcha-shapes.ts";
import { pixelsOf } from "./slide-solver.ts";

/** The dark pixels of one thing in the picture, as seen from their middle. */
interface Island {
  x: number;
  y: number;
  spots: ReadonlySet<number>;
}

const dark = 145;
const least = 500;
const reach = 256;
const spot = (x: number, y: number) => (y + reach) * reach * 2 + x + reach;

/**
 * Finds the shapes as eyes do, from the picture alone: each dark spot is compared with what the
 * shapes look like, turned a little. Gives the x and y of each press, in the order that is asked.
 */
export async function solveClick({
  picture,
  order,
}: Pick<Extract<PuzzleReply, { kind: "click" }>, "picture" | "order">): Promise<number[]> {
  const { data, width, height } = await pixelsOf(picture);
  const isDark = (at: number) =>
    Math.max(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!) < dark;
  const islands = islandsOf(width, height, isDark);
  const looks = await known();
  return order.flatMap((shape) => {
    const alike = islands.map(({ spots }) =>
      Math.max(...looks[shape].map((look) => likeness(look, spots))),
    );
    const { x, y } = islands[alike.indexOf(Math.max(...alike))]!;
    return [Math.round(x / density), Math.round(y / density)];
  });
}

function islandsOf(width: number, height: number, isDark: (at: number) => boolean): Island[] {
  const seen = new Uint8Array(width * height);
  const found: Island[] = [];
  for (let from = 0; from < seen.length; from += 1) {
    if (seen[from] === 1 || !isDark(from)) continue;
    const own = [from];
    seen[from] = 1;
    for (const at of own)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (next >= 0 && next < seen.length && seen[next] === 0 && isDark(next)) {
          seen[next] = 1;
          own.push(next);
        }
    if (own.length >= least) found.push(island(own, width));
  }
  return found;
}

function island(pixels: readonly number[], width: number): Island {
  const mean = (of: (at: number) => number) =>
    Math.round(pixels.reduce((sum, at) => sum + of(at), 0) / pixels.length);
  const x = mean((at) => at % width);
  const y = mean((at) => Math.floor(at / width));
  const spots = pixels.map((at) => spot((at % width) - x, Math.floor(at / width) - y));
  return { x, y, spots: new Set(spots) };
}

const turns = [-20, -15, -10, -5, 0, 5, 10, 15, 20];
const drawnSmaller = 0.8;

async function lookOf(shape: Shape, turn: number): Promise<ReadonlySet<number>> {
  const raw = { width: side, height: side, channels: 4 as const };
  const { data, info } = await sharp(drawShape(shape, [0, 0, 0, 255]), { raw })
    .resize(Math.round(side * drawnSmaller))
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all = Array.from({ length: info.width * info.height }, (_, at) => at);
  const black = all.filter((at) => data[at * 4 + 3]! > dark && data[at * 4]! < dark);
  return island(black, info.width).spots;
}

let learnt: Promise<Record<Shape, ReadonlySet<number>[]>> | undefined;

function known() {
  learnt ??= Promise.all(
    shapes.map(
      async (shape) =>
        [shape, await Promise.all(turns.map((turn) => lookOf(shape, turn)))] as const,
    ),
  ).then((all) => Object.fromEntries(all) as Record<Shape, ReadonlySet<number>[]>);
  return learnt;
}

/** How much of both is the same, from 0 to 1. */
function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const common = [...one].filter((at) => other.has(at)).length;
  return common / (one.size + other.size - common);
}

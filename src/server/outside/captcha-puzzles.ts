import { pbkdf2, randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";
import { captchaLimits, type Shape, shapes } from "#contract/captcha.ts";
import { semaphore } from "../semaphore.ts";
import type { Captcha, Challenge, Shown } from "./captcha.ts";
import { density, drawShape, side } from "./captcha-shapes.ts";

const { piece, slideWithin, clickWithin, shapesShown, shapesAsked, workTries, workRounds } =
  captchaLimits;
const width = captchaLimits.width * density;
const height = captchaLimits.height * density;
const canvas = { raw: { width, height, channels: 3 as const } };
const tile = { raw: { width: side, height: side, channels: 4 as const } };
const queueLength = 50;
const margin = 4;

type Accepts = (answer: readonly number[], given: readonly number[]) => boolean;

const accepts: Record<Shown["kind"], Accepts> = {
  slide: ([right = 0], [given = NaN]) => Math.abs(right - given) <= slideWithin,
  click: (answer, given) =>
    answer.length === given.length &&
    pairs(answer).every(([x, y], index) => {
      const [gx, gy] = pairs(given)[index]!;
      return Math.hypot(gx - x, gy - y) <= clickWithin;
    }),
  work: ([right], given) => given.length === 1 && given[0] === right,
};

const pairs = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2]!, numbers[at * 2 + 1]!]);

/** Our own puzzles, drawn outside the event loop, as many at once as there are cores; fifty wait, the rest is refused as overloaded. */
export function openPuzzles(): Captcha {
  const limit = semaphore(availableParallelism(), queueLength);
  return {
    make: (wanted) => limit(wanted === "work" ? drawWork : [drawSlide, drawClick][randomInt(2)]!),
    accepts: (kind, answer, given) => accepts[kind](answer, given),
  };
}

async function drawSlide(): Promise<Challenge> {
  const right = randomInt(piece + margin * 2, captchaLimits.width - piece - margin);
  const top = randomInt(margin, captchaLimits.height - piece - margin);
  const at = { left: right * density, top: top * density };
  const [shape] = drawn(shapes, 1) as [Shape];
  const ground = await background(0.6, 60);
  const gap = { input: drawShape(shape, [0, 0, 0, 150]), ...tile, ...at };
  const cut = await sharp(ground, canvas)
    .extract({ ...at, width: side, height: side })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [picture, cutOut] = await Promise.all([
    jpeg(sharp(ground, canvas).composite([gap])),
    sharp(cut, tile)
      .composite([
        { input: drawShape(shape, [255, 255, 255, 255]), ...tile, blend: "dest-in" },
        { input: drawShape(shape, [255, 255, 255, 0]), ...tile },
      ])
      .png()
      .toBuffer(),
  ]);
  const shown = { kind: "slide" as const, picture, piece: addressOf("png", cutOut), top };
  return { shown, answer: [right] };
}

/** Dark enough to stand out from the ground, whichever is drawn. */
const fills = [
  [20, 60, 120],
  [120, 30, 40],
  [20, 90, 60],
  [90, 40, 110],
  [110, 65, 10],
] as const;

const columns = 5;
const cellWidth = captchaLimits.width / columns;
const cellHeight = captchaLimits.height / 2;

/** Each shape stands somewhere in a cell of its own, turned a little. */
async function drawClick(): Promise<Challenge> {
  const cells = drawn(
    Array.from({ length: columns * 2 }, (_, cell) => cell),
    shapesShown,
  );
  const colours = drawn(fills, shapesShown);
  const placed = await Promise.all(
    drawn(shapes, shapesShown).map(async (shape, index) => {
      const cell = cells[index]!;
      const room = { x: cellWidth - piece, y: cellHeight - piece };
      const x = (cell % columns) * cellWidth + piece / 2 + randomInt(room.x + 1);
      const y = Math.floor(cell / columns) * cellHeight + piece / 2 + randomInt(room.y + 1);
      return { shape, x, y, layer: await turned(shape, [...colours[index]!, 255], x, y) };
    }),
  );
  const ground = await background(0.3, 165);
  const picture = await jpeg(sharp(ground, canvas).composite(placed.map(({ layer }) => layer)));
  const asked = drawn(placed, shapesAsked);
  return {
    shown: { kind: "click", picture, order: asked.map(({ shape }) => shape) },
    answer: asked.flatMap(({ x, y }) => [x, y]),
  };
}

async function turned(
  shape: Shape,
  colour: [number, number, number, number],
  x: number,
  y: number,
) {
  const { data, info } = await sharp(drawShape(shape, colour), tile)
    .resize(Math.round(side * 0.8))
    .rotate(randomInt(-20, 21), { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const left = Math.round(x * density - info.width / 2);
  return { input: data, raw, left, top: Math.round(y * density - info.height / 2) };
}

const derive = promisify(pbkdf2);
const targetBytes = 16;

async function drawWork(): Promise<Challenge> {
  const number = randomInt(workTries);
  const salt = randomBytes(targetBytes);
  const target = await derive(String(number), salt, workRounds, targetBytes, "sha256");
  const shown = {
    kind: "work" as const,
    salt: salt.toString("base64"),
    target: target.toString("base64"),
    most: workTries,
    rounds: workRounds,
  };
  return { shown, answer: [number] };
}

const spots = { raw: { width: 12, height: 6, channels: 3 as const } };

/** Spots of muted colours flowing into each other; their light lies from `least` on, over a `span` of it. */
function background(span: number, least: number): Promise<Buffer> {
  const pixels = randomBytes(spots.raw.width * spots.raw.height * spots.raw.channels);
  const muted = pixels.map((channel, at) => {
    const grey = pixels[at - (at % 3)]!;
    return least + span * (0.5 * channel + 0.5 * grey);
  });
  return sharp(muted, spots)
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}

const jpeg = async (image: Sharp) =>
  addressOf("jpeg", await image.jpeg({ quality: 80 }).toBuffer());

const addressOf = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;

/** So many of a list, each once, in an order that nobody can foresee. */
function drawn<Item>(all: readonly Item[], count: number): Item[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]!);
}

import { pbkdf2, randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { captchaLimits, shapes } from "#contract/accounts/captcha.ts";
import { semaphore } from "../jobs/semaphore.ts";
import type { Captcha, Challenge, Shown } from "./captcha.ts";
import { density, drawShape, side, tileOf } from "./captcha-shapes.ts";

const { piece, slideWithin, clickWithin, shapesShown, shapesAsked, workTries, workRounds } =
  captchaLimits;
const width = captchaLimits.width * density;
const height = captchaLimits.height * density;
const canvas = { raw: { width, height, channels: 3 as const } };
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

/** As many at once as cores; 50 wait, the rest is rejected as overloaded. */
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
  const shape = drawn(shapes, 1)[0]!;
  const ground = await background(0.6, 60);
  const at = { left: right * density, top: top * density };
  const cutOut = await sharp(ground, canvas)
    .extract({ ...at, width: side, height: side })
    .ensureAlpha()
    .composite([
      { input: drawShape(shape, [255, 255, 255, 255]), ...tileOf, blend: "dest-in" },
      { input: drawShape(shape, [0, 0, 0, 0]), ...tileOf },
    ])
    .png()
    .toBuffer();
  const gap = { input: drawShape(shape, [0, 0, 0, 150]), ...tileOf, ...at };
  const picture = await drawOn(ground, [gap]);
  const shown = { kind: "slide" as const, picture, piece: addressOf("png", cutOut), top };
  return { shown, answer: [right] };
}

/** Dark enough to contrast with the background. */
const fills = [
  [20, 60, 120, 255],
  [120, 30, 40, 255],
  [20, 90, 60, 255],
  [90, 40, 110, 255],
  [110, 65, 10, 255],
] as const;

const columns = 5;
const cell = { width: captchaLimits.width / columns, height: captchaLimits.height / 2 };

async function drawClick(): Promise<Challenge> {
  const cells = drawn([...Array(columns * 2).keys()], shapesShown);
  const colours = drawn(fills, shapesShown);
  const all = drawn(shapes, shapesShown).map((shape, index) => {
    const left = (cells[index]! % columns) * cell.width + randomInt(cell.width - piece + 1);
    const row = Math.floor(cells[index]! / columns);
    const top = row * cell.height + randomInt(cell.height - piece + 1);
    const input = drawShape(shape, colours[index]!, 0.8, randomInt(-20, 21));
    const layer = { input, ...tileOf, left: left * density, top: top * density };
    return { shape, layer, middle: [left + piece / 2, top + piece / 2] };
  });
  const asked = drawn(all, shapesAsked);
  const layers = all.map(({ layer }) => layer);
  return {
    shown: {
      kind: "click",
      picture: await drawOn(await background(0.3, 165), layers),
      order: asked.map(({ shape }) => shape),
    },
    answer: asked.flatMap(({ middle }) => middle),
  };
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

/** Light from `least` to `least + span`. */
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

async function drawOn(ground: Buffer, layers: OverlayOptions[]): Promise<string> {
  const image = sharp(ground, canvas).composite(layers).jpeg({ quality: 80 });
  return addressOf("jpeg", await image.toBuffer());
}

const addressOf = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;

/** `count` random items, each once. */
function drawn<Item>(all: readonly Item[], count: number): Item[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]!);
}

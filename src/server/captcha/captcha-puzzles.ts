import { pbkdf2, randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import sharp from "sharp";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { semaphore } from "../jobs/semaphore.ts";
import type { Captcha, Challenge } from "./captcha.ts";

const { piece, slideWithin, workTries, workRounds } = captchaLimits;
/** Pixels drawn per picture pixel, for high-density screens. */
const density = 2;
const side = piece * density;
const [width, height] = [captchaLimits.width * density, captchaLimits.height * density];
const canvas = { raw: { width, height, channels: 3 as const } };
const queueLength = 50;
const margin = 4;

/** As many at once as cores; 50 wait, the rest is rejected as overloaded. */
export function openPuzzles(): Captcha {
  const limit = semaphore(availableParallelism(), queueLength);
  return {
    make: (wanted) => limit(wanted === "work" ? drawWork : drawSlide),
    accepts: (kind, answer, given) =>
      kind === "work" ? given === answer : Math.abs(answer - given) <= slideWithin,
  };
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const isNear = (x: number, y: number) => Math.hypot(x, y) < 7;

/** Whether a point of the square belongs to the jigsaw piece. */
function isInPiece(x: number, y: number): boolean {
  const middle = piece / 2;
  const isBody = Math.max(Math.abs(x - middle), Math.abs(y - middle)) < 18;
  const isKnob = isNear(x - middle, y - 9) || isNear(x - 9, y - middle);
  const isNotch = isNear(x - 47, y - middle) || isNear(x - middle, y - 47);
  return (isBody || isKnob) && !isNotch;
}

/** The piece with a white edge. */
function drawPiece(fill: Colour): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [(at % side) / density, Math.floor(at / side) / density];
    if (!isInPiece(x, y)) continue;
    const isEdge = ![-1, 1].every((off) => isInPiece(x + off, y) && isInPiece(x, y + off));
    pixels.set(isEdge ? [255, 255, 255, 255] : fill, at * 4);
  }
  return pixels;
}

const pieceLayer = (fill: Colour) => ({
  input: drawPiece(fill),
  raw: { width: side, height: side, channels: 4 as const },
});

async function drawSlide(): Promise<Challenge> {
  const right = randomInt(piece + margin * 2, captchaLimits.width - piece - margin);
  const top = randomInt(margin, captchaLimits.height - piece - margin);
  const ground = await background();
  const at = { left: right * density, top: top * density };
  const cutOut = await sharp(ground, canvas)
    .extract({ ...at, width: side, height: side })
    .ensureAlpha()
    .composite([{ ...pieceLayer([0, 0, 0, 255]), blend: "dest-in" }, pieceLayer([0, 0, 0, 0])])
    .png()
    .toBuffer();
  const picture = await sharp(ground, canvas)
    .composite([{ ...pieceLayer([0, 0, 0, 150]), ...at }])
    .jpeg({ quality: 80 })
    .toBuffer();
  const shown = {
    kind: "slide" as const,
    picture: dataUrl("jpeg", picture),
    piece: dataUrl("png", cutOut),
    top,
  };
  return { shown, answer: right };
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
  return { shown, answer: number };
}

const spots = { raw: { width: 12, height: 6, channels: 3 as const } };
const [darkest, span] = [60, 0.6];

/** Muted random colours that flow into each other. */
function background(): Promise<Buffer> {
  const pixels = randomBytes(spots.raw.width * spots.raw.height * spots.raw.channels);
  const muted = pixels.map((channel, at) => {
    const grey = pixels[at - (at % 3)]!;
    return darkest + span * (0.5 * channel + 0.5 * grey);
  });
  return sharp(muted, spots)
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}

const dataUrl = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;

import { pbkdf2, randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { semaphore } from "../jobs/semaphore.ts";
import type { Captcha, Challenge } from "./captcha.ts";

const { piece, slideWithin, workTries, workRounds } = captchaLimits;
/** Pixels drawn per picture pixel, for high-density screens. */
const density = 2;
const side = piece * density;
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

/** The grey shape of the piece at twice its size: in the picture it is multiplied, for the piece it is the mask. */
const jigsaw = join(import.meta.dirname, "jigsaw.png");

async function drawSlide(): Promise<Challenge> {
  const right = randomInt(piece + margin * 2, captchaLimits.width - piece - margin);
  const top = randomInt(margin, captchaLimits.height - piece - margin);
  const at = { left: right * density, top: top * density };
  const ground = await background();
  const cutOut = sharp(ground)
    .extract({ ...at, width: side, height: side })
    .ensureAlpha()
    .composite([{ input: jigsaw, blend: "dest-in" }]);
  const picture = sharp(ground).composite([{ input: jigsaw, blend: "multiply", ...at }]);
  const shown = {
    kind: "slide" as const,
    picture: dataUrl("jpeg", await picture.jpeg({ quality: 80 }).toBuffer()),
    piece: dataUrl("png", await cutOut.png().toBuffer()),
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

/** Random colours that flow into each other. */
function background(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 130, sigma: 35 };
  const spots = { width: 12, height: 6, channels: 3 as const, background: "black", noise };
  const size = { width: captchaLimits.width * density, height: captchaLimits.height * density };
  return sharp({ create: spots })
    .resize({ ...size, fit: "fill", kernel: "cubic" })
    .png()
    .toBuffer();
}

const dataUrl = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;

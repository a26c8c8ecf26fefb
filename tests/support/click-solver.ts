import sharp, { type Sharp } from "sharp";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { captchaLimits, type Shape } from "#contract/accounts/captcha.ts";
import { drawShape, tileOf } from "#server/captcha/captcha-shapes.ts";

/** Pixels of the picture in a cell that is compared as one. */
const cell = 2;
const wide = captchaLimits.width / cell;
const high = captchaLimits.height / cell;
const side = captchaLimits.piece / cell;
const turns = [-20, -15, -10, -5, 0, 5, 10, 15, 20];
const dark = 120;

/** One for each dark cell, nought for the others. */
async function darkCells(image: Sharp, width: number, height: number): Promise<Uint8Array> {
  const grey = image.flatten({ background: "#fff" }).resize(width, height, { fit: "fill" });
  return Uint8Array.from(await grey.greyscale().raw().toBuffer(), (light) => Number(light < dark));
}

/** Finds each asked shape in the picture alone: where it, turned a little, covers most of what is dark. Gives x and y of each press. */
export async function solveClick({
  picture,
  order,
}: Pick<Extract<PuzzleReply, { kind: "click" }>, "picture" | "order">): Promise<number[]> {
  const seen = await darkCells(sharp(Buffer.from(picture.split(",")[1]!, "base64")), wide, high);
  const places = await Promise.all(order.map((shape) => placeOf(shape, seen)));
  return places.flat();
}

async function placeOf(shape: Shape, seen: Uint8Array): Promise<[number, number]> {
  let best = { likeness: -Infinity, x: 0, y: 0 };
  for (const turn of turns) {
    const look = sharp(drawShape(shape, [0, 0, 0, 255], 0.8, turn), tileOf);
    const wanted = await darkCells(look, side, side);
    const size = wanted.reduce((sum, isDark) => sum + isDark);
    for (let y = 0; y <= high - side; y += 1)
      for (let x = 0; x <= wide - side; x += 1) {
        // Every shape is dark in its middle.
        if (seen[(y + side / 2) * wide + x + side / 2] === 0) continue;
        let likeness = -size;
        for (let at = 0; at < wanted.length; at += 1) {
          const isThere = seen[(y + Math.floor(at / side)) * wide + x + (at % side)]!;
          likeness += isThere * (3 * wanted[at]! - 1);
        }
        if (likeness > best.likeness) best = { likeness, x, y };
      }
  }
  return [(best.x + side / 2) * cell, (best.y + side / 2) * cell];
}

import sharp from "sharp";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The pixels of a picture in an address, four channels each. */
export async function pixelsOf(address: string): Promise<Pixels> {
  const bytes = Buffer.from(address.split(",")[1]!, "base64");
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Finds the gap as eyes do, from the pictures alone: where the piece, darkened, is most like what
 * stands in the picture at its height. Gives how far the piece has to be moved.
 */
export async function solveSlide(
  puzzle: Pick<Extract<PuzzleReply, { kind: "slide" }>, "picture" | "piece" | "top">,
): Promise<number> {
  const [picture, piece] = await Promise.all([pixelsOf(puzzle.picture), pixelsOf(puzzle.piece)]);
  const density = picture.width / captchaLimits.width;
  const left = Array.from({ length: picture.width - piece.width }, (_, x) => x);
  const unlike = left.map((x) => difference(picture, piece, x, puzzle.top * density));
  return unlike.indexOf(Math.min(...unlike)) / density;
}

const solid = 255;

function difference(picture: Pixels, piece: Pixels, left: number, top: number): number {
  let sum = 0;
  for (let y = 0; y < piece.height; y += 2)
    for (let x = 0; x < piece.width; x += 2) {
      const at = (y * piece.width + x) * 4;
      if (piece.data[at + 3] !== solid) continue;
      const there = ((top + y) * picture.width + left + x) * 4;
      const isEdge = piece.data[at] === solid && piece.data[at + 1] === solid;
      const dark = isEdge ? 1 : 105 / 255;
      for (let channel = 0; channel < 3; channel += 1)
        sum += Math.abs(picture.data[there + channel]! - piece.data[at + channel]! * dark);
    }
  return sum;
}

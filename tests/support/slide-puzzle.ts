import type { Page } from "playwright";
import sharp from "sharp";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import type { PuzzleReply } from "#contract/calls/captcha.ts";

const { width, height, piece } = captchaLimits;
const middle = piece / 2;

/** The colours of one line of a picture at its natural size, without the alpha channel. */
async function lineOf(address: string, size: { width: number; height: number }, y: number) {
  const bytes = Buffer.from(address.split(",")[1]!, "base64");
  const line = { left: 0, top: y, width: size.width, height: 1 };
  const small = await sharp(bytes).removeAlpha().resize(size).toBuffer();
  return sharp(small).extract(line).raw().toBuffer();
}

/** Gives how far the piece has to be moved: to where its middle line, in shade, is most like the picture. */
export async function solveSlide(
  puzzle: Pick<PuzzleReply, "picture" | "piece" | "top">,
): Promise<number> {
  const picture = await lineOf(puzzle.picture, { width, height }, puzzle.top + middle);
  const cutOut = await lineOf(puzzle.piece, { width: piece, height: piece }, middle);
  const shade = 105 / 255;
  const inside = Array.from({ length: 34 * 3 }, (_, at) => 4 * 3 + at);
  const unlike = Array.from({ length: width - piece }, (_, left) =>
    inside
      .map((at) => Math.abs(picture[left * 3 + at]! - cutOut[at]! * shade))
      .reduce((sum, each) => sum + each),
  );
  return unlike.indexOf(Math.min(...unlike));
}

/** Drags the handle of the slider on the page to the gap, or far from it. */
export async function answerSlide(page: Page, isRight: boolean): Promise<void> {
  const pictures = page.getByRole("dialog").locator("img");
  const [picture, cutOut] = await pictures.evaluateAll((shown) =>
    shown.map((each) => ({ src: each.getAttribute("src")!, top: each.style.top })),
  );
  const top = Math.round((Number.parseFloat(cutOut!.top) / 100) * height);
  const right = await solveSlide({ picture: picture!.src, piece: cutOut!.src, top });
  const far = isRight ? right : right > (width - piece) / 2 ? 60 : 220;
  const slider = page.getByRole("slider");
  const [long, handle] = await slider.evaluate(({ clientWidth, clientHeight }) => [
    clientWidth,
    clientHeight,
  ]);
  const at = (value: number) => ({
    x: handle! / 2 + (value / (width - piece)) * (long! - handle!),
    y: handle! / 2,
  });
  await slider.dragTo(slider, { sourcePosition: at(0), targetPosition: at(far) });
}

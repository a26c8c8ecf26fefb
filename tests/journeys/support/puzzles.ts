import { expect } from "vitest";
import type { Locator, Page } from "playwright";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { captchaLimits, shapes, shapeLabels } from "#contract/accounts/captcha.ts";
import { solveClick } from "../../support/click-solver.ts";
import { solveSlide } from "../../support/slide-solver.ts";

type Kind = PuzzleReply["kind"];
type Say = (message: (typeof shapeLabels)["star"]) => string;

const { width, height, piece } = captchaLimits;
const patience = 20_000;
const pictures = (page: Page) => page.getByRole("dialog").locator("img");

/** The picture of the puzzle that stands there. */
export const pictureOf = (page: Page): Locator => pictures(page).first();
const sliderOf = (page: Page) => page.getByRole("slider");

async function kindOf(page: Page): Promise<Kind> {
  await pictureOf(page).waitFor();
  return (await sliderOf(page).isVisible()) ? "slide" : "click";
}

/** Presses the button for another puzzle until one of a kind stands there: the server chooses between two. */
export async function until(kind: Kind, page: Page, another: Locator): Promise<void> {
  const picture = pictureOf(page);
  while ((await kindOf(page)) !== kind) {
    const old = await picture.getAttribute("src");
    await another.click();
    const now = () => picture.getAttribute("src").catch(() => old);
    await expect.poll(now, { timeout: patience }).not.toEqual(old);
  }
}

const seen = async (picture: Locator) => (await picture.getAttribute("src")) ?? "";

/** How far the piece has to go, by what the page shows. */
async function gap(page: Page): Promise<number> {
  const cut = pictures(page).nth(1);
  const share = await cut.evaluate((element) => Number.parseFloat(element.style.top) / 100);
  const [picture, shown] = await Promise.all([seen(pictureOf(page)), seen(cut)]);
  return solveSlide({ picture, piece: shown, top: Math.round(share * height) });
}

/** Where to press, by what the page shows. */
async function places(page: Page, say: Say): Promise<number[]> {
  const named = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
  const order = named.map((name) => shapes.find((shape) => say(shapeLabels[shape]) === name)!);
  return solveClick({ picture: await seen(pictureOf(page)), order });
}

/** Where an element is once fonts and animations no longer move it. */
async function settledBox(element: Locator) {
  await element.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => {
      const { endTime } = effect!.getComputedTiming();
      return Number.isFinite(endTime as number);
    });
    await Promise.all(ending.map(({ finished }) => finished));
  });
  return (await element.boundingBox())!;
}

/** Drags the handle of the slider until the piece has gone so far. */
async function drag(page: Page, far: number): Promise<void> {
  const box = await settledBox(sliderOf(page));
  const handle = box.height;
  const y = box.y + handle / 2;
  const at = (value: number) =>
    box.x + handle / 2 + (value / (width - piece)) * (box.width - handle);
  await page.mouse.move(at(0), y);
  await page.mouse.down();
  await page.mouse.move(at(far / 2), y, { steps: 5 });
  await page.mouse.move(at(far), y, { steps: 5 });
  await page.mouse.up();
}

/** Presses the picture at each x and y, in its own pixels. */
export async function pressAt(page: Page, wanted: readonly number[]): Promise<void> {
  const box = await settledBox(pictureOf(page));
  for (let at = 0; at < wanted.length; at += 2) {
    const [x, y] = [wanted[at]! / width, wanted[at + 1]! / height];
    await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  }
}

/** Answers the puzzle that stands there as somebody who sees it would, or as somebody who errs. */
export async function answer(page: Page, say: Say, isRight = true): Promise<void> {
  if ((await kindOf(page)) === "slide") {
    const far = await gap(page);
    return drag(page, isRight ? far : far > (width - piece) / 2 ? 60 : 220);
  }
  const found = await places(page, say);
  return pressAt(page, isRight ? found : [...found.slice(2), ...found.slice(0, 2)]);
}

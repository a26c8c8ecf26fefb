import type { Locator, Page } from "playwright";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { solveSlide } from "../../support/slide-solver.ts";

const { width, height, piece } = captchaLimits;
const pictures = (page: Page) => page.getByRole("dialog").locator("img");
const source = async (picture: Locator) => (await picture.getAttribute("src")) ?? "";

/** How far the piece has to be moved, by what the page shows. */
async function gap(page: Page): Promise<number> {
  const cut = pictures(page).nth(1);
  const share = await cut.evaluate((element) => Number.parseFloat(element.style.top) / 100);
  const [picture, shown] = await Promise.all([source(pictures(page).first()), source(cut)]);
  return solveSlide({ picture, piece: shown, top: Math.round(share * height) });
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

/** Answers the puzzle on the page by dragging the handle of its slider, rightly or wrongly. */
export async function answer(page: Page, isRight = true): Promise<void> {
  const slider = page.getByRole("slider");
  const right = await gap(page);
  const far = isRight ? right : right > (width - piece) / 2 ? 60 : 220;
  const box = await settledBox(slider);
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

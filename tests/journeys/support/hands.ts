import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { limits } from "#contract/limits.ts";

export type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

/** How a person uses the controls of a page: by pointer, by finger or by keyboard alone. */
export interface Hand {
  readonly page: Page;
  /** Types into an input, over what stands there. */
  enter(input: Locator, text: string): Promise<void>;
  /** Presses a button or a link. */
  press(control: Locator): Promise<void>;
  /** Ticks a box or chooses one of several. */
  tick(control: Locator): Promise<void>;
  /** Types into a list to type into and takes the option with this name. */
  choose(list: Locator, name: string): Promise<void>;
  /** Chooses files by the button that opens the file chooser. */
  browse(button: Locator, files: Chosen[]): Promise<void>;
}

/** The active option of an open list, once it is the one with this name. */
export async function activeOption(list: Locator, name: string): Promise<Locator> {
  const active = async () => {
    const id = await list.getAttribute("aria-activedescendant");
    return list.page().locator(`[role=option][id="${id}"]`).filter({ hasText: name });
  };
  // The list filters while a person types: the active option changes under way.
  await expect.poll(async () => (await active()).count()).toEqual(1);
  return active();
}

const pressed = new WeakMap<Page, { control: string; at: number }>();

/** Presses as a person does: a second press of the same button within `buttonDebounceMs` would be dropped. */
export async function pressApart(control: Locator, press: () => Promise<void>): Promise<void> {
  const page = control.page();
  const last = pressed.get(page);
  const name = String(control);
  if (last?.control === name)
    await pause(Math.max(0, last.at + limits.buttonDebounceMs - performance.now()));
  await press();
  pressed.set(page, { control: name, at: performance.now() });
}

/** Chromium takes a tap that comes sooner, and nearer in CSS pixels, for the second of a double tap. */
const doubleTap = { ms: 350, distance: 110 };

/** Mouse, or finger where `touch` is set. */
export class PointerHand implements Hand {
  readonly page: Page;
  readonly #touch: boolean;
  #touched = { at: -Infinity, x: 0, y: 0 };

  constructor(page: Page, touch = false) {
    this.page = page;
    this.#touch = touch;
  }

  async enter(input: Locator, text: string): Promise<void> {
    await input.fill(text);
  }

  async press(control: Locator): Promise<void> {
    if (!this.#touch) return pressApart(control, () => control.click());
    await control.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    const [middle, centre] = [x + width / 2, y + height / 2];
    const distance = Math.hypot(middle - this.#touched.x, centre - this.#touched.y);
    if (distance < doubleTap.distance)
      await pause(Math.max(0, this.#touched.at + doubleTap.ms - performance.now()));
    await control.tap();
    this.#touched = { at: performance.now(), x: middle, y: centre };
  }

  async tick(control: Locator): Promise<void> {
    await this.press(control);
    await control.and(this.page.locator(":checked")).waitFor();
  }

  async choose(list: Locator, name: string): Promise<void> {
    await this.press(list);
    await list.fill(name);
    await this.press(await activeOption(list, name));
    await list.and(this.page.locator('[aria-expanded="false"]')).waitFor();
  }

  async browse(button: Locator, files: Chosen[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.press(button),
    ]);
    await chooser.setFiles(files as string[]);
  }
}

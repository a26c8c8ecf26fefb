import type { Locator, Page } from "playwright";
import { vi } from "vitest";
import { pressApart } from "#tests/journeys/support/hands.ts";

type Name = string | RegExp;
type Role = Parameters<Page["getByRole"]>[0];

const named = (name: Name) => ({ name, exact: typeof name === "string" });

/** Waits for a button that can be pressed, or that says it cannot. */
export async function seesButton(page: Page, name: Name, can: boolean): Promise<void> {
  const resting = '[aria-disabled="true"]';
  const ready = page.locator(can ? `:not(${resting})` : resting);
  await page.getByRole("button", named(name)).and(ready).waitFor();
}

/** Waits for an element of a role that holds the text. */
export async function sees(page: Page, role: Role, text: Name): Promise<void> {
  await page.getByRole(role).filter({ hasText: text }).first().waitFor();
}

/** Waits for the heading of a page that is still on its way; it is there to be heard, not seen. */
export async function hearsHeading(page: Page, text: Name): Promise<void> {
  await page.getByRole("heading", named(text)).first().waitFor({ state: "attached" });
}

export async function press(page: Page, name: Name, role: Role = "button"): Promise<void> {
  const control = page.getByRole(role, named(name));
  await pressApart(control, () => control.click());
}

export async function type(page: Page, label: Name, text: string): Promise<void> {
  await page.getByRole("textbox", named(label)).fill(text);
}

/** Chooses an option of a list. */
export async function pick(page: Page, label: Name, option: Name): Promise<void> {
  const list = page.getByRole("combobox", named(label));
  const wanted = list.getByRole("option", named(option));
  await list.selectOption(await wanted.getAttribute("value"));
}

const patience = { timeout: 20_000, interval: 10 };
const step = 100;

/** Waits until a claim holds, while the page's own time, which stands still, goes on in short steps. */
export function inTime<Held>(page: Page, claim: () => Held | Promise<Held>): Promise<Held> {
  return vi.waitFor(async () => {
    await page.clock.runFor(step);
    return await claim();
  }, patience);
}

/** Waits for what is shown only after a while of the page's own time, which stands still. */
export async function comes(page: Page, wanted: Locator): Promise<void> {
  await inTime(page, async () => {
    if (!(await wanted.isVisible())) throw new Error(`${String(wanted)} does not come`);
  });
}

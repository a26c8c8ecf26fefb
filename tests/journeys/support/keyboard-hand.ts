import type { Locator, Page } from "playwright";
import { activeOption, type Chosen, type Hand, pressApart } from "./hands.ts";

const mostTabs = 400;

/** Keys alone: Tab, Shift+Tab, Enter, Space, the arrows and what is typed. Any pointer is an error of the page. */
export class KeyboardHand implements Hand {
  readonly page: Page;
  /** Where the focus could not be seen. */
  readonly unseen: string[] = [];
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes every use of a pointer an error of the page. */
  async forbidPointers(): Promise<void> {
    await this.page.addInitScript(() => {
      for (const type of ["mousedown", "mouseup", "pointerdown", "touchstart", "wheel"]) {
        const refuse = () => {
          throw new Error(`a pointer was used: ${type}`);
        };
        addEventListener(type, refuse, { capture: true });
      }
    });
  }

  async key(name: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(name);
  }

  async enter(input: Locator, text: string): Promise<void> {
    await this.reach(input);
    await this.key("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  async press(control: Locator): Promise<void> {
    await this.reach(control);
    await pressApart(control, () => this.key("Enter"));
  }

  async tick(control: Locator): Promise<void> {
    const { type, name } = await control.evaluate(({ type, name }: HTMLInputElement) => ({
      type,
      name,
    }));
    const group =
      type === "radio" ? this.page.locator(`input[type="radio"][name="${name}"]`) : control;
    await this.reach(group);
    const most = await group.count();
    for (let at = 0; at < most && !(await isFocused(control)); at += 1) await this.key("ArrowDown");
    if (!(await control.isChecked())) await this.key("Space");
    await control.and(this.page.locator(":checked")).waitFor();
  }

  async choose(list: Locator, name: string): Promise<void> {
    await this.reach(list);
    await this.page.keyboard.type(name);
    await activeOption(list, name);
    await this.key("Enter");
  }

  async browse(button: Locator, files: Chosen[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.press(button),
    ]);
    await chooser.setFiles(files as string[]);
  }

  /** Goes to a control, or to whichever of several the Tab key reaches, by Tab or Shift+Tab. */
  async reach(targets: Locator): Promise<void> {
    await targets.first().waitFor();
    const way = await targets.first().evaluate((target) => {
      const from = document.activeElement ?? document.body;
      const isBefore = from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore && from !== document.body ? "Shift+Tab" : "Tab";
    });
    if (await isFocused(targets)) return;
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      await this.key(way);
      const { isThere, lost } = await targets.evaluateAll(focusAmong);
      if (lost) this.unseen.push(lost);
      if (isThere) return;
    }
    throw new Error(`no number of ${way} keys leads to ${targets.toString()}`);
  }
}

function isFocused(targets: Locator): Promise<boolean> {
  return targets.evaluateAll((elements) =>
    elements.some((element) => element === document.activeElement),
  );
}

/** Whether one of them has the focus, and what has it without showing it: no ring, or wholly behind something else. Runs in the page. */
function focusAmong(targets: Element[]): { isThere: boolean; lost: string | null } {
  const focused = document.activeElement;
  const isThere = targets.some((target) => target === focused);
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { isThere, lost: null };
  const around = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.parentElement?.parentElement?.parentElement,
    focused.closest("label"),
  ];
  const isRinged = around.some((element) => {
    const style = element ? getComputedStyle(element) : undefined;
    return (
      style !== undefined &&
      style.outlineStyle !== "none" &&
      Number.parseFloat(style.outlineWidth) >= 2
    );
  });
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const places = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  const isOver = places.some(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return (
      at !== null &&
      (focused.contains(at) || at.contains(focused) || at.closest("label")?.contains(focused))
    );
  });
  if (isRinged && isOver) return { isThere, lost: null };
  const why = isRinged ? "behind something" : "no ring";
  return { isThere, lost: `${why}: ${focused.outerHTML.slice(0, 160)}` };
}

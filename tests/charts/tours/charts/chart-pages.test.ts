import type { Page } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { livePage, liveTable, momentOf } from "#tests/charts/screens/charts/live.ts";
import { playerPage, playerTable, pressedFor } from "#tests/charts/screens/charts/player.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { pressApart } from "#tests/journeys/support/hands.ts";
import { RunningPortal } from "#tests/journeys/support/portal.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const portal = new RunningPortal(inject("builtPortal"), { CHARTS: "on" });
beforeAll(() => portal.start());
afterAll(() => portal.remove());

const say = { "zh-CN": await spokenIn("zh-CN"), "zh-TW": await spokenIn("zh-TW") };

async function openCharts(locale: keyof typeof say, address: string) {
  const context = await visit({ baseUrl: portal.baseUrl, locale });
  const wire = await Wire.of(context, []);
  const page = await context.newPage();
  return { context, page, wire, address, say: say[locale] };
}

/** Beside the chart pages the login page is open in another tab. */
class Beside extends PageUi {
  tab!: Page;

  readonly moments = this.page.locator("ol > li > button");

  /** Someone tries to log in without an address in the other tab, which tells that the form is checked and with what outcome. */
  async report(): Promise<void> {
    const before = await this.moments.count();
    // Enter in the field presses the button of its form.
    const button = this.tab.locator("button[type=submit]");
    // The answer is told before the page is drawn again, and a button that waits drops a press.
    const ready = button.and(this.tab.locator(":not([aria-disabled=true])"));
    await ready.waitFor({ state: "attached" });
    await pressApart(button, () => this.tab.locator("input[name=email]").press("Enter"));
    await this.moments.nth(before + 1).waitFor();
    await this.moments.first().filter({ hasText: "form: xstate.done.actor.check" }).waitFor();
    // The errors take the focus when they are drawn, which is later: the next key would go to them.
    await this.tab.locator("[role=alert]:focus").waitFor();
  }
}

async function openBeside(): Promise<Beside> {
  const { context, page, wire, address, say } = await openCharts("zh-TW", livePage);
  const tab = await context.newPage();
  await tab.goto("/kyc/login");
  await tab.locator("#root:not([data-prerendered])").waitFor();
  // A page in the background draws seldom.
  await page.bringToFront();
  await page.goto(address);
  const scene = new Beside(page, wire, undefined, say);
  scene.tab = tab;
  await scene.moments.waitFor();
  await scene.report();
  await scene.press("Clear");
  return scene;
}

/** What another tab does, on the chart pages. */
testTour(
  onTour<Beside>(liveTable, {
    open: openBeside,
    events: {
      "tab.report": (scene) => scene.report(),
      "timeline.show": ({ page }, { number }, before) =>
        page.locator(momentOf(before, number)).click(),
    },
  }),
);

async function openPath(): Promise<PageUi> {
  const { page, wire, address, say } = await openCharts("zh-CN", playerPage);
  await page.clock.install();
  await page.goto(address);
  const scene = new PageUi(page, wire, undefined, say);
  await scene.comesTo("caseDialog");
  await page.clock.pauseAt(Date.now() + 1000);
  return scene;
}

/** A path that is played, as the application serves the chart pages. */
testTour(
  onTour<PageUi>(playerTable, {
    open: openPath,
    events: {
      "player.show": (scene, event) => {
        const step = pressedFor(event);
        return step === null ? scene.press("Back") : scene.page.locator(step).click();
      },
      "player.speed": ({ page }, { pause }) =>
        page.locator("aside select").last().selectOption(String(pause)),
    },
  }),
);

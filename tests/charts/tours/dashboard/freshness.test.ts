import type { Response } from "playwright";
import { inject } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { limits } from "#contract/limits.ts";
import { freshnessTable, isNewer, setHidden } from "#tests/charts/screens/dashboard/freshness.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { inTime } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-TW";

/** The dashboard in a tab whose time goes on by itself and in leaps. */
async function open(): Promise<PageUi> {
  const baseUrl = inject("baseUrl");
  const context = await visit({ baseUrl, locale, member: await Member.at(baseUrl) });
  const wire = await Wire.of(context, [lineVersion]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/kyc/user");
  const ui = new PageUi(page, wire, undefined, await spokenIn(locale));
  await ui.sees("heading", "Security");
  await page.clock.pauseAt(Date.now() + 1000);
  return ui;
}

/** Something newer on the server loads the dashboard again. */
async function answerNewer({ page, wire }: PageUi) {
  let loads = 0;
  page.once("response", count);
  function count(response: Response) {
    if (new URL(response.url()).pathname === insInfo.path) loads += 1;
    else page.once("response", count);
  }
  await wire.change(
    lineVersion,
    { version: "another" },
    "A status moves once; the walk needs more.",
  );
  await inTime(page, () => {
    if (loads === 0) throw new Error("the dashboard is not loaded again");
  });
}

/** The dashboard that asks by itself, before the real server. */
testTour(
  onTour<PageUi>(freshnessTable, {
    open,
    events: {
      "page.hide": ({ page }) => page.evaluate(setHidden, true),
      "page.show": ({ page }) => page.evaluate(setHidden, false),
      // A page that hears late of a lost call begins its pause late.
      "xstate.after.pause.freshness.waiting": async ({ page, wire }) => {
        await page.clock.runFor(limits.dashboardPollMs);
        await inTime(page, () => wire.newest(lineVersion));
      },
      "xstate.done.actor.askVersion": (ui, { output }) =>
        isNewer(output) ? answerNewer(ui) : ui.wire.pass(lineVersion),
    },
  }),
);

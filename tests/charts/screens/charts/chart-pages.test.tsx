import { beforeAll, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { activateLocale } from "#charts/app/i18n.ts";
import { liveChannel, type TabReport } from "#contract/charts/live-report.ts";
import { leaveCharts, openCharts } from "#tests/support/screens/chart-pages.tsx";
import { settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { standStill } from "#tests/support/screens/still.ts";
import { testPaths } from "#tests/support/screens/walk.ts";
import { livePage, liveTable, momentOf } from "./live.ts";
import { playerPage, playerTable, pressedFor } from "./player.ts";

beforeAll(async () => {
  await page.viewport(1280, 900);
  await activateLocale("en");
  standStill();
});

async function open(address: string, title: string) {
  stopClock(0);
  openCharts(address);
  await comesTo(title);
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

/** Another tab tells what its charts did. */
async function report(told: TabReport) {
  const moments = () => document.querySelectorAll("ol > li > button").length;
  const before = moments();
  const tab = new BroadcastChannel(liveChannel);
  tab.postMessage(told);
  await until(() => {
    if (moments() === before) throw new Error("the report does not come");
  });
  tab.close();
}

/** A path that is left while it plays wakes the computer no more. */
async function leavePlaying() {
  const running = vi.getTimerCount();
  await ui.press("Generated paths", "link");
  await ui.press("Play");
  await ui.seesButton("Pause", true);
  await ui.press("Live", "link");
  await until(() => expect(vi.getTimerCount()).toBe(running));
}

testPaths(
  onScreens(liveTable, {
    open: () => open(livePage, "portal"),
    leave: () => void leaveCharts(),
    events: {
      "screen.close": leavePlaying,
      "tab.report": ({ report: told }) => report(told as TabReport),
      "timeline.show": async ({ number }, before) => click(momentOf(before, number)),
    },
  }),
);

testPaths(
  onScreens(playerTable, {
    open: () => open(playerPage, "caseDialog"),
    leave: () => void leaveCharts(),
    events: {
      "player.show": async (event) => {
        const step = pressedFor(event);
        if (step === null) return ui.press("Back");
        click(step);
        return settled();
      },
      "player.speed": ({ pause }) =>
        page.getByRole("combobox", { name: "Time between two steps" }).selectOptions(String(pause)),
    },
  }),
);

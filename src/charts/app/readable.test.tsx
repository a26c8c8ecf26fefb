import { afterEach, expect, test } from "vitest";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { server } from "#tests/support/screens/border.ts";
import { frameOfDrawing, leaveCharts, showCharts } from "#tests/support/screens/chart-pages.tsx";
import { until } from "#tests/support/screens/clock.ts";

afterEach(leaveCharts);

/** In CSS pixels. */
const least = 11;

/** The texts of the page that are drawn smaller, a drawing at its scale. */
const tooSmall = () =>
  [...document.querySelectorAll<SVGTextElement | HTMLElement>("svg text, main :not(svg *)")]
    .filter((one) =>
      [...one.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      ),
    )
    .filter((one) => {
      const scale = one instanceof SVGTextElement ? one.getScreenCTM()!.a : 1;
      return Number.parseFloat(getComputedStyle(one).fontSize) * scale < least - 0.01;
    })
    .map(({ textContent }) => textContent);

test.each([
  ["/charts", "en"],
  ["/charts/review/kyc-status", "zh-TW"],
  ["/charts/sessions/session", "en"],
  ["/charts/identity/face-step", "zh-CN"],
  ["/charts/review/kyc-status?panel=counts", "en"],
] as const)(
  "at 1,440 px %s in %s has no text under 11 px and needs no scrolling sideways",
  async (address, locale) => {
    const state = { state: "inProgress", entered: 7, medianSeconds: 7200, here: 2, left: 1 };
    server.always(deskChartCounts, () => ({
      chart: "kycStatus",
      version: 1,
      versions: [1],
      states: [state],
      transitions: [],
    }));
    await showCharts(address, locale, 1440);
    await until(() => expect(frameOfDrawing().querySelector("text")).not.toBeNull());
    expect(tooSmall()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
);

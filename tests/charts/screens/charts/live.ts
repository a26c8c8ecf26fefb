import type { Report } from "@gatehouse/machines/charts/live";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { liveModel } from "#models/charts/live.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

const reportsIn = ({ context }: AnyMachineSnapshot) => context.reports as readonly Report[];
const placeOf = (at: AnyMachineSnapshot, number: unknown) =>
  reportsIn(at).findIndex((report) => report.number === number);

/** Two reports are told; only what is in the timeline can be shown or cleared. */
function canHappen({ type, number }: AnyEvent, at: AnyMachineSnapshot): boolean {
  if (type === "tab.report") return at.context.count < 2;
  if (type === "timeline.show") return placeOf(at, number) !== -1;
  return type !== "timeline.clear" || reportsIn(at).length > 0;
}

/** The moment of a report in the timeline, whose newest one is the first; another tab may have told more. */
export const momentOf = (at: AnyMachineSnapshot, number: unknown) =>
  `ol > li:nth-last-child(${placeOf(at, number) + 1}) > button`;

const current = "[aria-current=step]";
/** Where another tab can be followed. */
export const livePage = "/charts/portal/portal?panel=live";

const nothing =
  "No other tab of this browser has told anything yet. Open the portal in another tab and use it.";

/** The chart pages beside another tab of the portal. */
export const liveTable: ChartTable = {
  model: {
    ...within(liveModel, canHappen),
    facts: (at) => ({
      told: at.context.count,
      kept: reportsIn(at).map(({ number }) => number),
      shown: at.matches("steppedBack") ? at.context.shown : null,
    }),
    shown: (at) => ({
      kept: reportsIn(at).length,
      shown: at.matches("steppedBack") ? placeOf(at, at.context.shown) : null,
    }),
  },
  events: {
    "timeline.follow": (ui) => ui.press("Follow"),
    "timeline.clear": (ui) => ui.press("Clear"),
    // The player of a path is an actor of its screen.
    "screen.close": async (ui) => {
      await ui.press("Generated paths", "link");
      await ui.seesButton("Play", true);
      await ui.press("Live", "link");
    },
  },
  states: {
    following: async (ui, at) => {
      await ui.seesButton("Follow", false);
      if (reportsIn(at).length > 0) await ui.draws(`ol > li:first-child > button${current}`);
      else await ui.seesText(nothing);
    },
    steppedBack: async (ui, at) => {
      await ui.seesButton("Follow", true);
      await ui.draws(`${momentOf(at, at.context.shown)}${current}`);
    },
  },
};

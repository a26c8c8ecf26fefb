import { expect, test } from "vitest";
import { lineIds } from "../business-lines.ts";
import { flowFor, flowOn } from "../forms/flows/flows.ts";
import { itemsLeft } from "../forms/flows/progress.ts";
import { firstApplicationMinutes } from "../limit-values.ts";
import { effortFor } from "./effort.ts";

const today = "2026-11-20";

/** What a first application for a line takes. */
function firstEffort(line: (typeof lineIds)[number], who: "institution" | "individual") {
  const id = flowFor(line, who);
  if (id === null) return null;
  const flow = flowOn(id, today);
  return effortFor(flow, itemsLeft(flow, line, {}, { today }).left);
}

test("the time that the login page and the dashboard give is that of the usual line", () => {
  const minutes = lineIds.map((line) => firstEffort(line, "institution")!.minutes);
  expect(new Set(minutes)).toEqual(new Set([firstApplicationMinutes]));
});

test("an individual has fewer documents and needs less time", () => {
  expect(firstEffort("otcHongKong", "individual")).toEqual({ documents: 5, minutes: 40 });
  expect(firstEffort("exchange", "individual")).toBeNull();
});

test("nothing left takes no time", () => {
  expect(effortFor(flowOn("institutional", today), [])).toEqual({ documents: 0, minutes: 0 });
});

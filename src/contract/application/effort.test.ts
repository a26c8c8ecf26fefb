import { expect, test } from "vitest";
import { lineIds } from "../business-lines.ts";
import { flowFor, flowOn } from "../forms/flows/flows.ts";
import { itemsLeft } from "../forms/flows/progress.ts";
import { firstApplicationMinutes } from "../limit-values.ts";
import { type Effort, effortFor } from "./effort.ts";

const today = "2026-11-20";

/** What a first application for a line takes. */
function firstEffort(line: (typeof lineIds)[number], who: "institution" | "individual") {
  const id = flowFor(line, who);
  if (id === null) return null;
  const flow = flowOn(id, today);
  return effortFor(flow, line, itemsLeft(flow, line, {}, { today }).left);
}

const plain: Effort = { documents: 8, minutes: 75 };
/** The proof of the investor status. */
const classified: Effort = { documents: 9, minutes: 80 };
/** The certifier of each copy. */
const certified: Effort = { documents: 8, minutes: 80 };

test.each([
  ["appInvest", plain, null],
  ["collateralLending", certified, null],
  ["exchange", plain, null],
  ["otcHongKong", classified, { documents: 5, minutes: 40 }],
  ["otcSingapore", { documents: 9, minutes: 85 }, { documents: 5, minutes: 40 }],
  ["custodyHongKong", { documents: 9, minutes: 85 }, null],
  ["custodySingapore", { documents: 9, minutes: 85 }, null],
  ["goldToken", plain, null],
  ["bondToken", plain, null],
  ["structuredProducts", classified, null],
  ["prime", plain, null],
  ["offlineExchange", plain, { documents: 4, minutes: 35 }],
  ["secondOtc", plain, { documents: 4, minutes: 35 }],
] as const)(
  "a first application for %s takes this of a company and of a person",
  (line, company, person) => {
    expect([firstEffort(line, "institution"), firstEffort(line, "individual")]).toEqual([
      company,
      person,
    ]);
  },
);

test.each(["institution", "individual"] as const)(
  "the time that the pages give an %s is that of its lines",
  (who) => {
    const minutes = lineIds.flatMap((line) => firstEffort(line, who)?.minutes ?? []);
    expect(firstApplicationMinutes[who]).toEqual([Math.min(...minutes), Math.max(...minutes)]);
  },
);

test("a company that is trustee has papers to certify, a company in between has none", () => {
  const flow = flowOn("institutional", today);
  const minutes = (question: string, line: "custodyHongKong" | "exchange") =>
    effortFor(flow, line, [{ section: "relatedInformation", question }]).minutes;
  expect([
    minutes("corporateParties", "custodyHongKong"),
    minutes("corporateParties", "exchange"),
    minutes("companies", "custodyHongKong"),
  ]).toEqual([35, 30, 30]);
});

test("nothing left takes no time", () => {
  const flow = flowOn("institutional", today);
  expect(effortFor(flow, "custodyHongKong", [])).toEqual({ documents: 0, minutes: 0 });
});

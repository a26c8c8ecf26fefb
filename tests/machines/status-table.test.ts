import { businessAccount } from "@gatehouse/machines/business-account";
import { kycStatus } from "@gatehouse/machines/kyc-status";
import { expect, test } from "vitest";
import { getInitialSnapshot, getNextSnapshot } from "xstate";
import {
  accountEvents,
  accountSituations,
  accountTable,
  actors,
  kycEvents,
  kycSituations,
  kycTable,
  sayKyc,
  type Row,
} from "./status-table.ts";

/** Every cell of status x event x actor: what the table says, "refused" where it says nothing. */
function cellsOf(table: readonly Row[], situations: string[], events: string[]): string[] {
  return situations.flatMap((from) =>
    events.flatMap((event) =>
      actors.map((by) => {
        const row = table.find((one) => one[0] === from && one[1] === event && one[2].includes(by));
        return `${from} | ${event} | ${by} | ${row ? row[3] : "refused"}`;
      }),
    ),
  );
}

const kycStart = getInitialSnapshot(kycStatus, { needsTwo: false, attemptCap: 9 });
const accountStart = getInitialSnapshot(businessAccount, { needsAgreement: true, needsFace: true });

test("the KYC status moves as the product table says and in no other way", () => {
  const moved = Object.entries(kycSituations).flatMap(([from, steps]) => {
    const at = steps.reduce(
      (now, [event, by]) => getNextSnapshot(kycStatus, now, kycEvents[event]!(by)),
      kycStart,
    );
    return Object.entries(kycEvents).flatMap(([event, make]) =>
      actors.map((by) => {
        const to = at.can(make(by)) ? sayKyc(getNextSnapshot(kycStatus, at, make(by))) : "refused";
        return `${from} | ${event} | ${by} | ${to}`;
      }),
    );
  });
  expect(moved).toEqual(cellsOf(kycTable, Object.keys(kycSituations), Object.keys(kycEvents)));
});

test("the business account moves as the product table says and in no other way", () => {
  const moved = Object.entries(accountSituations).flatMap(([from, steps]) => {
    const at = steps.reduce(
      (now, [event, by]) => getNextSnapshot(businessAccount, now, accountEvents[event]!(by)),
      accountStart,
    );
    return Object.entries(accountEvents).flatMap(([event, make]) =>
      actors.map((by) => {
        const can = at.status === "active" && at.can(make(by));
        const to = can ? getNextSnapshot(businessAccount, at, make(by)).value : "refused";
        return `${from} | ${event} | ${by} | ${to}`;
      }),
    );
  });
  expect(moved).toEqual(
    cellsOf(accountTable, Object.keys(accountSituations), Object.keys(accountEvents)),
  );
});

test("there is no reopening once the tries are used up", () => {
  const start = getInitialSnapshot(kycStatus, { needsTwo: false, attemptCap: 2 });
  const cycle = ["submit", "reject, retry", "reopen"].map((name) => ({ name }));
  const seen: string[] = [];
  let now = start;
  for (const { name } of [...cycle, ...cycle]) {
    const event = kycEvents[name]!(name === "reject, retry" ? "reviewer" : "holder");
    if (now.can(event)) now = getNextSnapshot(kycStatus, now, event);
    seen.push(sayKyc(now));
  }
  expect(seen).toEqual([
    "inProgress",
    "rejected, RETRY",
    "notSubmitted",
    "inProgress",
    "rejected, RETRY",
    "rejected, RETRY",
  ]);
});

import { expect, test } from "vitest";
import { deskCases } from "#contract/calls/desk-cases.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fillIn } from "../../../../tests/support/server/applicant.ts";
import { atDesk } from "../../../../tests/support/server/desk.ts";
import { dataOf } from "../../../../tests/support/server/outcome.ts";
import { sharedPortal } from "../../../../tests/support/server/portal.ts";

const portal = sharedPortal();

test.each([
  // The clock stands on Friday 20 November 2026; holidays and weekends do not count.
  ["2026-11-17T23:59+08:00", "over2", true],
  ["2026-11-18T00:00+08:00", "over2", false],
  ["2026-11-12T23:59+08:00", "over5", true],
  ["2026-11-13T00:00+08:00", "over5", false],
  ["2026-11-05T12:00+08:00", "over10", true],
  ["2026-11-06T12:00+08:00", "over10", false],
] as const)("a case in its queue since %s, %s: %s", async (since, age, listed) => {
  const applicant = await portal.member();
  dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
  const { formId } = applicant;
  const moved = "update review_case set queued_at = $2 where application_id = $1";
  await portal.rows(moved, [formId, since]);
  const rae = await atDesk(portal, "Rae", "reviewer");
  const { cases } = dataOf(await rae.api(deskCases, { query: { view: "new", age } }));
  expect(cases.some(({ id }) => id === formId)).toBe(listed);
});

import { expect, test } from "vitest";
import { deskCases } from "#contract/calls/desk-cases.ts";
import { deskClaim } from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

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
  await portal.rows(`set session_replication_role = replica;
    update review_case set queue = 'closed', clock = 'stopped', due_on = null, days_left = null
    where application_id = '${formId}'`);
  const closed = async (waiting: typeof age | "") =>
    dataOf(await rae.api(deskCases, { query: { view: "closed", age: waiting } })).cases.some(
      ({ id }) => id === formId,
    );
  expect([await closed(""), await closed(age)]).toEqual([true, false]);
});

test("what the applicant answered comes first among the cases of a person, page by page", async () => {
  const rae = await atDesk(portal, "Rae", "reviewer");
  const ids = [];
  for (let at = 0; at < 3; at += 1) {
    const applicant = await portal.member();
    dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
    dataOf(await rae.api(deskClaim, { params: { id: applicant.formId } }));
    ids.push(applicant.formId);
    const moved = "update review_case set queued_at = $2, queue = $3 where application_id = $1";
    const since = new Date(portal.services.clock().getTime() + at * 1000);
    await portal.rows(moved, [applicant.formId, since, at === 2 ? "resubmitted" : "new"]);
  }
  const list = async (after: string) =>
    dataOf(await rae.api(deskCases, { query: { view: "mine", after } })).cases.map(({ id }) => id);
  const inOrder = [ids[2]!, ids[0]!, ids[1]!];
  expect(await list("")).toEqual(inOrder);
  const [{ at }] = (await portal.rows<{ at: Date }>(
    "select queued_at as at from review_case where application_id = $1",
    [ids[2]],
  )) as [{ at: Date }];
  expect(await list(`0.${new Date(at).getTime()}.${ids[2]}`)).toEqual(inOrder.slice(1));
});

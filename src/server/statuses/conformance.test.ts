import { expect, test } from "vitest";
import { deskConformance } from "#contract/calls/charts/desk-charts.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { checkConformanceWhenDue } from "#server/statuses/conformance.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const checkWhenDue = (charts = portal.services.charts) =>
  checkConformanceWhenDue({ clock: portal.services.clock, charts }, portal.jobs);

const past = "set session_replication_role = replica;";

test("what no chart explains, planted by the owner of the database, is on the page of the desk", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const aud = await atDesk(portal, "Aud", "auditor");
  const read = async () => dataOf(await aud.api(deskConformance));
  expect(await read()).toEqual({ checked_at: null, charts: [] });
  await checkWhenDue();
  const sound = await read();
  const checkedAt = portal.services.clock().getTime();
  expect(sound.checked_at).toBe(checkedAt);
  const kyc = { chart: "kycStatus", version: 1, is_current: true, histories: 2, events: 2 };
  const none = { misfit_count: 0, misfits: [], gone: [] };
  const kept = { version: null, is_current: false, events: null, ...none };
  expect(sound.charts).toEqual([
    { ...kyc, ...none, chart: "businessAccount", events: 0 },
    { ...kyc, ...none, chart: "decision", events: 0 },
    { ...kyc, ...none },
    { ...kept, chart: "reviewCase", histories: 1 },
    { ...kept, chart: "reviewClock", histories: 1 },
    { ...kept, chart: "questionnaire", histories: 1 },
    { ...kept, chart: "faceVerification", histories: 0 },
  ]);

  await portal.rows(`${past} update line_event set to_path = 'approved', to_state = 'approved' where chart = 'kycStatus'
    and status_id = (select id from line_status where chart = 'kycStatus' and line = 'exchange')`);
  await portal.rows(`${past} update line_status set state = 'parked', snapshot = jsonb_set(snapshot, '{value}', '"parked"')
    where chart = 'decision' and line = 'exchange'`);
  await portal.rows(`${past} alter table questionnaire drop constraint questionnaire_state_check;
    update questionnaire set state = 'lost'`);
  await checkWhenDue();
  expect(await read()).toEqual(sound);

  await checkWhenDue({ ...portal.services.charts, kycStatus: 2 });
  const found = await read();
  const event = { seq: 1, event: "kyc.submit", expected: "inProgress", found: "approved" };
  const status = { seq: null, event: null, expected: "undecided", found: "parked" };
  expect(found.charts.slice(1, 3)).toEqual([
    {
      ...kyc,
      chart: "decision",
      events: 0,
      misfit_count: 1,
      misfits: [{ line: "exchange", ...status }],
      gone: [{ state: "parked", count: 1 }],
    },
    { ...kyc, misfit_count: 1, misfits: [{ line: "exchange", ...event }], gone: [] },
  ]);
  expect(found.charts[5]!.gone).toEqual([{ state: "lost", count: 1 }]);

  portal.pass(limits.conformanceHours * 3600 + 1);
  await checkWhenDue();
  const again = dataOf(await (await atDesk(portal, "Ada", "administrator")).api(deskConformance));
  expect(again).toEqual({ ...found, checked_at: portal.services.clock().getTime() });
});

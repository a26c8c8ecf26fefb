import { expect, test, vi } from "vitest";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { postponeQuestionnaire } from "#contract/calls/questionnaires/questionnaires.ts";
import { limits } from "#contract/limits.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

/** CHART_COUNTS is off: it is about browsers. */
const portal = sharedPortal();

const countsOf = async (desk: DeskMember, chart: string) =>
  dataOf(await desk.api(deskChartCounts, { params: { chart } }));

test("the server counts what the charts of cases and questionnaires do, and nothing of what is refused", async () => {
  const ada = await atDesk(portal, "Ada", "administrator");
  const counted = async (chart: string) => {
    const { states, transitions } = await countsOf(ada, chart);
    const named = transitions.map(({ from, event, to, taken }) => [from, event, to, taken]);
    const stood = states.map(({ state, entered, medianSeconds, here }) => [
      state,
      [entered, medianSeconds, here],
    ]);
    return { stood: Object.fromEntries(stood), transitions: named };
  };
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const params = { id: member.formId };
  portal.pass(90);
  const rae = await atDesk(portal, "Rae", "reviewer");
  dataOf(await rae.api(work.deskClaim, { params }));
  const other = await atDesk(portal, "Oli", "reviewer");
  expect(refusal(await other.api(work.deskClaim, { params }))).toBe("caseTaken");
  // A claim of one's own case does not begin its state again.
  portal.pass(400);
  dataOf(await rae.api(work.deskClaim, { params }));
  portal.pass(400);
  dataOf(await rae.api(work.deskRelease, { params }));
  dataOf(await member.api(postponeQuestionnaire));
  expect(refusal(await member.api(postponeQuestionnaire))).toBe("notPossible");
  await vi.waitFor(async () => {
    // Times are estimated: the middle of the step in which the stay counts.
    expect(await counted("reviewCase")).toEqual({
      stood: { unassigned: [2, 90, 1], assigned: [1, 1200, 0] },
      transitions: [
        ["assigned", "case.claim", "assigned", 1],
        ["assigned", "case.release", "unassigned", 1],
        ["unassigned", "case.claim", "assigned", 1],
      ],
    });
    expect(await counted("questionnaire")).toMatchObject({
      stood: {
        notAsked: [0, null, 0],
        "open.asked": [1, 1200, 0],
        "open.postponed": [1, null, 1],
      },
      transitions: [
        ["notAsked", "questionnaire.ask", "open.asked", 1],
        ["open.asked", "questionnaire.postpone", "open.postponed", 1],
      ],
    });
    expect((await counted("reviewClock")).stood).toMatchObject({ "running.onTime": [1, null, 1] });
  }, 10_000);
  expect(JSON.stringify(await portal.rows("select * from chart_count"))).not.toContain(
    member.accountId,
  );
});

test("an applicant who does nothing for long has stopped at the questionnaire; a case waits for the desk", async () => {
  portal.pass(limits.idleHistoryDays * 86_400 + 1);
  const ada = await atDesk(portal, "Ada", "auditor");
  const stops = async (chart: string) => {
    const { states } = await countsOf(ada, chart);
    return states.filter(({ left }) => left > 0).map(({ state, left }) => [state, left]);
  };
  expect(await stops("questionnaire")).toEqual([["open.postponed", 1]]);
  expect(await stops("reviewCase")).toEqual([]);
  expect(await stops("reviewClock")).toEqual([]);
});

test("of an older version no one knows who stands in it now", async () => {
  await portal.rows(`insert into chart_start
    select chart, version + 1, state, 'other', configuration from chart_start where chart = 'reviewCase'`);
  const ada = await atDesk(portal, "Ada", "auditor");
  expect((await countsOf(ada, "reviewCase")).version).toBe(1);
  const query = { version: 2 };
  const params = { chart: "reviewCase" };
  const { states } = dataOf(await ada.api(deskChartCounts, { params, query }));
  expect(states.map(({ here }) => here)).toEqual([null, null]);
});

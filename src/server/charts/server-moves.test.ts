import { expect, test, vi } from "vitest";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { postponeQuestionnaire } from "#contract/calls/questionnaires/questionnaires.ts";
import { fillIn } from "../../../tests/support/server/applicant.ts";
import { atDesk } from "../../../tests/support/server/desk.ts";
import { dataOf, refusal } from "../../../tests/support/server/outcome.ts";
import { sharedPortal } from "../../../tests/support/server/portal.ts";

/** CHART_COUNTS is off: it is about browsers. */
const portal = sharedPortal();

test("the server counts what the charts of cases and questionnaires do, and nothing of what is refused", async () => {
  const ada = await atDesk(portal, "Ada", "administrator");
  const counted = async (chart: string) => {
    const { states, transitions } = dataOf(await ada.api(deskChartCounts, { params: { chart } }));
    const named = transitions.map(({ from, event, to, taken }) => [from, event, to, taken]);
    const entered = states.map(({ state, entered: times }) => [state, times]);
    return { entered: Object.fromEntries(entered), transitions: named };
  };
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const params = { id: member.formId };
  const rae = await atDesk(portal, "Rae", "reviewer");
  dataOf(await rae.api(work.deskClaim, { params }));
  const other = await atDesk(portal, "Oli", "reviewer");
  expect(refusal(await other.api(work.deskClaim, { params }))).toBe("caseTaken");
  dataOf(await rae.api(work.deskRelease, { params }));
  dataOf(await member.api(postponeQuestionnaire));
  expect(refusal(await member.api(postponeQuestionnaire))).toBe("notPossible");

  await vi.waitFor(async () => {
    expect(await counted("reviewCase")).toEqual({
      entered: { unassigned: 2, assigned: 1 },
      transitions: [
        ["assigned", "case.release", "unassigned", 1],
        ["unassigned", "case.claim", "assigned", 1],
      ],
    });
    expect(await counted("questionnaire")).toMatchObject({
      transitions: [
        ["notAsked", "questionnaire.ask", "open.asked", 1],
        ["open.asked", "questionnaire.postpone", "open.postponed", 1],
      ],
    });
    expect((await counted("reviewClock")).entered).toMatchObject({ "running.onTime": 1 });
  }, 10_000);
  expect(JSON.stringify(await portal.rows("select * from chart_count"))).not.toContain(
    member.accountId,
  );
});

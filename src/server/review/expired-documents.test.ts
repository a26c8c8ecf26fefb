import { expect, test } from "vitest";
import { deskAccount, deskAssign } from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { monthsAfter } from "#contract/rules/days.ts";
import { fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { approveBy, atDesk, decideOn } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { passTime } from "./time-passed.ts";
import { todayOf } from "../clock.ts";

const portal = sharedPortal();
const line = "exchange";
const week = 7 * 86_400;

const desk = async () => ({
  rae: await atDesk(portal, "Rae", "reviewer"),
  ana: await atDesk(portal, "Ana", "approver"),
  sam: await atDesk(portal, "Sam", "seniorManager"),
});

const pass = () => passTime(portal.services, portal.jobs);

const statesOf = async ({ accountId }: Member) => {
  const rows = await portal.rows<{ chart: string; value: string }>(
    `select chart, snapshot ->> 'value' as value from line_status
     where account_id = $1 and line = $2 and chart in ('kycStatus', 'businessAccount')`,
    [accountId, line],
  );
  return Object.fromEntries(rows.map(({ chart, value }) => [chart, value]));
};

const lapsesOf = async ({ accountId }: Member) => {
  const rows = await portal.rows<{ cause: string }>(
    "select facts ->> 'cause' as cause from line_event where account_id = $1 and event = 'kyc.lapse'",
    [accountId],
  );
  return rows.map(({ cause }) => cause);
};

/** The sample company, with these changes of its answers before the submission. */
async function submitted(changed: (answers: AllAnswers) => AllAnswers): Promise<Member> {
  const member = await portal.member();
  await fillIn(member);
  const { revision, answers } = await load(member);
  dataOf(await save(member, revision, changed(answers)));
  dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
  return member;
}

const inOneMonth = () => monthsAfter(todayOf(portal.services.clock()), 1);

/** The passport of the owner. */
function withPassport(answers: AllAnswers): AllAnswers {
  const [owner, ...others] = answers["relatedInformation"]!["people"] as [Answers, ...Answers[]];
  const passport = { idType: "passport", idCountry: "FR", idNumber: "12AB34567" };
  const held = { ...owner, nationality: "FR", ...passport, idExpiry: inOneMonth() };
  return { relatedInformation: { people: [held, ...others] } };
}

/** The business registration certificate of a company of Hong Kong. */
const withRegistration = ({ uploadFiles }: AllAnswers): AllAnswers => ({
  companyInformation: { incorporationPlace: "HK" },
  uploadFiles: {
    businessRegistration: {
      ...(uploadFiles!["businessRegistration"] as Answers),
      expiry: inOneMonth(),
    },
  },
});

test.each([
  ["an ID document", withPassport],
  ["the business registration certificate", withRegistration],
])(
  "an approval ends on the day after %s expired, once, and not again after a new approval",
  async (_, changed) => {
    const { rae, ...others } = await desk();
    const member = await submitted(changed);
    const { formId: id } = member;
    await approveBy({ rae, ...others }, { id, line });
    dataOf(await member.api(openBiz, { body: { line } }));
    dataOf(
      await rae.api(deskAccount, { params: { id }, body: { line, act: "activate", reason: "" } }),
    );
    portal.pass(3 * week);
    await pass();
    const valid = { kycStatus: "approved", businessAccount: "normal" };
    expect([await statesOf(member), await lapsesOf(member)]).toEqual([valid, []]);
    portal.pass(2 * week);
    await pass();
    expect([await statesOf(member), await lapsesOf(member)]).toEqual([
      { kycStatus: "inProgress", businessAccount: "frozen" },
      ["documentExpired"],
    ]);
    const later = await desk();
    const body = { person: later.rae.id, reason: "Back at work" };
    dataOf(await later.rae.api(deskAssign, { params: { id }, body }));
    const of = { id, line } as const;
    dataOf(await decideOn(later.rae, of, { act: "propose", outcome: "approve" }));
    dataOf(await decideOn(later.sam, of, { act: "endorse" }));
    dataOf(await decideOn(later.ana, of, { act: "confirm" }));
    expect(await pass()).toBe(0);
    expect([(await statesOf(member))["kycStatus"], await lapsesOf(member)]).toEqual([
      "approved",
      ["documentExpired"],
    ]);
  },
);

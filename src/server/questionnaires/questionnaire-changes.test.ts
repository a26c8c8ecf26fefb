import { describe, expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { deskClaim } from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import * as calls from "#contract/calls/questionnaires/questionnaires.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { dayAfter } from "#contract/rules/days.ts";
import { passTime } from "#server/review/time-passed.ts";
import {
  appliedAs,
  applyAs,
  begunQuestionnaire,
  fillFlow,
  load,
  save,
} from "#tests/support/server/applicant.ts";
import { atDesk, decideOn } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { todayOf } from "#server/clock.ts";

const portal = sharedPortal();

const statusOf = async ({ api }: Member) => dataOf(await api(calls.questionStatus));
const apply = (member: Member, kind: string, line: LineId, more?: object) =>
  applyAs(portal, member, kind, line, more);
const withdraw = async ({ api }: Member, line: LineId) =>
  dataOf(await api(withdrawLine, { body: { line } }));
/** Two people of the desk reject the line for good. */
async function reject({ accountId }: Member, line: LineId): Promise<void> {
  const [found] = await portal.rows<{ id: string }>(
    "select id from application where account_id = $1 and $2 = any (lines)",
    [accountId, line],
  );
  const of = { id: found!.id, line };
  const rae = await atDesk(portal, "Rae", "reviewer");
  const ana = await atDesk(portal, "Ana", "approver");
  dataOf(await rae.api(deskClaim, { params: { id: of.id } }));
  const outcome = { outcome: "rejectFinal", reason: "outsideAppetite" } as const;
  dataOf(await decideOn(rae, of, { act: "propose", ...outcome }));
  dataOf(await decideOn(ana, of, { act: "confirm" }));
}
const whole = { given: {}, says: "no" } as const;
const aCompany = () => appliedAs(portal, "registeredCompany", "exchange");
const aCharity = () => appliedAs(portal, "charity", "exchange");

describe("a later application of another kind", () => {
  const isDue = { required: true, due_on: "2026-12-20" };
  const isOptional = { required: false, due_on: null };

  test("makes it required and asks again what was postponed, until its line is withdrawn", async () => {
    const member = await aCompany();
    dataOf(await member.api(calls.postponeQuestionnaire));
    await apply(member, "charity", "bondToken");
    expect(await statusOf(member)).toMatchObject({ status: "asked", ...isDue });
    dataOf(await member.api(calls.postponeQuestionnaire));
    await apply(member, "registeredCompany", "goldToken");
    expect(await statusOf(member)).toMatchObject({ status: "postponed", ...isDue });
    await withdraw(member, "exchange");
    await withdraw(member, "goldToken");
    expect(await statusOf(member)).toMatchObject({ status: "postponed", ...isDue });
    await withdraw(member, "bondToken");
    expect(await statusOf(member)).toMatchObject({ status: "asked", ...isOptional });
  });

  test("changes the questions of a draft and keeps what was typed, also for the page that is open", async () => {
    const member = await aCompany();
    const own = await begunQuestionnaire(member);
    const { revision } = await load(own);
    const declared = { declarant: "Wen Qiu" };
    const typed = {
      conduct: { accountRefused: "no" },
      acknowledgement: { ...declared, correct: true },
    };
    dataOf(await save(own, revision, typed));
    const more = { businessInformation: { hasHighRisk: "yes", highRisk: ["gambling"] } };
    await apply(member, "vasp", "bondToken", more);
    expect(await statusOf(member)).toMatchObject({ status: "begun", ...isDue });
    const { merged } = dataOf(
      await save(own, revision + 1, { conduct: { sanctionedTrade: "no" } }),
    );
    const about = { questionnaireSubject: { kind: "vasp", activities: ["gambling"] } };
    expect(merged?.theirs).toEqual({ ...about, acknowledgement: { correct: null } });
    expect((await load(own)).answers).toEqual({
      ...about,
      acknowledgement: declared,
      conduct: { accountRefused: "no", sanctionedTrade: "no" },
    });
    const body = await fillFlow(own, { given: { wolfsberg: { way: "questions" } }, says: "no" });
    dataOf(await member.api(saveKyc, { body }));
    const { answers } = dataOf(await member.api(submittedForm, { params: { id: own.formId } }));
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(["virtualAssets"]));
    const changes = await portal.rows<{ action: string }>(
      "select action from audit where account_id = $1 and action = 'questionnaire.change'",
      [member.accountId],
    );
    expect(changes).toHaveLength(1);
  });

  test("that is rejected for good, or withdrawn, leaves the draft to the lines that go on", async () => {
    const member = await aCharity();
    await apply(member, "registeredCompany", "goldToken");
    const own = await begunQuestionnaire(member);
    const { revision } = await load(own);
    dataOf(await save(own, revision, { acknowledgement: { correct: true } }));
    await reject(member, "exchange");
    expect(await statusOf(member)).toMatchObject({ status: "begun", ...isOptional });
    const company = { questionnaireSubject: { kind: "registeredCompany" }, acknowledgement: {} };
    expect((await load(own)).answers).toEqual(company);
    await withdraw(member, "goldToken");
    expect((await load(own)).answers).toEqual(company);
  });

  test("changes nothing where the kind is the same, and leaves alone what was sent", async () => {
    const member = await aCharity();
    dataOf(await member.api(calls.postponeQuestionnaire));
    await apply(member, "charity", "goldToken");
    expect((await statusOf(member)).status).toBe("postponed");
    const own = await begunQuestionnaire(member);
    dataOf(await member.api(saveKyc, { body: await fillFlow(own, whole) }));
    const sent = await statusOf(member);
    await apply(member, "registeredCompany", "bondToken");
    expect(await statusOf(member)).toEqual(sent);
    const { answers } = dataOf(await member.api(submittedForm, { params: { id: own.formId } }));
    expect(answers["charityConduct"]).toBeDefined();
  });
});

describe("what a date moves", () => {
  const day = 86_400;

  async function pass(days: number): Promise<number> {
    portal.pass(days * day);
    return passTime(portal.services, portal.jobs);
  }
  const again = (member: Member) => portal.logIn(member.browser, member.email);
  const standing = async (member: Member) => {
    await again(member);
    const { status, due_on, is_due_soon } = await statusOf(member);
    return [status, due_on, is_due_soon];
  };

  const soon = "Your AML questionnaire is due soon";
  const told = async ({ email }: Member) =>
    (await portal.mailsTo(email)).flatMap(({ subject }) =>
      subject.includes("questionnaire") ? [subject] : [],
    );

  test("later holds until 7 days are left, then it is asked again, becomes overdue, and can still be sent", async () => {
    const member = await aCharity();
    dataOf(await member.api(calls.postponeQuestionnaire));
    expect(refusal(await member.api(calls.postponeQuestionnaire))).toBe("notPossible");
    const due = "2026-12-20";
    await pass(22);
    expect([await standing(member), await told(member)]).toEqual([["postponed", due, false], []]);
    await pass(1);
    expect([await standing(member), await told(member)]).toEqual([["asked", due, true], [soon]]);
    expect(refusal(await member.api(calls.postponeQuestionnaire))).toBe("notPossible");
    await pass(7);
    expect(await standing(member)).toEqual(["asked", due, true]);
    await pass(1);
    expect([await standing(member), await told(member)]).toEqual([
      ["overdue", due, true],
      ["Your AML questionnaire is overdue", soon],
    ]);
    const own = await begunQuestionnaire(member);
    expect((await statusOf(member)).status).toBe("overdue");
    dataOf(await member.api(saveKyc, { body: await fillFlow(own, whole) }));
    expect((await statusOf(member)).status).toBe("sent");
  });

  test("one that was never begun is asked for once by mail when 7 days are left", async () => {
    const member = await aCharity();
    await pass(22);
    expect(await told(member)).toEqual([]);
    await pass(1);
    await pass(1);
    expect([(await standing(member))[0], await told(member)]).toEqual(["asked", [soon]]);
  });

  test("an optional one stays postponed; what was sent is asked again after 18 months, with its answers and without the declaration", async () => {
    const member = await aCompany();
    dataOf(await member.api(calls.postponeQuestionnaire));
    await pass(400);
    expect(await standing(member)).toEqual(["postponed", null, false]);
    const own = await begunQuestionnaire(member);
    dataOf(await member.api(saveKyc, { body: await fillFlow(own, whole) }));
    const { valid_until } = await statusOf(member);
    await pass(550);
    expect([(await standing(member))[0], valid_until! < todayOf(portal.services.clock())]).toEqual([
      "expired",
      true,
    ]);
    const next = await begunQuestionnaire(member);
    expect(next.formId).not.toBe(own.formId);
    const [before, now] = [(await load(own)).answers, (await load(next)).answers];
    const { correct: _, ...declared } = before["acknowledgement"]!;
    expect(now).toEqual({ ...before, acknowledgement: declared });
  });

  test("one that is overdue stays so while a line requires it, and is asked for afresh after that", async () => {
    const member = await aCharity();
    await pass(31);
    await again(member);
    await apply(member, "investmentVehicle", "bondToken");
    await apply(member, "registeredCompany", "goldToken");
    expect((await standing(member))[0]).toBe("overdue");
    await withdraw(member, "exchange");
    expect((await standing(member))[0]).toBe("overdue");
    await withdraw(member, "bondToken");
    expect(await standing(member)).toEqual(["asked", null, false]);
  });

  test("what was sent as optional is asked again at once when it becomes required, with its answers", async () => {
    const member = await aCompany();
    const own = await begunQuestionnaire(member);
    dataOf(await member.api(saveKyc, { body: await fillFlow(own, whole) }));
    await apply(member, "trust", "goldToken");
    expect((await statusOf(member)).status).toBe("sent");
    await apply(member, "charity", "bondToken");
    expect(await statusOf(member)).toMatchObject({
      status: "expired",
      required: true,
      due_on: dayAfter(todayOf(portal.services.clock()), 30),
      valid_until: null,
    });
    const next = await begunQuestionnaire(member);
    expect(next.formId).not.toBe(own.formId);
    const { answers } = await load(next);
    expect([answers["questionnaireSubject"], answers["conduct"]]).toEqual([
      { kind: "charity" },
      (await load(own)).answers["conduct"],
    ]);
    dataOf(await next.api(saveKyc, { body: await fillFlow(next, whole) }));
    expect(await statusOf(member)).toMatchObject({ status: "sent", required: true });
  });

  test("what is too old is asked again as the lines that are left require", async () => {
    const member = await aCharity();
    const own = await begunQuestionnaire(member);
    dataOf(await member.api(saveKyc, { body: await fillFlow(own, whole) }));
    await apply(member, "registeredCompany", "goldToken");
    await withdraw(member, "exchange");
    expect(await statusOf(member)).toMatchObject({ status: "sent", required: true });
    await pass(550);
    expect(await standing(member)).toEqual(["expired", null, false]);
    const { answers } = await load(await begunQuestionnaire(member));
    expect(answers["questionnaireSubject"]).toEqual({ kind: "registeredCompany" });
  });

  test("what is too old is told to who still owes it, and not after every line was withdrawn", async () => {
    const [owing, done] = [await aCompany(), await aCompany()];
    for (const member of [owing, done]) {
      const own = await begunQuestionnaire(member);
      dataOf(await member.api(saveKyc, { body: await fillFlow(own, whole) }));
    }
    await withdraw(done, "exchange");
    await pass(560);
    expect((await told(owing)).length).toBe(1);
    expect(await told(done)).toEqual([]);
  });
});

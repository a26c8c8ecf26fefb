import { beforeAll, expect, test, vi } from "vitest";
import { deskClaim } from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { calmed, riskCases, riskDay } from "#tests/support/contract/risk-cases.ts";
import { fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { submitting } from "#tests/support/server/compliance/submitting.ts";
import { acceptDocuments, atDesk, caseSeen, decideOn } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal, today } from "#tests/support/server/portal.ts";

// Whole applications, each of 15 documents.
vi.setConfig({ testTimeout: 240_000 });

const portal = sharedPortal();
beforeAll(() => portal.pass((Date.parse(riskDay) - Date.parse(today)) / 1000));

async function submitted(rule: string) {
  const { change, line } = riskCases.find((each) => each.rule === rule)!;
  const member = await portal.member();
  await fillIn(member, undefined, riskDay);
  const { revision, answers } = await load(member);
  dataOf(await save(member, revision, change(calmed(answers))));
  dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
  return { member, of: { id: member.formId, line } };
}

const stateOf = (accountId: string, line: string) =>
  portal.rows(
    "select state from line_status where account_id = $1 and line = $2 and chart = 'kycStatus'",
    [accountId, line],
  );

test.each(Object.entries(Object.groupBy(riskCases, ({ line }) => line)))(
  "the server rates each worked case for %s as the table says",
  async (line, cases) => {
    const submit = submitting(portal, cases[0]!.of);
    const found: Record<string, object> = {};
    for (const { rule, change } of cases) {
      const { issues, kept } = await submit(change(calmed(sampleAnswers(riskDay))));
      found[rule] = { issues, ...kept?.risks.find((each) => each.line === line) };
    }
    const expected = cases.map(({ rule, band, by, inputs = {} }) => [
      rule,
      { issues: [], line, band, by, inputs: expect.objectContaining(inputs) as object },
    ]);
    expect(found).toEqual(Object.fromEntries(expected));
  },
);

test("no one approves a prohibited line: not proposed, not decided; it is rejected", async () => {
  const { member, of } = await submitted("a bank with its branch in Iran");
  const [rae, ana] = [
    await atDesk(portal, "Rae", "reviewer"),
    await atDesk(portal, "Ana", "approver"),
  ];
  dataOf(await rae.api(deskClaim, { params: { id: of.id } }));
  await acceptDocuments(rae, of.id);
  const blocked = { refusal: "decisionBlocked", data: { blockers: [{ blocker: "prohibited" }] } };
  const approve = { act: "propose", outcome: "approve" } as const;
  expect(await decideOn(rae, of, approve)).toMatchObject(blocked);
  const reject = { act: "propose", outcome: "rejectFinal", reason: "outsideAppetite" } as const;
  dataOf(await decideOn(rae, of, reject));
  dataOf(await decideOn(ana, of, { act: "confirm" }));
  expect(await stateOf(member.accountId, of.line)).toEqual([{ state: "rejected" }]);
});

test("the database refuses the approval of a prohibited line, though the server knows nothing of it", async () => {
  const { member, of } = await submitted("a former nationality of Iran");
  const people = {
    rae: await atDesk(portal, "Rae", "reviewer"),
    sam: await atDesk(portal, "Sam", "seniorManager"),
    ana: await atDesk(portal, "Ana", "approver"),
  };
  dataOf(await people.rae.api(deskClaim, { params: { id: of.id } }));
  await acceptDocuments(people.rae, of.id);
  dataOf(await decideOn(people.rae, of, { act: "propose", outcome: "approve" }));
  dataOf(await decideOn(people.sam, of, { act: "endorse" }));
  const { form_id } = dataOf(await member.api(openBiz, { body: { line: "prime" } }));
  await portal.rows(
    `insert into risk_score (account_id, application_id, line, model_version, lists_version, total, band, needs_two,
        inputs, result, at)
      select account_id, $1, line, model_version, lists_version, total, 'prohibited', needs_two, inputs, result,
        at + interval '1 second'
      from risk_score where application_id = $2 and line = $3`,
    [form_id, of.id, of.line],
  );
  expect((await caseSeen(people.ana, of.id)).lines.flatMap(({ blockers }) => blockers)).toEqual([]);
  expect(await decideOn(people.ana, of, { act: "confirm" })).toMatchObject({ ok: false });
  expect(await stateOf(member.accountId, of.line)).toEqual([{ state: "inProgress" }]);
  await portal.rows(
    "set session_replication_role = replica; delete from risk_score where application_id = '" +
      form_id +
      "'",
  );
  dataOf(await decideOn(people.ana, of, { act: "confirm" }));
  expect(await stateOf(member.accountId, of.line)).toEqual([{ state: "approved" }]);
});

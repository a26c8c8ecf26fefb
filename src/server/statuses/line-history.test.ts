import { beforeEach, describe, expect, test } from "vitest";
import type { ApplicantHistory } from "#contract/application/line-history.ts";
import { kycStatusNames } from "#contract/application/status-names.ts";
import { insInfo } from "#contract/calls/account.ts";
import { lineHistory } from "#contract/calls/charts/line-history.ts";
import { deskHistory } from "#contract/calls/desk-cases.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import * as requests from "#contract/calls/requests.ts";
import { approvedMember, onAccount, openedMember } from "#tests/support/server/approved.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen, decideOn, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
const line = "exchange";
const secret = "a private word";

let ana: DeskMember;
let rae: DeskMember;
beforeEach(async () => {
  ana = await atDesk(portal, "Ana", "approver");
  rae = await atDesk(portal, "Rae", "reviewer");
});

const now = () => portal.services.clock().toISOString();

/** A second later, so that each step has a time of its own. */
async function later<Result>(step: () => Promise<Result>): Promise<string> {
  portal.pass(1);
  await step();
  return now();
}

const ofApplicant = async ({ api }: Pick<Member, "api">, of: typeof line | "prime" = line) =>
  dataOf(await api(lineHistory, { params: { line: of } }));

const ofDesk = async (by: DeskMember, { formId: id }: Member) =>
  dataOf(await by.api(deskHistory, { params: { id, line } }));

async function submitted(): Promise<Member> {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  return member;
}

const step = (type: string, to: string, at: string) => ({ type, to, at });

test("from the submission to an account that is closed: each event with the state it led to, and at the desk with who", async () => {
  const approved = now();
  const member = await approvedMember(portal, ana);
  const opened = await later(async () => dataOf(await member.api(openBiz, { body: { line } })));
  const activated = await later(() => onAccount(ana, member, "activate"));
  const frozen = await later(() => onAccount(ana, member, "freeze"));
  const closed = await later(() => onAccount(ana, member, "close"));
  const kyc = { chart: "kycStatus", start: "notSubmitted", state: "approved" };
  const account = { chart: "businessAccount", start: "pending", state: "closed" };
  expect(await ofApplicant(member)).toEqual({
    line,
    charts: [
      {
        ...kyc,
        events: [
          step("kyc.submit", "inProgress", approved),
          step("kyc.approve", "approved", approved),
        ],
      },
      {
        ...account,
        events: [
          step("account.open", "underReview", opened),
          step("account.activate", "normal", activated),
          step("account.freeze", "frozen", frozen),
          step("account.close", "closed", closed),
        ],
      },
    ],
  });
  const holder = { role: "holder", name: "Mei Lin" };
  const approver = { role: "approver", name: "Ana" };
  expect(await ofDesk(rae, member)).toEqual({
    line,
    charts: [
      {
        ...kyc,
        events: [
          { ...step("kyc.submit", "inProgress", approved), by: holder },
          { ...step("kyc.approve", "approved", approved), by: approver },
        ],
      },
      {
        chart: "decision",
        start: "undecided",
        state: "decided",
        events: [{ ...step("decision.decide", "decided", approved), by: approver }],
      },
      {
        ...account,
        events: [
          { ...step("account.open", "underReview", opened), by: holder },
          { ...step("account.activate", "normal", activated), by: approver },
          { ...step("account.freeze", "frozen", frozen), by: approver },
          { ...step("account.close", "closed", closed), by: approver },
        ],
      },
    ],
  });
});

test("nested states are replayed: documents asked for, answered in words, rejected for good", async () => {
  const member = await submitted();
  const { formId: id } = member;
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const { files, snapshot } = await caseSeen(rae, id);
  const item = { slot: files[0]!.slot, rejected_uid: null, reason: "unreadable" } as const;
  const asked = { lines: [line], due_on: "2026-12-04", public_text: "", snapshot } as const;
  const body = { ...asked, items: [{ ...item, public_text: "Please send it." }] };
  dataOf(await rae.api(work.deskRequest, { params: { id }, body: body as never }));
  const { items } = dataOf(await member.api(requests.documentRequest, { params: { id } }));
  const words = { form_id: id, item: items[0]!.id, words: "It is lost." };
  dataOf(await member.api(requests.saveRequestWords, { body: words }));
  dataOf(await member.api(requests.additionalFiles, { body: { form_id: id } }));
  const final = { outcome: "rejectFinal", reason: "outsideAppetite", note: secret } as const;
  dataOf(await decideOn(rae, { id, line }, { act: "propose", ...final }));
  const proposed = await ofApplicant(member);
  dataOf(await decideOn(ana, { id, line }, { act: "confirm" }));

  const paths = ({ charts: [kyc] }: ApplicantHistory) => kyc!.events.map(({ to }) => to);
  const steps = [
    "inProgress",
    "additionalDocumentsRequired.requested",
    "additionalDocumentsRequired.rejectable.answeredInWords",
  ];
  expect(paths(proposed)).toEqual(steps);
  const told = await ofApplicant(member);
  expect(paths(told)).toEqual([...steps, "rejected.final"]);
  expect(told.charts[0]!.state).toBe("rejected.final");
  for (const word of ["decision", "outsideAppetite", secret, "Rae", "Ana", "Mei Lin", "reviewer"])
    expect(JSON.stringify([proposed, told])).not.toContain(word);
  const { charts } = await ofDesk(ana, member);
  const by = (role: string, name: string) => ({ role, name });
  expect(charts[1]!.events.map((event) => [event.type, event.to, event.by])).toEqual([
    ["decision.propose", "proposed.awaitingApprover", by("reviewer", "Rae")],
    ["decision.confirm", "decided", by("approver", "Ana")],
  ]);
});

describe("the applicant learns nothing beyond the dashboard", () => {
  test("why an approval ended: every cause reads the same, and so does the freeze that follows", async () => {
    const told = [];
    for (const cause of ["adverseHit", "documentExpired"] as const) {
      const member = await openedMember(portal, ana);
      const params = { id: member.formId };
      dataOf(await ana.api(work.deskLapse, { params, body: { line, cause } }));
      const history = await ofApplicant(member);
      told.push(history);
      const { lines } = dataOf(await member.api(insInfo));
      const { kyc_status, timeline } = lines.find((each) => each.line === line)!;
      const events = history.charts.flatMap((chart) => chart.events);
      expect(events.map(({ type, at }) => ({ event: type, at: Date.parse(at) }))).toEqual(
        timeline.map(({ event, at }) => ({ event, at })),
      );
      expect(kycStatusNames[history.charts[0]!.state as "inProgress"]).toBe(kyc_status);
      const { charts } = await ofDesk(rae, member);
      expect(charts[2]!.events.at(-1)).toMatchObject({ type: "account.kycLapsed", by: null });
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]!.charts.map(({ events }) => events.at(-1)!.type)).toEqual([
      "kyc.lapse",
      "account.freeze",
    ]);
  });

  test("another account's lines: a line that was not submitted stands at the start", async () => {
    await submitted();
    const other = await portal.member();
    const start = (chart: string, state: string) => ({ chart, start: state, state, events: [] });
    for (const of of [line, "prime"] as const)
      expect(await ofApplicant(other, of)).toEqual({
        line: of,
        charts: [start("kycStatus", "notSubmitted"), start("businessAccount", "pending")],
      });
  });
});

test("a line that the case does not have is not found at the desk", async () => {
  const { formId: id } = await submitted();
  const asked = await rae.api(deskHistory, { params: { id, line: "prime" } });
  expect(refusal(asked)).toBe("notFound");
});

test("a change that an older chart has made is told with its nested state", async () => {
  const member = await submitted();
  const { formId: id, accountId } = member;
  dataOf(await ana.api(work.deskClaim, { params: { id } }));
  const retry = { act: "decide", outcome: "rejectRetry", reason: "incomplete" } as const;
  dataOf(await decideOn(ana, { id, line }, retry));
  const states = async () => (await ofApplicant(member)).charts[0]!.events.map(({ to }) => to);
  expect(await states()).toEqual(["inProgress", "rejected.retry"]);
  await portal.rows(
    "insert into chart_start select chart, 99, state, 'older', configuration from chart_start where chart = 'kycStatus'",
  );
  await portal.rows(
    "insert into chart_edge select chart, 99, from_state, event, by_role, to_state from chart_edge where chart = 'kycStatus'",
  );
  await portal.rows("alter table line_event disable trigger user");
  await portal.rows(
    "update line_event set version = 99 where account_id = $1 and chart = 'kycStatus'",
    [accountId],
  );
  await portal.rows("alter table line_event enable trigger user");
  expect(await states()).toEqual(["inProgress", "rejected.retry"]);
});

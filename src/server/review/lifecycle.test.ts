import { beforeEach, describe, expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { insInfo } from "#contract/calls/account.ts";
import { deskTimeline } from "#contract/calls/desk-cases.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import * as asked from "#contract/calls/requests.ts";
import { limits } from "#contract/limits.ts";
import { editBytes } from "#server/http/rate-limits.ts";
import { statusCharts } from "#server/statuses/charts.ts";
import { fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import {
  approveBy,
  atDesk,
  caseSeen,
  decideOn,
  type Deciding,
  type DeskMember,
} from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { notifications } from "./notifications.ts";
import { passTime } from "./time-passed.ts";
import { todayOf } from "../clock.ts";

const portal = sharedPortal();
const day = 86_400;
let rae: DeskMember;
let ana: DeskMember;
let sam: DeskMember;

/** With a fresh sign-in: days pass in these tests. */
const signIn = async () => {
  rae = await atDesk(portal, "Rae", "reviewer");
  ana = await atDesk(portal, "Ana", "approver");
  sam = await atDesk(portal, "Sam", "seniorManager");
};
beforeEach(signIn);

const line = "exchange";
const canary = "PRIVATE-CANARY-77";

async function submitted(locale = "en"): Promise<Member> {
  const member = await portal.member();
  const body = await fillIn(member, undefined, todayOf(portal.services.clock()));
  dataOf(await member.api(saveKyc, { body }));
  await portal.rows("update member set locale = $1 where account_id = $2", [
    locale,
    member.accountId,
  ]);
  return member;
}

const again = (member: Member) => portal.logIn(member.browser, member.email);

async function stateOf({ accountId }: Member, chart = "kycStatus"): Promise<string> {
  const [row] = await portal.rows<{ value: string }>(
    `select snapshot ->> 'value' as value from line_status where account_id = $1 and line = $2 and chart = $3`,
    [accountId, line, chart],
  );
  return row!.value;
}

const decided = (by: DeskMember, id: string, body: Deciding) => decideOn(by, { id, line }, body);
const approve = (id: string) => approveBy({ rae, sam, ana }, { id, line });

async function ask(id: string, lines: LineId[] = [line]): Promise<void> {
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  const { snapshot, files } = await caseSeen(rae, id);
  const item = { slot: files[0]!.slot, rejected_uid: null, public_text: "Please send it." };
  const today = portal.services.clock();
  const due_on = todayOf(new Date(today.getTime() + 3 * day * 1000));
  const items = [{ ...item, reason: "unreadable" as const }];
  const body = { lines, due_on, public_text: "", snapshot, items };
  dataOf(await rae.api(work.deskRequest, { params: { id }, body }));
}

async function rejected(id: string, outcome: "rejectRetry" | "rejectFinal"): Promise<void> {
  const reason = "outsideAppetite";
  if (outcome === "rejectRetry") {
    dataOf(await ana.api(work.deskClaim, { params: { id } }));
    dataOf(await decided(ana, id, { act: "decide", outcome, reason, note: canary }));
    return;
  }
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  dataOf(await decided(rae, id, { act: "propose", outcome, reason, note: canary }));
  dataOf(await decided(ana, id, { act: "confirm" }));
}

const onAccount = (by: DeskMember, id: string, act: "activate" | "freeze" | "unfreeze" | "close") =>
  by.api(work.deskAccount, { params: { id }, body: { line, act, reason: canary } });

const take = async (by: DeskMember, id: string) =>
  dataOf(
    await by.api(work.deskAssign, { params: { id }, body: { person: by.id, reason: "Mine now" } }),
  );

const pass = () => Promise.all([1, 2, 3].map(() => passTime(portal.services, portal.jobs)));

const kindsTo = async ({ email }: Member) =>
  (await portal.mailsTo(email)).map(({ kind }) => kind).toSorted();

async function reapplied(member: Member): Promise<Member> {
  portal.pass(1);
  const { form_id } = dataOf(await member.api(asked.reopenLine, { body: { line } }));
  const own = { ...member, formId: form_id };
  const { revision, answers } = await load(own);
  expect(answers["companyInformation"]).toMatchObject({ entityName: expect.any(String) });
  const ticked = {
    acknowledgement: { truthful: true, authority: true, sharing: true },
    nonSolicitation: { ownInitiative: true },
    investorClassification: { professional: true },
  };
  dataOf(await save(own, revision, ticked));
  dataOf(await member.api(saveKyc, { body: await submissionOf(own) }));
  return own;
}

describe("what a date moves", () => {
  test("a request past its date is overdue once, however often and at once the clock asks, and one account that fails stops no other", async () => {
    const [one, broken, two] = [await submitted(), await submitted(), await submitted()];
    for (const each of [one, broken, two]) await ask(each.formId);
    expect(await pass()).toEqual([0, 0, 0]);
    portal.pass(4 * day);
    // Nothing can be written on this account's trail.
    await portal.rows("alter table audit_head disable trigger user");
    await portal.rows("delete from audit_head where account_id = $1", [broken.accountId]);
    const moved = await pass();
    expect(moved.reduce((sum, each) => sum + each)).toBe(2);
    expect(await pass()).toEqual([0, 0, 0]);
    for (const each of [one, two])
      expect((await kindsTo(each)).filter((kind) => kind === "overdue")).toHaveLength(1);
    expect(await stateOf(broken)).toContain("requested");
    await signIn();
    await again(one);
    const { formId: id } = one;
    const seen = await caseSeen(rae, id);
    expect(seen.lines.find((each) => each.line === line)!.kyc_status).toBe(
      "additionalDocumentsRequired",
    );
    dataOf(
      await ana.api(work.deskAssign, {
        params: { id },
        body: { person: ana.id, reason: "New people" },
      }),
    );
    dataOf(await decided(ana, id, { act: "decide", outcome: "rejectRetry", reason: "incomplete" }));
    expect(await stateOf(one)).toContain("retry");
    expect(refusal(await one.api(asked.documentRequest, { params: { id } }))).toBe("notFound");
    await reapplied(one);
    expect(await stateOf(one)).toBe("inProgress");
  });
});

describe("a rejection", () => {
  test("that may be tried again is, prefilled, until the attempts are used up", async () => {
    let member = await submitted();
    const codes = [];
    for (let attempt = 1; attempt <= limits.kycAttempts; attempt += 1) {
      await rejected(member.formId, "rejectRetry");
      codes.push(await stateOf(member));
      if (attempt < limits.kycAttempts) member = await reapplied(member);
    }
    expect(codes).toHaveLength(limits.kycAttempts);
    expect(refusal(await member.api(asked.reopenLine, { body: { line } }))).toBe("notPossible");
  });

  test("that is final cannot be tried again, withdrawn or proposed again", async () => {
    const member = await submitted();
    const { formId: id } = member;
    await rejected(id, "rejectFinal");
    const again = { act: "propose", outcome: "approve" } as const;
    expect([
      refusal(await member.api(asked.reopenLine, { body: { line } })),
      refusal(await member.api(asked.withdrawLine, { body: { line } })),
      refusal(await decided(rae, id, again)),
    ]).toEqual(["notPossible", "notPossible", "notPossible"]);
  });
});

test("the holder withdraws in review and while documents are asked for, and not once approved", async () => {
  const member = await submitted();
  const { formId: id, api } = member;
  await ask(id);
  dataOf(await api(asked.withdrawLine, { body: { line } }));
  expect([await stateOf(member), (await caseSeen(rae, id)).queue]).toEqual(["notSubmitted", "new"]);
  expect(refusal(await api(asked.documentRequest, { params: { id } }))).toBe("notFound");
  const other = await submitted();
  await approve(other.formId);
  expect(refusal(await other.api(asked.withdrawLine, { body: { line } }))).toBe("notPossible");
});

test("the clock of a case warns twice, is paused while the applicant must act and stops once all is decided", async () => {
  const member = await submitted();
  const { formId: id, api } = member;
  const clock = async () => (await caseSeen(rae, id)).clock;
  const { due_on } = await caseSeen(rae, id);
  const daysLeft =
    (Date.parse(due_on!) - Date.parse(todayOf(portal.services.clock()))) / 86_400_000;
  const seen = [await clock()];
  for (const days of [daysLeft, 1]) {
    portal.pass(days * day);
    await pass();
    await signIn();
    await again(member);
    seen.push(await clock());
  }
  await ask(id, ["exchange", "custodyHongKong"]);
  seen.push(await clock());
  await answerInWords(member);
  seen.push(await clock());
  dataOf(await api(asked.withdrawLine, { body: { line } }));
  dataOf(await api(asked.withdrawLine, { body: { line: "custodyHongKong" } }));
  seen.push(await clock());
  expect(seen).toEqual(["onTime", "dueSoon", "late", "paused", "onTime", "stopped"]);
  const timeline = dataOf(await rae.api(deskTimeline, { params: { id } }));
  const actions = timeline.map(({ action }) => action);
  expect(actions.filter((action) => /^case\.(dueSoon|late)$/.test(action)).toSorted()).toEqual([
    "case.dueSoon",
    "case.late",
  ]);
});

test("a draft that takes no further edits today does not keep a line in review", async () => {
  const { formId: id, api } = await submitted();
  const { form_id } = dataOf(await api(asked.withdrawLine, { body: { line } }));
  await portal.rows("update application set edit_bytes = $1 where id = $2", [
    editBytes.most,
    form_id,
  ]);
  expect(
    dataOf(await api(asked.withdrawLine, { body: { line: "custodyHongKong" } })),
  ).toMatchObject({ form_id });
  const { lines } = await caseSeen(rae, id);
  expect(lines.map(({ kyc_status }) => kyc_status)).toEqual(["notSubmitted", "notSubmitted"]);
});

test("a line that leaves its request leaves the others theirs", async () => {
  const member = await submitted();
  const { formId: id, api } = member;
  const both: LineId[] = ["exchange", "custodyHongKong"];
  await ask(id, both);
  dataOf(await api(asked.withdrawLine, { body: { line } }));
  expect(dataOf(await api(asked.otherDocumentsCount, { params: { id } }))).toEqual({ count: 1 });
  dataOf(await rae.api(work.deskCancelRequest, { params: { id }, body: { reason: "Found" } }));
  expect((await caseSeen(rae, id)).lines.map(({ kyc_status }) => kyc_status).toSorted()).toEqual([
    "inProgress",
    "notSubmitted",
  ]);
});

async function answerInWords({ formId: id, api }: Member): Promise<void> {
  const [item] = dataOf(await api(asked.documentRequest, { params: { id } })).items;
  const body = { form_id: id, item: item!.id, words: "It was lost in a fire." };
  dataOf(await api(asked.saveRequestWords, { body }));
  dataOf(await api(asked.additionalFiles, { body: { form_id: id } }));
}

async function answeredInWords(): Promise<Member> {
  const member = await submitted();
  await ask(member.formId);
  await answerInWords(member);
  return member;
}

test("answered in words before the due date, the line is not overdue after it", async () => {
  const member = await answeredInWords();
  portal.pass(4 * day);
  await pass();
  expect(await stateOf(member)).toContain("answeredInWords");
});

test("answered in words, the line stays with the desk, which may cancel the request", async () => {
  const member = await answeredInWords();
  const { formId: id } = member;
  expect(await stateOf(member)).toContain("answeredInWords");
  expect((await caseSeen(rae, id)).queue).toBe("resubmitted");
  dataOf(await rae.api(work.deskCancelRequest, { params: { id }, body: { reason: canary } }));
  expect(await stateOf(member)).toBe("inProgress");
  expect(await kindsTo(member)).toContain("requestCancelled");
});

describe("what the applicant is told", () => {
  test("every event of the statuses has its mail or a stated reason for none", () => {
    const { kycStatus, businessAccount } = statusCharts;
    const events = [...kycStatus.events, ...businessAccount.events].toSorted();
    expect(Object.keys(notifications).toSorted()).toEqual(events);
    const told = Object.entries(notifications).map(([event, row]) => [
      event,
      typeof row === "string" ? row : typeof row === "function" ? "by the event" : "noMail",
    ]);
    expect(Object.fromEntries(told)).toEqual({
      "kyc.submit": "noMail",
      "kyc.withdraw": "noMail",
      "kyc.reopen": "noMail",
      "kyc.filesSubmitted": "noMail",
      "kyc.answeredInWords": "noMail",
      "kyc.requestDocuments": "noMail",
      "kyc.cancelRequest": "requestCancelled",
      "kyc.dueDatePassed": "overdue",
      "kyc.approve": "approved",
      "kyc.reject": "by the event",
      "kyc.lapse": "by the event",
      "account.open": "noMail",
      "account.activate": "activated",
      "account.decline": "declined",
      "account.freeze": "frozen",
      "account.kycLapsed": "noMail",
      "account.unfreeze": "unfrozen",
      "account.close": "by the event",
    });
  });

  test.each(["en", "zh-CN", "zh-TW"])(
    "in %s, a final rejection and a freeze tell no reason, note, score or name",
    async (locale) => {
      const member = await submitted(locale);
      const other = await submitted(locale);
      const { formId: id } = member;
      await approve(id);
      dataOf(await member.api(openBiz, { body: { line } }));
      dataOf(await onAccount(rae, id, "activate"));
      dataOf(await onAccount(rae, id, "freeze"));
      await rejected(other.formId, "rejectFinal");
      const [score] = await portal.rows<{ total: number; band: string }>(
        "select total, band from risk_score where account_id = $1",
        [other.accountId],
      );
      const secrets = [canary, "Rae", "Ana", "Sam", "outsideAppetite", "adverse", "sanction"];
      for (const each of [member, other]) {
        const mails = await portal.mailsTo(each.email);
        const info = dataOf(await each.api(insInfo));
        const told = JSON.stringify([mails.map(({ id: _, ...mail }) => mail), info]);
        expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
        expect(told).not.toContain(`"${score!.band}"`);
      }
      expect(await kindsTo(other)).toContain("closedForGood");
      expect(await kindsTo(member)).toContain("frozen");
      // The desk itself sees it.
      const timeline = dataOf(await rae.api(deskTimeline, { params: { id: other.formId } }));
      expect(JSON.stringify(timeline)).toContain("outsideAppetite");
    },
  );
});

// Last: three years pass, after which the documents of others are too old.
test("an approval past its review date is reviewed again, and its account is frozen", async () => {
  const member = await submitted();
  const { formId: id, api } = member;
  expect(refusal(await api(openBiz, { body: { line } }))).toBe("lineApplied");
  await approve(id);
  dataOf(await api(openBiz, { body: { line } }));
  expect(refusal(await onAccount(sam, id, "activate"))).toBe("notFound");
  dataOf(await onAccount(rae, id, "activate"));
  expect(await stateOf(member, "businessAccount")).toBe("normal");
  dataOf(await onAccount(rae, id, "freeze"));
  await take(ana, id);
  dataOf(await onAccount(ana, id, "unfreeze"));
  const noneEnds = "update line_validity set documents_until = null where account_id = $1";
  await portal.rows(noneEnds, [member.accountId]);
  portal.pass(37 * 31 * day);
  await pass();
  const lapses =
    "select facts ->> 'cause' as cause from line_event where account_id = $1 and event = 'kyc.lapse'";
  expect(await portal.rows(lapses, [member.accountId])).toEqual([{ cause: "periodicReview" }]);
  expect([await stateOf(member), await stateOf(member, "businessAccount")]).toEqual([
    "inProgress",
    "frozen",
  ]);
  await signIn();
  expect((await caseSeen(rae, id)).queue).toBe("periodicReview");
  await take(ana, id);
  expect(refusal(await onAccount(ana, id, "unfreeze"))).toBe("notPossible");
  dataOf(await onAccount(ana, id, "close"));
  expect(await stateOf(member, "businessAccount")).toBe("closed");
  expect(refusal(await onAccount(ana, id, "unfreeze"))).toBe("notPossible");
  const told = ["activated", "approved", "closed", "code.register", "frozen", "receipt"];
  expect(await kindsTo(member)).toEqual([...told, "reviewedAndSuspended", "unfrozen"]);
});

test("a clock that an ended approval starts again warns in the same run", async () => {
  const { formId: id } = await submitted();
  const { due_on } = await caseSeen(rae, id);
  portal.pass((Date.parse(due_on!) - Date.parse(todayOf(portal.services.clock()))) / 1000);
  await signIn();
  await approve(id);
  await ask(id, ["custodyHongKong"]);
  expect((await caseSeen(rae, id)).clock).toBe("paused");
  portal.pass(3 * 366 * day);
  const stopping = AbortSignal.abort();
  await expect(passTime(portal.services, portal.jobs, stopping)).rejects.toThrow("aborted");
  expect(await passTime(portal.services, portal.jobs)).toBeGreaterThan(0);
  expect(await passTime(portal.services, portal.jobs)).toBe(0);
  await signIn();
  expect((await caseSeen(rae, id)).clock).toBe("dueSoon");
});

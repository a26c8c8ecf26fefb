import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { accountDetail, accountDocuments, lineVersion } from "#contract/calls/dashboard.ts";
import * as desk from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import * as requests from "#contract/calls/requests.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { acceptDocuments, atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const line = "exchange";
const secret = "a private word";

async function aReview() {
  const applicant = await portal.member();
  dataOf(await applicant.api(saveKyc, { body: await fillIn(applicant) }));
  const id = applicant.formId;
  const rae = await atDesk(portal, "Rae", "reviewer");
  const ana = await atDesk(portal, "Ana", "approver");
  const sam = await atDesk(portal, "Sam", "seniorManager");
  dataOf(await rae.api(desk.deskClaim, { params: { id } }));
  const act = async (who: typeof rae, body: object) => {
    const { snapshot } = await caseSeen(who, id);
    const decision = { line, note: "", ...body, snapshot } as never;
    dataOf(await who.api(desk.deskDecision, { params: { id }, body: decision }));
  };
  const ask = async () => {
    const seen = await caseSeen(rae, id);
    const { uid, slot } = seen.files.find((file) => file.slot.startsWith("identity."))!;
    const item = {
      slot,
      rejected_uid: uid,
      reason: "tooOld",
      public_text: "Please send a newer one.",
    };
    const body = {
      lines: [line, "custodyHongKong"],
      due_on: "2026-12-04",
      public_text: "",
      snapshot: seen.snapshot,
    };
    const asked = { ...body, items: [item] } as never;
    dataOf(await rae.api(desk.deskRequest, { params: { id }, body: asked }));
  };
  const account = async (body: object) => {
    const mine = { person: ana.id, reason: "Account" };
    dataOf(await ana.api(desk.deskAssign, { params: { id }, body: mine }));
    dataOf(
      await ana.api(desk.deskAccount, {
        params: { id },
        body: { line, reason: secret, ...body } as never,
      }),
    );
  };
  const approve = async () => {
    await acceptDocuments(rae, id);
    await act(rae, { act: "propose", outcome: "approve" });
    await act(sam, { act: "endorse" });
    await act(ana, { act: "confirm" });
  };
  return { applicant, id, rae, ana, act, ask, account, approve };
}

const askedOf = async ({ api, formId: id }: Member) =>
  dataOf(await api(requests.documentRequest, { params: { id } })).items.map(({ asks, person }) => ({
    slot: asks,
    person,
  }));

async function told({ api }: Member) {
  const info = dataOf(await api(insInfo));
  const own = info.lines.find((each) => each.line === line)!;
  const { timeline, given: _, asked: __, left: ___, form_id: ____, flow: _____, ...standing } = own;
  return { ...standing, events: timeline.map(({ event, by }) => `${event} ${by}`.trim()) };
}

const nothing = {
  line,
  acts_next: "none",
  reply_by: null,
  reply_in: null,
  rejection: null,
  request: null,
  acts: [],
  needs: [],
  site: "",
  has_signed_agreement: false,
};
const inReview = {
  ...nothing,
  kyc_status: "KYC In Progress",
  business_account_status: "Pending",
  acts_next: "desk",
  acts: ["withdraw"],
};

test("documents asked for: what is left, the due date, the clock that waits, and the answer in words", async () => {
  const { applicant, id, ask } = await aReview();
  expect(await told(applicant)).toEqual({
    ...inReview,
    reply_by: "2026-11-27",
    reply_in: 5,
    events: ["kyc.submit Mei Lin"],
  });
  const before = dataOf(await applicant.api(lineVersion));
  await ask();
  const [{ slot, person } = { slot: "", person: "" }] = await askedOf(applicant);
  expect(person).not.toBe("");
  const mails = await portal.mailsTo(applicant.email);
  const mail = mails.find(({ kind }) => kind === "documentsRequired")!;
  expect(mail.text).toContain(`: ${person}`);
  const item = (is_answered: boolean) => [
    { asks: slot, person, text: "Please send a newer one.", is_answered },
  ];
  const request = { form_id: id, text: "", due_on: "2026-12-04", is_overdue: false };
  const waiting = {
    ...nothing,
    kyc_status: "Additional documents required",
    business_account_status: "Pending",
    acts_next: "applicant",
    reply_in: 5,
    acts: ["withdraw"],
    request: { ...request, items: item(false), items_left: 1, is_answered: false },
    events: ["kyc.submit Mei Lin", "kyc.requestDocuments"],
  };
  expect(await told(applicant)).toEqual(waiting);
  const after = dataOf(await applicant.api(lineVersion));
  expect(after).not.toEqual(before);
  expect(dataOf(await applicant.api(insInfo)).version).toEqual(after.version);

  const { items } = dataOf(await applicant.api(requests.documentRequest, { params: { id } }));
  const words = { form_id: id, item: items[0]!.id, words: "We no longer have it." };
  dataOf(await applicant.api(requests.saveRequestWords, { body: words }));
  const answered = dataOf(await applicant.api(lineVersion));
  expect(answered).not.toEqual(after);
  expect((await told(applicant)).request).toEqual({
    ...request,
    items: item(true),
    items_left: 0,
    is_answered: false,
  });
  dataOf(await applicant.api(requests.additionalFiles, { body: { form_id: id } }));
  expect(await told(applicant)).toMatchObject({
    acts_next: "desk",
    reply_by: "2026-11-27",
    request: { items_left: 0, is_answered: true },
  });

  const beforeFile = dataOf(await applicant.api(lineVersion));
  dataOf(await send(applicant, pdfOf(2), { slot: items[0]!.slot }));
  expect(dataOf(await applicant.api(lineVersion))).not.toEqual(beforeFile);
  dataOf(await applicant.api(requests.additionalFiles, { body: { form_id: id } }));
  expect(await told(applicant)).toEqual({
    ...inReview,
    reply_by: "2026-11-27",
    reply_in: 5,
    events: [...waiting.events, "kyc.answeredInWords Mei Lin", "kyc.filesSubmitted Mei Lin"],
  });
  dataOf(await applicant.api(requests.withdrawLine, { body: { line } }));
  expect(await told(applicant)).toMatchObject({
    kyc_status: "KYC not submitted",
    acts_next: "applicant",
    acts: [],
  });
});

test("a rejection that may be tried again tells its public reason; a final one tells nothing", async () => {
  const { applicant, rae, ana, act } = await aReview();
  const retry = { outcome: "rejectRetry", reason: "notVerified", note: secret };
  await act(rae, { ...retry, act: "propose" });
  await act(ana, { act: "confirm" });
  expect(await told(applicant)).toEqual({
    ...nothing,
    kyc_status: "KYC Rejected",
    business_account_status: "Pending",
    acts_next: "applicant",
    acts: ["reopen"],
    rejection: { kind: "retry", reason: "notVerified", attempts_left: 8 },
    events: ["kyc.submit Mei Lin", "kyc.reject"],
  });
  const final = { line: "custodyHongKong", outcome: "rejectFinal", reason: "outsideAppetite" };
  await act(rae, { ...final, act: "propose", note: secret });
  const proposed = dataOf(await applicant.api(insInfo));
  expect(JSON.stringify(proposed)).not.toContain("decision.");
  await act(ana, { line: final.line, act: "confirm" });
  const info = dataOf(await applicant.api(insInfo));
  const { rejection, timeline, acts, acts_next } = info.lines.find(
    (each) => each.line === final.line,
  )!;
  expect({ rejection, acts, acts_next, events: timeline.map(({ event }) => event) }).toEqual({
    rejection: { kind: "final" },
    acts: [],
    acts_next: "none",
    events: ["kyc.submit", "kyc.reject"],
  });
  const whole = JSON.stringify(info);
  for (const word of ["outsideAppetite", secret, "Rae", "Ana", "decision", "queue"])
    expect(whole).not.toContain(word);
});

test("the account of an approved line is opened, frozen without a reason, and closed, by the specification's names", async () => {
  const { applicant, account, approve } = await aReview();
  await approve();
  const approved = { ...nothing, kyc_status: "KYC Approved" };
  const standing = async () => {
    const { events: _, ...rest } = await told(applicant);
    return rest;
  };
  expect(await standing()).toEqual({
    ...approved,
    business_account_status: "Pending",
    acts_next: "applicant",
    acts: ["openAccount"],
  });
  dataOf(await applicant.api(openBiz, { body: { line } }));
  expect(await standing()).toEqual({
    ...approved,
    business_account_status: "Pending1",
    acts_next: "desk",
  });
  await account({ act: "activate" });
  const normal = { ...approved, business_account_status: "Normal", acts: ["closeAccount"] };
  expect(await standing()).toEqual(normal);
  await account({ act: "freeze" });
  expect(await standing()).toEqual({ ...approved, business_account_status: "Frozen" });
  const frozen = JSON.stringify(dataOf(await applicant.api(insInfo)));
  for (const word of [secret, "Ana", "decision", "kycLapsed"]) expect(frozen).not.toContain(word);
  expect((await told(applicant)).events.slice(-2)).toEqual(["account.activate", "account.freeze"]);
  await account({ act: "close" });
  expect(await standing()).toEqual({ ...approved, business_account_status: "Closed" });
});

test("the account's detail and its documents, each with who stored it and when", async () => {
  const applicant = await portal.member();
  const { uid } = dataOf(await send(applicant, pdfOf(1), { slot: "boardResolution" }));
  const detail = dataOf(await applicant.api(accountDetail));
  expect(detail).toMatchObject({ contact_name: "Mei Lin", email: applicant.email });
  expect(detail.uid).toMatch(/^\d{8}$/);
  const documents = dataOf(await applicant.api(accountDocuments));
  expect(documents).toMatchObject([
    {
      uid,
      form_id: applicant.formId,
      asks: "boardResolution",
      person: "",
      by: "Mei Lin",
      type: "application/pdf",
    },
  ]);
});

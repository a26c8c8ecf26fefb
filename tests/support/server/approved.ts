import type { LineId } from "#contract/business-lines.ts";
import type { registerTypes } from "#contract/accounts/registrant.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { fillFlow } from "./applicant.ts";
import { acceptDocuments, atDesk, caseSeen, decideOn, type DeskMember } from "./desk.ts";
import { newEmail } from "./credentials.ts";
import { dataOf } from "./outcome.ts";
import type { Member, Portal } from "./portal.ts";

/** A low-risk applicant whose line an approver has approved. */
export async function approvedMember(
  portal: Portal,
  ana: DeskMember,
  line: LineId = "exchange",
): Promise<Member> {
  const member = await portal.member();
  const { form_id: formId } = dataOf(await member.api(openBiz, { body: { line } }));
  const form = { ...member, formId };
  const body = await fillFlow(form, {
    given: { applicableAccount: { lines: [line] } },
    says: "no",
  });
  dataOf(await form.api(saveKyc, { body }));
  dataOf(await ana.api(work.deskClaim, { params: { id: formId } }));
  await acceptDocuments(ana, formId);
  dataOf(await decideOn(ana, { id: formId, line }, { act: "decide", outcome: "approve" }));
  return form;
}

/** The same with an open business account. */
export async function openedMember(
  portal: Portal,
  ana: DeskMember,
  line: LineId = "exchange",
): Promise<Member> {
  const member = await approvedMember(portal, ana, line);
  dataOf(await member.api(openBiz, { body: { line } }));
  await onAccount(ana, member, "activate", line);
  return member;
}

export async function onAccount(
  by: DeskMember,
  { formId: id }: Member,
  act: "activate" | "freeze" | "unfreeze" | "close",
  line: LineId = "exchange",
): Promise<void> {
  const body = { line, act, reason: "Reason" } as const;
  dataOf(await by.api(work.deskAccount, { params: { id }, body }));
}

/** An account that has applied for a line; the form is that of the line. */
export async function submittedFor(
  portal: Portal,
  line: LineId,
  as: (typeof registerTypes)[number] = "institution",
): Promise<Member> {
  const holder = await portal.member(newEmail(), as);
  const { form_id } = dataOf(await holder.api(openBiz, { body: { line } }));
  const member = { ...holder, formId: form_id };
  const given = { applicableAccount: { lines: [line] } };
  const body = await fillFlow(member, { given, says: "no" });
  dataOf(await member.api(saveKyc, { body }));
  return member;
}

/** The desk approves it, with as many people as its risk asks for. */
export async function approve(portal: Portal, id: string, line: LineId): Promise<void> {
  const rae = await atDesk(portal, "Rae", "reviewer");
  const of = { id, line };
  dataOf(await rae.api(work.deskClaim, { params: { id } }));
  await acceptDocuments(rae, id);
  dataOf(await decideOn(rae, of, { act: "propose", outcome: "approve" }));
  const { lines } = await caseSeen(rae, id);
  const { decision } = lines.find((each) => each.line === line)!;
  if (decision.state === "proposed.awaitingSeniorManager") {
    const sam = await atDesk(portal, "Sam", "seniorManager");
    dataOf(await decideOn(sam, of, { act: "endorse" }));
  }
  const ana = await atDesk(portal, "Ana", "approver");
  dataOf(await decideOn(ana, of, { act: "confirm" }));
}

export async function approvedFor(
  portal: Portal,
  line: LineId,
  as: (typeof registerTypes)[number] = "institution",
): Promise<Member> {
  const member = await submittedFor(portal, line, as);
  await approve(portal, member.formId, line);
  return member;
}

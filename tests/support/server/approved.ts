import type { LineId } from "#contract/business-lines.ts";
import * as work from "#contract/calls/desk-work.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { fillFlow } from "./applicant.ts";
import { acceptDocuments, decideOn, type DeskMember } from "./desk.ts";
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

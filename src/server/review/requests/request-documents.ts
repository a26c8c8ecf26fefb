import type { BodyOf } from "#contract/calls/call.ts";
import type { deskRequest } from "#contract/calls/desk-work.ts";
import type { LineId } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { readerOf } from "#server/accounts/member-queries.ts";
import { daysAfter, todayOf } from "#server/clock.ts";
import type { Tx } from "#server/database/database.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { rejectUnknownSlot } from "#server/documents/reservations.ts";
import { postMail } from "#server/mail/mail.ts";
import { requestMail } from "#server/mail/status-mails.ts";
import { Refused } from "#server/refused.ts";
import type { Case } from "../cases/case-queries.ts";
import { type Material, materialOf } from "../cases/case-material.ts";
import { moveKyc } from "../line-moves.ts";
import { endProposals } from "../end-proposals.ts";
import { waitingLines } from "./leave-request.ts";
import { endRequest, insertRequest, openRequestOf } from "./request-queries.ts";
import { personOfSlot, titleOfSlot } from "./slot-titles.ts";
import { deskRole, lineIn, movingOf, recordOn } from "../acting.ts";

type Body = BodyOf<typeof deskRequest>;

/** Asks the applicant for documents; every line of the request then waits for them. */
export async function requestDocuments(
  handle: Tx,
  context: DeskContext,
  found: Case,
  body: Body,
): Promise<void> {
  const { now } = context;
  const lines = [...new Set(body.lines)];
  const latest = todayOf(daysAfter(now, limits.requestDaysMax));
  if (body.due_on <= todayOf(now) || body.due_on > latest)
    throw new Refused("malformed", { path: "due_on" });
  const material = await materialOf(handle, context, found);
  if (body.snapshot !== material.version) throw new Refused("caseChanged");
  if (await openRequestOf(handle, found.application_id)) throw new Refused("requestOpen");
  for (const { slot } of body.items) rejectOtherSlot(slot, material);
  const items = await insertRequest(
    handle,
    {
      applicationId: found.application_id,
      accountId: found.account_id,
      lines,
      dueOn: body.due_on,
      publicText: body.public_text,
      personId: context.person().personId,
      items: itemsOf(body, material),
    },
    now,
  );
  const by = deskRole(context.person().roles);
  for (const line of lines) {
    const event = { type: "kyc.requestDocuments", items, by } as const;
    await moveKyc(handle, movingOf(context), await lineIn(handle, found, line), event);
  }
  await endProposals(handle, movingOf(context), caseIn(found));
  await sendRequest(handle, context, material, { ...body, lines });
  await recordOn(handle, context, found, "request.send", lines);
}

const itemsOf = ({ items }: Body, material: Material) =>
  items.map((item) => ({
    slot: item.slot,
    rejectedUid: item.rejected_uid,
    rejectedHash: hashOf(item.rejected_uid, material),
    reason: item.reason,
    publicText: item.public_text,
  }));

const caseIn = ({ account_id, application_id }: Case) => ({
  accountId: account_id,
  applicationId: application_id,
});

/** A slot of the checklist, of the applicant or of a person in the answers. */
function rejectOtherSlot(slot: string, { now: { answers } }: Material): void {
  rejectUnknownSlot(slot);
  const [, rowId] = slot.split(".");
  if (rowId && personOfSlot(slot, answers) === "") throw new Refused("malformed", { path: "slot" });
}

function hashOf(uid: string | null, { uploads }: Material): Buffer | null {
  if (uid === null) return null;
  const found = uploads.find((upload) => upload.client_uid === uid);
  if (!found) throw new Refused("malformed", { path: "rejected_uid" });
  return found.sha256;
}

async function sendRequest(handle: Tx, context: DeskContext, material: Material, body: Body) {
  const { case: found, now } = material;
  const { settings, keys } = context;
  const reader = await readerOf(handle, settings, found.account_id);
  const asked = {
    reference: found.reference,
    lines: body.lines as LineId[],
    dueOn: body.due_on,
    items: body.items.map(({ slot }) => titleOfSlot(slot, now.answers, now.flow.rulesOn)),
  };
  await postMail(handle, keys, requestMail(reader, asked, settings.publicUrl), context.now);
}

/** The lines go back to the desk. */
export async function cancelRequest(
  handle: Tx,
  context: DeskContext,
  found: Case,
  reason: string,
): Promise<void> {
  const open = await openRequestOf(handle, found.application_id);
  if (!open) throw new Refused("notPossible");
  const by = deskRole(context.person().roles);
  await endRequest(handle, open.id, "cancelled", context.now);
  for (const line of await waitingLines(handle, open)) {
    const event = { type: "kyc.cancelRequest", reason, by } as const;
    await moveKyc(handle, movingOf(context), await lineIn(handle, found, line), event);
  }
  await endProposals(handle, movingOf(context), caseIn(found));
  await recordOn(handle, context, found, "request.cancel", open.lines);
}

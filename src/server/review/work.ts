import { isDeepStrictEqual } from "node:util";
import type { AccountEvent } from "@gatehouse/machines/review/business-account";
import type { DeskCalls } from "#contract/calls/desk.ts";
import { deskRole, lineIn, movingOf, recordOn, saveNote } from "./acting.ts";
import { actEvents, roleFor } from "./cases/case-lines.ts";
import { caseWorkers } from "#contract/desk/roles.ts";
import { numbersIn } from "#contract/questions/numbers/masked.ts";
import { documentVerdictIds, unsettled } from "#contract/desk/verdicts.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { peopleOfDesk } from "../desk/desk-person-queries.ts";
import type { HandlersFor } from "../http/handler.ts";
import { i18nFor } from "../i18n.ts";
import { Refused } from "../refused.ts";
import { judgedAnswers, judgedFiles } from "./cases/case-answers.ts";
import { type Material, materialOf, type Verdict } from "./cases/case-material.ts";
import { moveAccount, moveKyc } from "./line-moves.ts";
import { moveCase } from "./cases/move-case.ts";
import { onCase, onOwnCase } from "./cases/on-case.ts";
import { decide } from "./decide.ts";
import { endSharedProposals } from "./end-proposals.ts";
import { numberShown } from "./shown-numbers.ts";
import { statusOf } from "./standing.ts";
import { cancelRequest, requestDocuments } from "./requests/request-documents.ts";

export const workHandlers: HandlersFor<DeskCalls, DeskContext>["work"] = {
  deskClaim: (context, { params }) =>
    onCase(context, params.id, async (handle, found) => {
      await moveCase(handle, found, { type: "case.claim", ...actorOf(context) }, context.now);
      await recordOn(handle, context, found, "case.claim");
      return {};
    }),

  deskRelease: (context, { params }) =>
    onCase(context, params.id, async (handle, found) => {
      await moveCase(handle, found, { type: "case.release", ...actorOf(context) }, context.now);
      await recordOn(handle, context, found, "case.release");
      return {};
    }),

  deskAssign: (context, { params, body }) =>
    onCase(context, params.id, async (handle, found) => {
      const people = await peopleOfDesk(handle);
      const person = people.find(({ id }) => id === body.person);
      if (!person?.roles.some((role) => caseWorkers.includes(role))) throw new Refused("notFound");
      const { person: assigneeId, reason } = body;
      const event = { type: "case.assign", assigneeId, reason, ...actorOf(context) } as const;
      await moveCase(handle, found, event, context.now);
      await saveNote(handle, context, found, body.reason);
      await recordOn(handle, context, found, "case.assign", [body.person]);
      return {};
    }),

  deskShowNumber: (context, { params, body }) =>
    onCase(context, params.id, async (handle, found) => {
      const { now } = await materialOf(handle, context, found);
      if (!Object.hasOwn(numbersIn(now.flow, now.answers), body.target))
        throw new Refused("notFound");
      await recordOn(handle, context, found, numberShown, [body.target]);
      return {};
    }),

  deskVerdict: (context, { params, body }) =>
    onOwnCase(context, params.id, async (handle, found) => {
      const material = await materialOf(handle, context, found);
      if (!isJudged(material, body)) throw new Refused("caseChanged");
      const needsReason = body.kind === "document" && unsettled.includes(body.verdict);
      if (needsReason && body.reason === null) throw new Refused("reasonRequired");
      if (body.verdict === "verified" && body.source === null)
        throw new Refused("malformed", { path: "source" });
      const verdict = {
        application_id: params.id,
        account_id: found.account_id,
        kind: body.kind,
        target: body.target,
        value_sha256: Buffer.from(body.value, "hex"),
        verdict: body.verdict,
        source: body.source,
        reason: body.reason,
        public_text: body.public_text || null,
        note: body.note || null,
        person_id: context.person().personId,
      };
      if (isLatest(material, verdict)) return {};
      const row = { ...verdict, at: context.now };
      await handle.insertInto("review_verdict").values(row).execute();
      await endSharedProposals(handle, movingOf(context), {
        accountId: found.account_id,
        applicationId: params.id,
      });
      await recordOn(handle, context, found, "case.verdict", [body.target, body.verdict]);
      return {};
    }),

  deskNote: (context, { params, body }) =>
    onCase(context, params.id, async (handle, found) => {
      const isNew = await saveNote(handle, context, found, body.text, body.key);
      if (isNew) await recordOn(handle, context, found, "case.note");
      return {};
    }),

  deskRequest: (context, { params, body }) =>
    onOwnCase(context, params.id, async (handle, found) => {
      await requestDocuments(handle, context, found, body);
      return {};
    }),

  deskCancelRequest: (context, { params, body }) =>
    onOwnCase(context, params.id, async (handle, found) => {
      await cancelRequest(handle, context, found, body.reason);
      return {};
    }),

  deskDecision: (context, { params, body }) =>
    onCase(context, params.id, async (handle, found) => {
      await decide(handle, context, found, body);
      await recordOn(handle, context, found, actEvents[body.act].type, [body.line]);
      return {};
    }),

  deskAccount: (context, { params, body }) =>
    onOwnCase(context, params.id, async (handle, found) => {
      const material = await materialOf(handle, context, found);
      const kyc = statusOf(material.statuses, body.line, "kycStatus")?.state;
      const account = statusOf(material.statuses, body.line, "businessAccount");
      const event = {
        type: actEvents[body.act].type,
        kycApproved: kyc === "approved",
        reason: body.reason,
      };
      const by = roleFor(account, event, context.person().roles);
      if (by === null) {
        const reasoned = roleFor(account, { ...event, reason: "reason" }, context.person().roles);
        throw new Refused(reasoned === null ? "notPossible" : "reasonRequired");
      }
      await moveAccount(handle, movingOf(context), await lineIn(handle, found, body.line), {
        ...event,
        by,
      } as AccountEvent);
      await recordOn(handle, context, found, event.type, [body.line]);
      return {};
    }),

  deskLapse: (context, { params, body }) =>
    onOwnCase(context, params.id, async (handle, found) => {
      const by = deskRole(context.person().roles);
      const event = { type: "kyc.lapse", cause: body.cause, by } as const;
      await moveKyc(handle, movingOf(context), await lineIn(handle, found, body.line), event);
      await recordOn(handle, context, found, "kyc.lapse", [body.line, body.cause]);
      return {};
    }),
};

const actorOf = (context: DeskContext) => ({
  by: deskRole(context.person().roles),
  personId: context.person().personId,
});

type VerdictBody = Parameters<(typeof workHandlers)["deskVerdict"]>[1]["body"];

/** Whether the newest verdict there is this one: it was sent again. */
function isLatest({ verdicts }: Material, given: Omit<Verdict, "id" | "at">): boolean {
  const last = verdicts.findLast(
    ({ kind, target }) => kind === given.kind && target === given.target,
  );
  return last !== undefined && isDeepStrictEqual({ ...last, ...given }, last);
}

/** Whether the case still has what was judged, and the verdict is one of its kind. */
function isJudged(material: Material, { kind, target, value, verdict }: VerdictBody): boolean {
  const isOfDocument = documentVerdictIds.some((each) => each === verdict);
  if (isOfDocument !== (kind === "document")) throw new Refused("malformed", { path: "verdict" });
  if (kind === "document")
    return judgedFiles(material).some(
      ({ upload }) => upload.client_uid === target && upload.sha256!.toString("hex") === value,
    );
  return judgedAnswers(material, i18nFor("en")).sections.some(({ groups }) =>
    groups.some(({ rows }) => rows.some((row) => row.target === target && row.value === value)),
  );
}

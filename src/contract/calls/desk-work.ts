import * as v from "valibot";
import { lineIds } from "../business-lines.ts";
import { rejectionReasonIds } from "../application/rejection-reasons.ts";
import { accountActs } from "../desk/account-acts.ts";
import { documentReasonIds } from "../desk/reasons.ts";
import { caseReaders, caseWorkers } from "../desk/roles.ts";
import { answerVerdictIds, documentVerdictIds, sourceIds } from "../desk/verdicts.ts";
import { limits } from "../limits.ts";
import { isDay } from "../rules/days.ts";
import { clean, written, writtenNeeded } from "../rules/text.ts";
import { deskCall } from "./desk-call.ts";

const day = v.pipe(v.string(), v.check(isDay));
const id = v.pipe(v.string(), v.uuid());
const line = v.picklist(lineIds);

/** `section.question`, or that of a person. */
const target = v.pipe(v.string(), v.maxLength(200), clean);

const ofCase = v.object({ id });

const onCase = <B extends v.ObjectEntries>(name: string, entries: B) =>
  deskCall({
    route: `POST /desk/api/case/{id}/${name}`,
    roles: caseWorkers,
    params: ofCase,
    body: v.object(entries),
  });

/** One atomic update: refused when someone else has the case. */
export const deskClaim = onCase("claim", {});
export const deskRelease = onCase("release", {});
/** To another person, with a reason. */
export const deskAssign = onCase("assign", { person: id, reason: writtenNeeded(limits.textMax) });

export const deskVerdict = onCase("verdict", {
  kind: v.picklist(["answer", "document"]),
  target,
  /** The value that was judged, as the case gave it. */
  value: v.pipe(v.string(), v.hexadecimal(), v.length(64)),
  verdict: v.picklist([...answerVerdictIds, ...documentVerdictIds]),
  source: v.optional(v.nullable(v.picklist(sourceIds)), null),
  reason: v.optional(v.nullable(v.picklist(documentReasonIds)), null),
  public_text: v.optional(written(limits.deskTextMax), ""),
  note: v.optional(written(limits.deskTextMax), ""),
});

/** Shows the numbers of an answer to this reader for an hour. Each time is recorded. */
export const deskShowNumber = deskCall({
  route: "POST /desk/api/case/{id}/number",
  roles: caseReaders,
  params: ofCase,
  body: v.object({ target }),
});

/** `key`: made for this text; a note sent again with it is recorded once. */
export const deskNote = onCase("note", {
  text: writtenNeeded(limits.deskTextMax),
  key: v.optional(v.nullable(id), null),
});

export const deskRequest = onCase("request", {
  lines: v.pipe(v.array(line), v.minLength(1)),
  due_on: day,
  public_text: written(limits.deskTextMax),
  snapshot: v.string(),
  items: v.pipe(
    v.array(
      v.object({
        slot: v.pipe(v.string(), v.maxLength(200), clean),
        rejected_uid: v.nullable(v.string()),
        reason: v.picklist(documentReasonIds),
        public_text: writtenNeeded(limits.deskTextMax),
      }),
    ),
    v.minLength(1),
    v.maxLength(limits.requestItemsMax),
  ),
});

export const deskCancelRequest = onCase("cancel-request", {
  reason: writtenNeeded(limits.deskTextMax),
});

const outcome = v.picklist(["approve", "rejectRetry", "rejectFinal"]);

export const deskDecision = deskCall({
  route: "POST /desk/api/case/{id}/decision",
  roles: ["reviewer", "approver", "seniorManager"],
  params: ofCase,
  body: v.object({
    line,
    act: v.picklist(["propose", "decide", "confirm", "endorse", "return", "withdraw"]),
    snapshot: v.string(),
    outcome: v.optional(v.nullable(outcome), null),
    reason: v.optional(v.nullable(v.picklist(rejectionReasonIds)), null),
    note: v.optional(written(limits.deskTextMax), ""),
  }),
});

/** Rejects with reasonRequired where an act that needs a reason has none. */
export const deskAccount = onCase("account", {
  line,
  act: v.picklist(accountActs),
  reason: v.optional(written(limits.deskTextMax), ""),
});

export const lapseCauses = [
  "periodicReview",
  "documentExpired",
  "ownershipChanged",
  "adverseHit",
] as const;

/** An approval ends: the case is reviewed again. */
export const deskLapse = onCase("lapse", { line, cause: v.picklist(lapseCauses) });

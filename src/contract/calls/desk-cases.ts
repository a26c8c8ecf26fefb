import * as v from "valibot";
import { flowIds } from "../forms/flows/flow-ids.ts";
import { lineIds } from "../business-lines.ts";
import { caseReaders, caseWorkers } from "../desk/roles.ts";
import { queueIds, viewIds } from "../desk/queues.ts";
import { rejectionReasonIds } from "../application/rejection-texts.ts";
import { documentReasonIds } from "../desk/reasons.ts";
import { answerVerdictIds, documentVerdictIds, sourceIds } from "../desk/verdicts.ts";
import { limits } from "../limits.ts";
import { deskCall } from "./desk-call.ts";

const day = v.pipe(v.string(), v.isoDate());
const moment = v.number();
const id = v.pipe(v.string(), v.uuid());
const line = v.picklist(lineIds);
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const written = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const named = v.object({ id: v.string(), name: v.string() });

const lineInCase = v.object({ line, kyc_status: v.string() });

export const caseRow = v.object({
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  kind: v.string(),
  jurisdiction: v.string(),
  lines: v.array(lineInCase),
  band: v.string(),
  round: v.number(),
  queue: v.picklist(queueIds),
  queued_at: moment,
  due_on: v.nullable(v.string()),
  assignee: v.nullable(named),
});

export type CaseRow = v.InferOutput<typeof caseRow>;

/** Counts stop at `limits.deskCountMost`. */
export const deskQueues = deskCall({
  method: "GET",
  path: "/desk/api/queues",
  isPoll: true,
  roles: caseReaders,
  reply: v.array(v.object({ view: v.picklist(viewIds), count: v.number() })),
});

const filter = v.optional(v.string(), "");

/** Oldest first. `after` is the `next` of the page before. */
export const deskCases = deskCall({
  method: "GET",
  path: "/desk/api/cases",
  roles: caseReaders,
  query: v.object({
    view: v.optional(v.picklist(viewIds), "unassigned"),
    line: filter,
    kind: filter,
    band: filter,
    jurisdiction: filter,
    assignee: filter,
    after: filter,
  }),
  reply: v.object({ cases: v.array(caseRow), next: v.nullable(v.string()) }),
});

const verdictReply = v.object({
  verdict: v.picklist([...answerVerdictIds, ...documentVerdictIds]),
  source: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  public_text: v.nullable(v.string()),
  note: v.nullable(v.string()),
  by: named,
  at: moment,
});

const change = v.picklist(["same", "changed", "added"]);

const answerRow = v.object({
  /** `section.question`, and `section.people.<row>.question` of a person. */
  target: v.string(),
  label: v.string(),
  /** In the reader's language, a line each. */
  answer: v.array(v.string()),
  before: v.nullable(v.array(v.string())),
  change,
  value: v.string(),
  documents: v.array(v.string()),
  verdict: v.nullable(verdictReply),
});

const fileRow = v.object({
  uid: v.string(),
  /** The question it answers. */
  target: v.string(),
  slot: v.string(),
  title: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  pages: v.nullable(v.number()),
  sha256: v.string(),
  stored_at: moment,
  stored_by: v.string(),
  change,
  /** Of the request that it answers. */
  request: v.nullable(v.string()),
  verdict: v.nullable(verdictReply),
});

const requestReply = v.object({
  id: v.string(),
  lines: v.array(line),
  due_on: v.string(),
  public_text: v.string(),
  by: v.nullable(named),
  created_at: moment,
  ended_at: v.nullable(moment),
  outcome: v.nullable(v.string()),
  items: v.array(
    v.object({
      id: v.string(),
      slot: v.string(),
      title: v.string(),
      reason: v.string(),
      public_text: v.string(),
      words: v.nullable(v.string()),
      files: v.array(v.string()),
    }),
  ),
});

/** Blockers are named; each leads to what settles it. */
export const blockers = [
  "notInReview",
  "verdictsUnsettled",
  "documentsUnjudged",
  "requestOpen",
] as const;

export const acts = [
  "propose",
  "decide",
  "confirm",
  "endorse",
  "return",
  "withdraw",
  "activate",
  "decline",
  "freeze",
  "unfreeze",
  "close",
  "lapse",
] as const;

const lineReply = v.object({
  line,
  kyc_status: v.string(),
  /** With the nested state, `rejected.final`. */
  kyc_state: v.string(),
  account_status: v.string(),
  band: v.string(),
  needs_two: v.boolean(),
  decision: v.object({
    state: v.string(),
    outcome: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    proposer: v.nullable(named),
    senior_manager: v.nullable(named),
  }),
  blockers: v.array(
    v.object({ blocker: v.picklist(blockers), count: v.number(), targets: v.array(v.string()) }),
  ),
  /** What the reader may do now. */
  acts: v.array(v.picklist(acts)),
});

const factor = v.object({ input: v.string(), points: v.number() });

export const deskCase = deskCall({
  method: "GET",
  path: "/desk/api/case/{id}",
  roles: caseReaders,
  params: v.object({ id }),
  reply: v.object({
    ...caseRow.entries,
    flow: v.picklist(flowIds),
    form: v.string(),
    submitted_at: moment,
    submitted_by: v.string(),
    account_number: v.string(),
    contact: v.object({ name: v.string(), email: v.string(), locale: v.string() }),
    /** A hash of all that a decision rests on. */
    snapshot: v.string(),
    lines: v.array(lineReply),
    sections: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        groups: v.array(v.object({ title: v.nullable(v.string()), rows: v.array(answerRow) })),
      }),
    ),
    /** Labels of answers that the earlier submission had and this one does not. */
    removed: v.array(v.string()),
    files: v.array(fileRow),
    requests: v.array(requestReply),
    risk: v.nullable(
      v.object({
        model: v.string(),
        lists: v.string(),
        total: v.number(),
        band: v.string(),
        factors: v.array(factor),
        at: moment,
      }),
    ),
    notes: v.array(v.object({ text: v.string(), by: named, at: moment })),
    may_work: v.boolean(),
  }),
});

const ofCase = v.object({ id });

const onCase = <B extends v.ObjectEntries>(name: string, entries: B) =>
  deskCall({
    method: "POST",
    path: `/desk/api/case/{id}/${name}`,
    roles: caseWorkers,
    params: ofCase,
    body: v.object(entries),
  });

/** One atomic update: refused when someone else has the case. */
export const deskClaim = onCase("claim", {});
export const deskRelease = onCase("release", {});
/** To another person, with a reason. */
export const deskAssign = onCase("assign", { person: id, reason: written(limits.textMax) });

export const deskVerdict = onCase("verdict", {
  kind: v.picklist(["answer", "document"]),
  target: v.pipe(v.string(), v.maxLength(200)),
  /** The value that was judged, as the case gave it. */
  value: v.pipe(v.string(), v.hexadecimal(), v.length(64)),
  verdict: v.picklist([...answerVerdictIds, ...documentVerdictIds]),
  source: v.optional(v.nullable(v.picklist(sourceIds)), null),
  reason: v.optional(v.nullable(v.picklist(documentReasonIds)), null),
  public_text: v.optional(text(limits.deskTextMax), ""),
  note: v.optional(text(limits.deskTextMax), ""),
});

export const deskNote = onCase("note", { text: written(limits.deskTextMax) });

export const deskRequest = onCase("request", {
  lines: v.pipe(v.array(line), v.minLength(1)),
  due_on: day,
  public_text: text(limits.deskTextMax),
  snapshot: v.string(),
  items: v.pipe(
    v.array(
      v.object({
        slot: v.pipe(v.string(), v.maxLength(200)),
        rejected_uid: v.nullable(v.string()),
        reason: v.picklist(documentReasonIds),
        public_text: written(limits.deskTextMax),
      }),
    ),
    v.minLength(1),
    v.maxLength(limits.requestItemsMax),
  ),
});

export const deskCancelRequest = onCase("cancel-request", { reason: written(limits.deskTextMax) });

const outcome = v.picklist(["approve", "rejectRetry", "rejectFinal"]);

export const deskDecision = deskCall({
  method: "POST",
  path: "/desk/api/case/{id}/decision",
  roles: ["reviewer", "approver", "seniorManager"],
  params: ofCase,
  body: v.object({
    line,
    act: v.picklist(["propose", "decide", "confirm", "endorse", "return", "withdraw"]),
    snapshot: v.string(),
    outcome: v.optional(v.nullable(outcome), null),
    reason: v.optional(v.nullable(v.picklist(rejectionReasonIds)), null),
    note: v.optional(text(limits.deskTextMax), ""),
  }),
});

export const deskAccount = onCase("account", {
  line,
  act: v.picklist(["activate", "decline", "freeze", "unfreeze", "close"]),
  reason: v.optional(text(limits.deskTextMax), ""),
});

export const lapseCauses = [
  "periodicReview",
  "documentExpired",
  "ownershipChanged",
  "adverseHit",
] as const;

/** An approval ends: the case is reviewed again. */
export const deskLapse = onCase("lapse", { line, cause: v.picklist(lapseCauses) });

/** Each read is recorded. */
export const deskFile = deskCall({
  method: "GET",
  path: "/desk/api/case/{id}/file/{uid}",
  roles: caseReaders,
  gives: "bytes",
  params: v.object({ id, uid: v.pipe(v.string(), v.maxLength(100)) }),
});

export const timelineKinds = ["status", "decision", "work", "applicant", "read"] as const;

export const deskTimeline = deskCall({
  method: "GET",
  path: "/desk/api/case/{id}/timeline",
  roles: caseReaders,
  params: ofCase,
  reply: v.array(
    v.object({
      at: moment,
      kind: v.picklist(timelineKinds),
      action: v.string(),
      by: v.string(),
      role: v.string(),
      line: v.nullable(v.string()),
      target: v.nullable(v.string()),
      detail: v.nullable(v.string()),
    }),
  ),
});

/** JSON lines: the events with the proof of their chain. The export is an event too. */
export const deskExport = deskCall({
  method: "GET",
  path: "/desk/api/case/{id}/export",
  roles: caseReaders,
  gives: "bytes",
  params: ofCase,
});

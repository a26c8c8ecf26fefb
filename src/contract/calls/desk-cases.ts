import * as v from "valibot";
import { deskHistory as historyReply, ofLine } from "../application/line-history.ts";
import { lineIds } from "../business-lines.ts";
import { bands } from "../desk/bands.ts";
import { clockStates } from "../desk/clock.ts";
import { caseReaders, deliveryReaders, deliverySenders } from "../desk/roles.ts";
import { ageIds, queueIds, viewIds } from "../desk/queues.ts";
import { limits } from "../limits.ts";
import { clean } from "../rules/text.ts";
import { deskCall } from "./desk-call.ts";

const moment = v.number();
const id = v.pipe(v.string(), v.uuid());
const line = v.picklist(lineIds);

export const named = v.object({ id: v.string(), name: v.string() });

const lineInCase = v.object({ line, kyc_status: v.string() });

export const caseRow = v.object({
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  kind: v.string(),
  jurisdiction: v.string(),
  lines: v.array(lineInCase),
  band: v.picklist(bands),
  round: v.number(),
  queue: v.picklist(queueIds),
  queued_at: moment,
  /** Of the reply to the applicant. */
  clock: v.picklist(clockStates),
  due_on: v.nullable(v.string()),
  /** Working days, while paused. */
  days_left: v.nullable(v.number()),
  assignee: v.nullable(named),
});

export type CaseRow = v.InferOutput<typeof caseRow>;

/** Counts stop at `limits.deskCountMost`. */
export const deskQueues = deskCall({
  route: "GET /desk/api/queues",
  isPoll: true,
  roles: caseReaders,
  reply: v.array(v.object({ view: v.picklist(viewIds), count: v.number() })),
});

const filter = v.optional(v.pipe(v.string(), v.maxLength(limits.textMax), clean), "");

/** Recorded once an hour for each reader and query. Oldest first. `after` is the `next` of the page before. */
export const deskCases = deskCall({
  route: "GET /desk/api/cases",
  roles: caseReaders,
  query: v.object({
    view: v.optional(v.picklist(viewIds), "unassigned"),
    line: filter,
    kind: filter,
    band: filter,
    jurisdiction: filter,
    assignee: filter,
    age: v.optional(v.union([v.literal(""), v.picklist(ageIds)]), ""),
    after: filter,
  }),
  reply: v.object({ cases: v.array(caseRow), next: v.nullable(v.string()) }),
});

const ofCase = v.object({ id });

/** Each read is recorded. */
export const deskFile = deskCall({
  route: "GET /desk/api/case/{id}/file/{uid}",
  roles: caseReaders,
  gives: "bytes",
  params: v.object({ id, uid: v.pipe(v.string(), v.maxLength(100)) }),
});

export const timelineKinds = ["status", "decision", "work", "applicant", "read"] as const;

/** The newest `limits.deskTimelineMost` events, newest first; the export has them all. */
export const deskTimeline = deskCall({
  route: "GET /desk/api/case/{id}/timeline",
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

/** What moved the statuses and the decision of a line, and who. Recorded as the case is. */
export const deskHistory = deskCall({
  route: "GET /desk/api/case/{id}/history/{line}",
  roles: caseReaders,
  params: v.object({ ...ofCase.entries, ...ofLine.entries }),
  reply: historyReply,
});

/** JSON lines: the events with the proof of their chain. The export is an event too. */
export const deskExport = deskCall({
  route: "GET /desk/api/case/{id}/export",
  roles: caseReaders,
  gives: "bytes",
  params: ofCase,
});

/** The file of the case as a PDF; an event too. */
export const deskCasePdf = deskCall({
  route: "GET /desk/api/case/{id}/pdf",
  roles: caseReaders,
  gives: "bytes",
  params: ofCase,
  query: v.object({ locale: v.optional(v.pipe(v.string(), v.maxLength(20)), "") }),
});

/** Recorded once an hour for each reader. Messages to platforms, newest first, at most `limits.deskPage`. */
export const deskDeliveries = deskCall({
  route: "GET /desk/api/deliveries",
  roles: deliveryReaders,
  reply: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        platform: v.string(),
        event: v.string(),
        sequence: v.number(),
        created_at: moment,
        state: v.picklist(["waiting", "delivered", "failed"]),
        /** Of the next attempt. */
        next_at: v.nullable(moment),
        attempts: v.array(
          v.object({ at: moment, status: v.nullable(v.number()), error: v.nullable(v.string()) }),
        ),
      }),
    ),
    v.maxLength(limits.deskPage),
  ),
});

const deliveryId = v.pipe(v.string(), v.regex(/^msg_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Only after it has failed; a receiver that was disabled is tried again. */
export const deskSendAgain = deskCall({
  route: "POST /desk/api/delivery/{id}/again",
  roles: deliverySenders,
  params: v.object({ id: deliveryId }),
});

import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskTimeline } from "#contract/calls/desk-cases.ts";
import { accessActions } from "#server/audit.ts";
import { namesOf } from "#server/accounts/member-queries.ts";
import type { Tx } from "#server/database/database.ts";
import { personOf } from "#server/desk/desk-context.ts";
import { deskNames } from "#server/desk/desk-person-queries.ts";
import { statusCharts } from "#server/statuses/charts.ts";
import type { Case } from "./case-queries.ts";

type Entry = ReplyTo<typeof deskTimeline>[number];

interface Names {
  members: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
}

/** What happened to a case and its lines, reads included, newest first; at most so many. */
export async function timelineOf(handle: Tx, found: Case, most?: number): Promise<Entry[]> {
  const [moves, auditEntries, members, people] = await Promise.all([
    movesOf(handle, found, most),
    auditEntriesOf(handle, found, most),
    namesOf(handle, found.account_id),
    deskNames(handle),
  ]);
  const names = { members, people };
  return [
    ...moves.map((move) => moveEntry(move, names)),
    ...auditEntries.map((auditEntry) => toEntry(auditEntry, names)),
  ]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most);
}

type AuditEntry = Awaited<ReturnType<typeof auditEntriesOf>>[number];
type Move = Awaited<ReturnType<typeof movesOf>>[number];

/** Their fields are questions that the case does not have. */
const unnamed = ["questionnaire.save"];

function toEntry(
  { at, actor, action, target, fields }: AuditEntry,
  { members, people }: Names,
): Entry {
  const person = personOf(actor);
  // The clock moves a case too.
  const isOfDesk = person !== null || action.startsWith("case.");
  return {
    at: at.getTime(),
    kind: accessActions.includes(action) ? "read" : isOfDesk ? "work" : "applicant",
    action,
    by: (person === null ? members.get(actor) : people.get(person)) ?? "",
    role: person === null ? (actor === "system" ? "system" : "applicant") : "desk",
    line: null,
    target,
    detail: fields.length > 0 && !unnamed.includes(action) ? fields.join(", ") : null,
  };
}

function moveEntry(move: Move, { members, people }: Names): Entry {
  const name = move.person_id ? people.get(move.person_id) : members.get(move.member_id ?? "");
  return {
    at: move.at.getTime(),
    kind: move.chart === "decision" ? "decision" : "status",
    action: move.event,
    by: name ?? "",
    role: move.by_role,
    line: move.line,
    target: `${move.from_state} > ${move.to_state}`,
    detail: detailOf(move.facts as Record<string, unknown>),
  };
}

/** Newest first; the status has an event of its own for what moved it. */
const auditEntriesOf = (handle: Tx, { account_id }: Case, most?: number) =>
  handle
    .selectFrom("audit")
    .select(["at", "actor", "action", "target", "fields"])
    .where("account_id", "=", account_id)
    .where("action", "not in", moveEvents)
    .orderBy("seq", "desc")
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute();

/** Newest first. */
const movesOf = (handle: Tx, { account_id, lines }: Case, most?: number) =>
  handle
    .selectFrom("line_event")
    .innerJoin("line_status", "line_status.id", "line_event.status_id")
    .select([
      "line_status.line",
      "line_event.chart",
      "line_event.event",
      "line_event.from_state",
      "line_event.to_state",
      "line_event.by_role",
      "line_event.member_id",
      "line_event.person_id",
      "line_event.facts",
      "line_event.at",
    ])
    .where("line_event.account_id", "=", account_id)
    .where("line_status.line", "in", lines)
    .orderBy("line_event.at", "desc")
    .orderBy("line_event.seq", "desc")
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute();

const moveEvents = Object.values(statusCharts).flatMap(({ events }): readonly string[] => events);

const detailOf = ({ outcome, reason, cause, kind }: Record<string, unknown>): string | null =>
  [outcome, kind, cause, reason]
    .filter((each) => typeof each === "string" && each !== "")
    .join(", ") || null;

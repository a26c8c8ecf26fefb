import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Request } from "../requests/request-queries.ts";
import { titleOfSlot, withPerson } from "../requests/slot-titles.ts";
import type { Status } from "../standing.ts";
import type { JudgedFile } from "./case-answers.ts";
import type { Material, Verdict } from "./case-material.ts";

export type Reply = ReplyTo<typeof deskCase>;
export type Names = ReadonlyMap<string, string>;

export const named = (names: Names) => (id: string) => ({ id, name: names.get(id) ?? "" });
export type Person = ReturnType<typeof named>;

export const verdictReply = (person: Person) => (verdict: Verdict | undefined) =>
  verdict === undefined
    ? null
    : {
        verdict: verdict.verdict as NonNullable<Reply["files"][number]["verdict"]>["verdict"],
        source: verdict.source,
        reason: verdict.reason,
        public_text: verdict.public_text,
        note: verdict.note,
        by: person(verdict.person_id),
        at: verdict.at.getTime(),
      };

export function decisionReply(status: Status | undefined, person: Person) {
  const { outcome, proposerId, seniorManagerId, reason } = (status?.context ?? {}) as Record<
    string,
    string | null | undefined
  >;
  return {
    state: status?.state ?? "",
    outcome: outcome ?? null,
    reason: reason || null,
    proposer: proposerId ? person(proposerId) : null,
    senior_manager: seniorManagerId ? person(seniorManagerId) : null,
  };
}

type Title = (slot: string) => string;

/** The title of a slot, or of the one that an item of a request asks for. */
export function titled(
  slot: string,
  { requests, now }: Material,
  say: Parameters<typeof titleIn>[2],
): string {
  const [, itemId] = slot.split("requested.");
  const item = itemId && requests.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  return titleIn(item ? item.slot : slot, now.answers, say);
}

function titleIn(
  slot: string,
  answers: AllAnswers,
  say: (descriptor: ReturnType<typeof titleOfSlot>["title"]) => string,
): string {
  const { title, person } = titleOfSlot(slot, answers);
  return withPerson(say(title), person);
}

export const fileReply = (
  { upload, target, change }: JudgedFile,
  members: Names,
  title: Title,
) => ({
  uid: upload.client_uid,
  target,
  slot: upload.slot,
  title: title(upload.slot),
  name: upload.name,
  type: upload.type,
  size: upload.size,
  pages: upload.pages,
  sha256: upload.sha256!.toString("hex"),
  stored_at: upload.created_at.getTime(),
  stored_by: members.get(upload.uploaded_by) ?? "",
  change,
  request: target.startsWith("requested.") ? target.slice("requested.".length) : null,
});

export const requestReply = (
  request: Request,
  files: readonly JudgedFile[],
  person: Person,
  title: Title,
): Reply["requests"][number] => ({
  id: request.id,
  lines: request.lines as LineId[],
  due_on: request.due_on,
  public_text: request.public_text,
  by: person(request.person_id),
  created_at: request.created_at.getTime(),
  ended_at: request.ended_at?.getTime() ?? null,
  outcome: request.outcome,
  items: request.items.map(({ id, slot, reason, public_text, words }) => ({
    id,
    slot,
    title: title(slot),
    reason,
    public_text,
    words,
    files: files
      .filter(({ target }) => target === `requested.${id}`)
      .map(({ upload }) => upload.client_uid),
  })),
});

/** The line with the highest total. */
export function riskReply(risks: Material["risks"]): Reply["risk"] {
  const highest = risks.toSorted((one, other) => other.total - one.total)[0];
  if (!highest) return null;
  const { parts } = highest.result as { parts: { input: string; points: number }[] };
  return {
    model: highest.model_version,
    lists: highest.lists_version,
    total: highest.total,
    band: highest.band,
    factors: parts.map(({ input, points }) => ({ input, points })),
    at: highest.at.getTime(),
  };
}

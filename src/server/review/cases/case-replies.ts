import { itemOfSlot, slotOfItem } from "#contract/file-limits.ts";
import type { I18n } from "@lingui/core";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import { worstBand } from "#contract/desk/bands.ts";
import type { LineId } from "#contract/business-lines.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { slotTitle, titleWording } from "#contract/documents/slot-titles.ts";
import type { RiskScore } from "#server/risk/score.ts";
import type { Request } from "../requests/request-queries.ts";
import { partiesWith, titleOfSlot, withPerson } from "../requests/slot-titles.ts";
import type { Status } from "../standing.ts";
import { filesInPlaceOf, type JudgedFile } from "./case-answers.ts";
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

/** The slot of the checklist, also of a document that answers an item of a request. */
export function askedSlot(slot: string, { requests }: Material): string {
  const itemId = itemOfSlot(slot);
  const item =
    itemId !== null && requests.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  return item ? item.slot : slot;
}

/** The title of that slot, with the person. */
export function titled(slot: string, material: Material, i18n: I18n): string {
  const { answers, flow } = material.now;
  const { title, person } = titleOfSlot(askedSlot(slot, material), answers, flow.rulesOn);
  return withPerson(i18n, i18n._(title), person);
}

/** Every document that can be asked for: of the applicant, and of each person and company in the answers. */
export function slotsReply(
  {
    row,
    now,
  }: { row: Pick<Material["row"], "flow">; now: Pick<Material["now"], "answers" | "flow"> },
  i18n: I18n,
): Reply["slots"] {
  const { answers, flow } = now;
  const other = row.flow === "otcIndividual" ? "entity" : "individual";
  return (Object.keys(documentSlots) as SlotId[]).flatMap((id) => {
    const { of } = slotOf(id);
    const wording = titleWording(id, answers, flow.rulesOn);
    const title = i18n._(slotTitle({ asks: id, wording }));
    const slot = { slot: id, title, wording, person: "" };
    if (of === other) return [];
    if (of !== "person") return [slot];
    return partiesWith(id, answers).map((person) => ({
      ...slot,
      slot: `${id}.${person.id}`,
      person: person.name,
    }));
  });
}

export const fileReply = (
  file: JudgedFile,
  files: readonly JudgedFile[],
  material: Material,
  members: Names,
  title: Title,
) => {
  const { upload, target, change } = file;
  return {
    uid: upload.client_uid,
    target,
    slot: upload.slot,
    asks: askedSlot(upload.slot, material),
    is_replaced: filesInPlaceOf(file, files, material.requests).length > 0,
    title: title(upload.slot),
    name: upload.name,
    type: upload.type,
    size: upload.size,
    pages: upload.pages,
    sha256: upload.sha256!.toString("hex"),
    stored_at: upload.created_at.getTime(),
    stored_by: members.get(upload.uploaded_by) ?? "",
    change,
    request: itemOfSlot(target),
  };
};

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
      .filter(({ target }) => target === slotOfItem(id))
      .map(({ upload }) => upload.client_uid),
  })),
});

/** The line with the worst band; of those, the one with the highest total. */
export function riskReply(risks: Material["risks"]): Reply["risk"] {
  const worst = worstBand(risks.map(({ band }) => band));
  const own = risks.filter(({ band }) => band === worst);
  const highest = own.toSorted((one, other) => other.total - one.total)[0];
  if (!highest) return null;
  const { parts, overrides } = highest.result as Pick<RiskScore, "parts" | "overrides">;
  const sum = parts.reduce((before, { points }) => before + points, 0);
  return {
    model: highest.model_version,
    lists: highest.lists_version,
    total: highest.total,
    band: highest.band,
    factors: parts.map(({ input, points }) => ({ input, points })),
    overrides: overrides.map(({ input, band }) => ({ input, band })),
    not_counted: sum - highest.total,
    at: highest.at.getTime(),
  };
}

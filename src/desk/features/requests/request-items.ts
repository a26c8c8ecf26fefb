import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { afterWorkingDays, regionOf } from "#contract/application/working-days.ts";
import type { LineId } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { type DocumentReason, documentReasonOf } from "#contract/desk/reasons.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { dayOf } from "../words/days.ts";
import type { Case, CaseFile, Shown } from "../review/case-work.ts";

/** One thing to ask for, before it is sent. */
export interface DraftItem {
  key: string;
  /** In the language of the desk. */
  title: string;
  /** Empty until it is chosen, where an answer wants evidence. */
  slot: string;
  rejectedUid: string | null;
  reason: DocumentReason;
  publicText: string;
}

const requested = "requested.";

/** The slot of a file; one that answered a request has that of its item. */
function slotIn({ requests }: Case, { slot }: CaseFile): string {
  if (!slot.startsWith(requested)) return slot;
  const item = requests.flatMap(({ items }) => items).find(({ id }) => slot === requested + id);
  return item?.slot ?? "";
}

/** A file whose place was taken by a later one asks for nothing more. */
const isReplaced = ({ files }: Case, file: CaseFile) =>
  files.some(
    (other) =>
      other.stored_at > file.stored_at && other.slot !== file.slot && other.target === file.target,
  );

/** The lines that a request can be for. */
export const linesInReview = ({ lines }: Case): LineId[] =>
  lines.filter(({ kyc_status }) => kyc_status === "inProgress").map(({ line }) => line);

export interface RequestDraft {
  lines: LineId[];
  dueOn: string;
  text: string;
}

/** Every line in review, and the usual time to answer. */
export function draftOf({ case: shown, now }: Shown): RequestDraft {
  const lines = linesInReview(shown);
  const dueOn = afterWorkingDays(dayOf(now), limits.requestWorkingDays, regionOf(lines));
  return { lines, dueOn, text: "" };
}

/** What the verdicts ask for: rejected documents, and answers that want evidence. */
export function itemsFrom({ case: shown, words }: Shown): DraftItem[] {
  const rejected = shown.files
    .filter((file) => file.verdict?.verdict === "rejected" && !isReplaced(shown, file))
    .map((file): DraftItem => {
      const reason = (file.verdict?.reason ?? "unreadable") as DocumentReason;
      const told = file.verdict?.public_text ?? words._(documentReasonOf(reason).told);
      return {
        key: file.uid,
        title: file.title,
        slot: slotIn(shown, file),
        rejectedUid: file.uid,
        reason,
        publicText: told,
      };
    });
  const wanted = shown.sections
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
    .filter(({ verdict }) => verdict?.verdict === "evidenceWanted")
    .map((row): DraftItem => ({
      key: row.target,
      title: row.label,
      slot: "",
      rejectedUid: null,
      reason: "evidenceWanted",
      publicText: words._(documentReasonOf("evidenceWanted").told),
    }));
  return [...rejected, ...wanted];
}

export const slotChoices = (i18n: I18n) =>
  Object.entries(documentSlots).map(([value, { title }]) => ({ value, label: i18n._(title) }));

/** The title of an item as the applicant reads it; a person's document names the person. */
export function toldTitle({ slot, title, rejectedUid }: DraftItem, words: I18n): string {
  if (slot === "") return "";
  const [base = "", person] = slot.split(".");
  const document = words._(slotOf(base as SlotId).title);
  const named = person && rejectedUid !== null ? title.split(": ").slice(1).join(": ") : "";
  return named === "" ? document : words._(msg`${document}: ${{ person: named }}`);
}

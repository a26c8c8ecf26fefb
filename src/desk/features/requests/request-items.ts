import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { afterWorkingDays, regionOf } from "#contract/application/working-days.ts";
import type { LineId } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import { type DocumentReason, documentReasonOf, evidenceFor } from "#contract/desk/reasons.ts";
import { slotTitle } from "#contract/documents/slot-titles.ts";
import { dayOf } from "../words/days.ts";
import type { Case, Shown } from "../review/case-work.ts";

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
    .filter((file) => file.verdict?.verdict === "rejected" && !file.is_replaced)
    .map((file): DraftItem => {
      const reason = (file.verdict?.reason ?? "unreadable") as DocumentReason;
      const told = file.verdict?.public_text ?? words._(documentReasonOf(reason).told);
      return {
        key: file.uid,
        title: file.title,
        slot: file.asks,
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
      publicText: words._(evidenceFor(row.applicant_label ?? row.label)),
    }));
  return [...rejected, ...wanted];
}

export const slotChoices = ({ slots }: Case, i18n: I18n) =>
  slots.map(({ slot, title: document, person }) => ({
    value: slot,
    label: person === "" ? document : i18n._(msg`${document}: ${person}`),
  }));

/** The title of an item as the applicant reads it; a person's document names the person. */
export function applicantTitle({ slot }: DraftItem, { slots }: Case, words: I18n): string {
  if (slot === "") return "";
  const { person, wording } = slots.find((each) => each.slot === slot) ?? {};
  const document = words._(slotTitle({ asks: slot, wording }));
  return person ? words._(msg`${document}: ${{ person }}`) : document;
}

import type { I18n, MessageDescriptor } from "@lingui/core";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { documentReasons, rejectionReasons } from "#contract/desk/reasons.ts";
import { verdictNames } from "#contract/desk/verdicts.ts";
import { documentSlots } from "#contract/documents/document-slots.ts";
import type { Case } from "../review/case-work.ts";
import { lapseCauseNames, outcomes } from "../words/case-words.ts";

const byName: Readonly<Record<string, MessageDescriptor | undefined>> = {
  ...Object.fromEntries(
    Object.entries({ ...documentReasons, ...rejectionReasons, ...documentSlots }).map(
      ([id, row]) => [id, "name" in row ? row.name : row.title],
    ),
  ),
  ...verdictNames,
  ...outcomes,
  ...lapseCauseNames,
};

const shownMost = 3;

/** Names of answers, documents, reasons and outcomes; the first few, and how many more. Other text as it is. */
export function detailsIn(detail: string, shown: Case, i18n: I18n): string {
  const rows = shown.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const names = detail.split(", ").map((part) => {
    const known = byName[part.split(".")[0]!];
    return rows.find(({ target }) => target === part)?.label ?? (known ? i18n._(known) : part);
  });
  const more = names.length - shownMost;
  const some = names.slice(0, shownMost).join(i18n.locale === "en" ? ", " : "、");
  return more > 0 ? `${some} (+${more})` : some;
}

/** What an event is about: a document or a line by its name; empty where the event says it all. */
export function subjectOf(target: string, shown: Case, i18n: I18n): string {
  const [kind, name = ""] = target.split(" ");
  if (kind === "line") return i18n._(businessLines[name as LineId].name);
  return kind === "file" ? (shown.files.find(({ uid }) => uid === name)?.title ?? "") : "";
}

import type { I18n, MessageDescriptor } from "@lingui/core";
import { businessLines, type LineId } from "../business-lines.ts";
import type { ReplyTo } from "../calls/call.ts";
import type { deskCase } from "../calls/desk-case.ts";
import { documentSlots } from "../documents/document-slots.ts";
import { checkOutcomeNames } from "./identity-words.ts";
import { lapseCauseNames, outcomes } from "./case-words.ts";
import { documentReasons, rejectionReasons } from "./reasons.ts";
import { sources, verdictNames } from "./verdicts.ts";

type Case = ReplyTo<typeof deskCase>;

/** Verdicts, sources, reasons, outcomes and document slots by the names that the server records. */
const byName: Readonly<Record<string, MessageDescriptor | undefined>> = {
  ...checkOutcomeNames,
  ...Object.fromEntries(Object.entries(businessLines).map(([id, { name }]) => [id, name])),
  ...Object.fromEntries(
    Object.entries({ ...documentReasons, ...rejectionReasons, ...documentSlots }).map(
      ([id, row]) => [id, "name" in row ? row.name : row.title],
    ),
  ),
  ...sources,
  ...verdictNames,
  ...outcomes,
  ...lapseCauseNames,
};

/** In words; other text as it is. */
export const inWords = (name: string, i18n: I18n): string =>
  byName[name] ? i18n._(byName[name]) : name;

/** Names of answers, documents, reasons and outcomes; the first `shownMost`, and how many more. Other text as it is. */
export function detailsIn(detail: string, shown: Case, i18n: I18n, shownMost = 3): string {
  const rows = shown.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const names = detail.split(", ").map((part) => {
    const [name = ""] = part.split(".");
    return (
      rows.find(({ target }) => target === part)?.label ??
      shown.files.find(({ uid }) => uid === part)?.title ??
      (byName[name] ? inWords(name, i18n) : part)
    );
  });
  const more = names.length - shownMost;
  const some = names.slice(0, shownMost).join(i18n.locale === "en" ? ", " : "、");
  return more > 0 ? `${some} (+${more})` : some;
}

/** What an event is about: a document or a line by its name; empty where the event says it all. */
export function subjectOf(target: string, shown: Case, i18n: I18n): string {
  const [kind, name = ""] = target.split(" ");
  if (kind === "line") return i18n._(businessLines[name as LineId].name);
  if (kind === "person") return shown.identity.find(({ person }) => person === name)?.name ?? "";
  return kind === "file" ? (shown.files.find(({ uid }) => uid === name)?.title ?? "") : "";
}

import type { I18n, MessageDescriptor } from "@lingui/core";
import { businessLines, type LineId } from "../business-lines.ts";
import type { Locale } from "../locales.ts";
import { formatList } from "../moments.ts";

/** The lead of a section; `{lines}` are the lines applied for that only some classes of investors may use. */
export function leadText(i18n: I18n, lead: MessageDescriptor, applied: readonly LineId[]): string {
  const names = applied
    .filter((line) => businessLines[line].investorClass !== null)
    .map((line) => i18n._(businessLines[line].name));
  const lines = formatList(names, i18n.locale as Locale);
  return i18n._(lead.id, { ...lead.values, lines }, { message: lead.message ?? "" });
}

import { useLingui } from "@lingui/react";
import { type DocumentPart, documentParts } from "#contract/questions/parts.ts";
import type { Issue } from "#contract/questions/section.ts";
import { formatIssue } from "#contract/questions/messages.ts";

/** The Field props of each part of a document's facts. */
export function usePartField(id: string, name: string, issues: Issue[]) {
  const { i18n } = useLingui();
  return (part: DocumentPart) => {
    const issue = issues.find(({ path }) => path.endsWith(`${name}.${part}`));
    return {
      id: `${id}-${part.replace(".", "-")}`,
      label: i18n._(documentParts[part]),
      error: issue ? formatIssue(i18n, issue, documentParts[part]) : undefined,
      required: part !== "certifier.licence",
    };
  };
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type DocumentReason, documentReasonOf } from "#contract/desk/reasons.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import type { CaseFile } from "../review/case-work.ts";

/** The verdict on a document in words. */
export function FileVerdict({ file: { verdict } }: { file: CaseFile }) {
  const { i18n } = useLingui();
  if (verdict === null)
    return (
      <Badge>
        <Trans>No verdict yet</Trans>
      </Badge>
    );
  if (verdict.verdict === "accepted")
    return (
      <Badge tone="positive">
        <Trans>Accepted by {verdict.by.name}</Trans>
      </Badge>
    );
  const reason = verdict.reason
    ? i18n._(documentReasonOf(verdict.reason as DocumentReason).name)
    : "";
  return (
    <Badge tone="negative">
      <Trans>
        Rejected by {verdict.by.name}: {reason}
      </Trans>
    </Badge>
  );
}

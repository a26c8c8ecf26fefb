import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { EndPage } from "#portal/shell/EndPage.tsx";

/** The line is not approved yet; without a line, no line of the account needs the agreement. */
export function NothingToSign({ line }: { line?: LineId }) {
  const { t, i18n } = useLingui();
  if (line === undefined)
    return (
      <EndPage
        title={t`There is no agreement to sign`}
        lead={<Trans>Your business lines do not need this agreement.</Trans>}
      />
    );
  return (
    <EndPage
      eyebrow={i18n._(businessLines[line].name)}
      title={t`You cannot sign yet`}
      lead={
        <Trans>
          The agreement can be signed once your application is approved. We will email you.
        </Trans>
      }
    />
  );
}

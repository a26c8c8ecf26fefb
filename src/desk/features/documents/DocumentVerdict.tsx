import { Trans } from "@lingui/react/macro";
import type { DocumentReason } from "#contract/desk/reasons.ts";
import type { DocumentVerdict as VerdictId } from "#contract/desk/verdicts.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { useTyped } from "../drafts/use-typed.ts";
import type { CaseFile } from "../review/case-work.ts";
import * as css from "./documents.css.ts";
import { verdictForm } from "./verdict-form.ts";
import { type Typed, VerdictForm } from "./VerdictForm.tsx";

const savedIn = ({ verdict }: CaseFile): Typed => ({
  since: verdict?.at ?? null,
  verdict: verdict?.verdict as VerdictId | undefined,
  reason: (verdict?.reason ?? "") as DocumentReason | "",
  publicText: verdict?.public_text ?? "",
  note: verdict?.note ?? "",
});

/** The verdict on a document. One that was given meanwhile is not replaced unasked. */
export function DocumentVerdict({ file }: { file: CaseFile }) {
  const saved = savedIn(file);
  const mine = useTyped(verdictForm(file.uid), saved);
  if (mine.typed.since === saved.since) return <VerdictForm file={file} mine={mine} />;
  return (
    <Callout tone="caution">
      <div className={css.verdictActions}>
        <Trans>Another verdict was saved while you were typing.</Trans>
        <Button look="secondary" small onClick={() => mine.write({ since: saved.since })}>
          <Trans>Keep my version</Trans>
        </Button>
        <Button look="quiet" small onClick={mine.discard}>
          <Trans>Discard my version</Trans>
        </Button>
      </div>
    </Callout>
  );
}

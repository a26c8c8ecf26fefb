import { Trans } from "@lingui/react/macro";
import { type RejectionReason } from "#contract/application/rejection-reasons.ts";
import { rejectionReasons } from "#contract/desk/reasons.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { useCase } from "../review/case-context.ts";
import type { OutcomeId } from "#contract/desk/case-words.ts";
import * as css from "./decisions.css.ts";

/** What the applicant reads of a rejection; a final one tells no reason. */
export function Told({
  outcome,
  reason,
}: {
  outcome: OutcomeId | null;
  reason: RejectionReason | "";
}) {
  const { words } = useCase();
  if (outcome === "rejectFinal")
    return (
      <p className={css.told}>
        <Trans>The applicant does not see a reason and cannot reapply.</Trans>
      </p>
    );
  if (reason === "") return null;
  const { html, name } = locales[words.locale as Locale];
  return (
    <div className={css.told}>
      <p className={css.toldHead}>
        <Trans>
          Shown to the applicant in <span lang={html}>{name}</span>
        </Trans>
      </p>
      <p lang={html}>{words._(rejectionReasons[reason].told)}</p>
    </div>
  );
}

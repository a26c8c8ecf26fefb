import { Trans, useLingui } from "@lingui/react/macro";
import { pathOf } from "#browser/client.ts";
import { deskCasePdf, deskExport } from "#contract/calls/desk-cases.ts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { useCase } from "./case-context.ts";
import * as css from "./review.css.ts";

/** The case as files; each export is recorded. */
export function Exports() {
  const { i18n } = useLingui();
  const { case: shown } = useCase();
  return (
    <>
      <a
        className={classes(link, css.exportLink)}
        href={`${pathOf(deskCasePdf, { id: shown.id })}?locale=${i18n.locale}`}
        download={`${shown.reference}.pdf`}
      >
        <Trans>Case file (PDF)</Trans>
      </a>
      <a
        className={classes(link, css.exportLink)}
        href={pathOf(deskExport, { id: shown.id })}
        download={`${shown.reference}.jsonl`}
      >
        <Trans>Events (JSON lines)</Trans>
      </a>
    </>
  );
}

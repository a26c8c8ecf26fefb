import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { LineReply } from "#contract/calls/account.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { pathOf } from "../application/flow-definitions.ts";
import * as css from "./line-card.css.ts";

export interface LineLinksProps {
  line: LineReply;
  /** The form is complete, and this person can submit it. */
  isReady: boolean;
  /** Names the form if it is not the newest of its flow. */
  search: { form?: string };
}

/** The last page of every flow. */
const section = "acknowledgement";

/** The pages of a line: its form, and what was submitted. */
export function LineLinks({ line, isReady, search }: LineLinksProps) {
  const { i18n } = useLingui();
  const name = i18n._(businessLines[line.line as LineId].name);
  const isDraft = line.kyc_status === "notSubmitted";
  return (
    <div className={css.foot}>
      {isDraft && isReady ? (
        <Link to={pathOf[line.flow]} search={{ ...search, section }} className={buttonLink.primary}>
          <Trans>Check your answers</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      ) : null}
      <Link to={pathOf[line.flow]} search={search} className={buttonLink.secondary}>
        {isDraft ? <Trans>Continue draft</Trans> : <Trans>View receipt</Trans>}
      </Link>
      {isDraft ? null : (
        <Link to="/kyc/submitted" search={{ form: line.form_id }} className={buttonLink.secondary}>
          <Trans>View submitted application</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

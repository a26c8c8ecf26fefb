import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { RefObject } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { OfName } from "#portal/app/OfName.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { pathOf, reviewPage } from "#contract/forms/flows/flow-ids.ts";
import { requestPathOf } from "../../application/flow-definitions.ts";
import { SignedCopyLink, SignLink } from "../../agreements/AgreementLinks.tsx";
import { FaceLink } from "../../identity/FaceLink.tsx";
import * as css from "./line-card.css.ts";
import { DiscardDraft } from "../drafts/DiscardDraft.tsx";
import { LineEnd } from "./LineEnd.tsx";
import { GoToSite, OpenAccount, Reopen } from "./LineButtons.tsx";

export interface LineActionsProps {
  line: LineReply;
  /** The form is complete, and this person can submit it. */
  isReady: boolean;
  /** Names the form if it is not the newest of its flow. */
  search: { form?: string };
  /** The draft that this person can discard, with its lines, this one among them. */
  discard: { revision: number; files: string; lines: readonly string[] } | null;
  /** Takes the focus once a line is withdrawn. */
  heading: RefObject<HTMLElement | null>;
  /** Takes the focus once the account is requested. */
  message: RefObject<HTMLElement | null>;
}

/** The next action of a line first, then its pages. */
export function LineActions(props: LineActionsProps) {
  const { line, isReady, search, discard, heading, message } = props;
  const { i18n } = useLingui();
  const name = i18n._(businessLines[line.line as LineId].name);
  const isDraft = line.kyc_status === "KYC not submitted";
  const own = <OfName>{name}</OfName>;
  return (
    <div className={css.foot}>
      {isDraft && isReady ? (
        <Link
          to={pathOf[line.flow]}
          search={{ ...search, section: reviewPage }}
          className={buttonLink.primary}
        >
          <Trans>Check your answers</Trans>
          {own}
        </Link>
      ) : null}
      {line.request ? <AnswerLink line={line} name={name} /> : null}
      {line.acts.includes("reopen") ? <Reopen line={line} name={name} /> : null}
      <SignLink line={line} name={name} />
      <FaceLink line={line} name={name} />
      {line.acts.includes("openAccount") ? (
        <OpenAccount line={line} name={name} message={message} />
      ) : null}
      {line.site === "" ? null : <GoToSite line={line} name={name} />}
      {isDraft ? (
        <Link to={pathOf[line.flow]} search={search} className={buttonLink.secondary}>
          <Trans>Continue draft</Trans>
        </Link>
      ) : (
        <Link to="/kyc/submitted" search={{ form: line.form_id }} className={buttonLink.secondary}>
          <Trans>View submitted application</Trans>
          {own}
        </Link>
      )}
      <SignedCopyLink line={line} name={name} />
      {discard ? (
        <DiscardDraft {...discard} form={line.form_id} name={name} heading={heading} />
      ) : null}
      {line.acts.includes("withdraw") ? (
        <LineEnd act="withdraw" line={line.line} name={name} heading={heading} />
      ) : null}
      {line.acts.includes("closeAccount") ? (
        <LineEnd act="closeAccount" line={line.line} name={name} heading={heading} />
      ) : null}
    </div>
  );
}

function AnswerLink({ line: { request, flow }, name }: { line: LineReply; name: string }) {
  const { form_id: form, items, items_left: left, is_answered: isWithDesk } = request!;
  const total = items.length;
  const answered = total - left;
  if (isWithDesk)
    return (
      <Link to={requestPathOf[flow]} search={{ form }} className={buttonLink.secondary}>
        <Trans>Send documents</Trans>
        <OfName>{name}</OfName>
      </Link>
    );
  return (
    <>
      <Link to={requestPathOf[flow]} search={{ form }} className={buttonLink.primary}>
        {left === 0 ? <Trans>Check and send</Trans> : <Trans>Send documents</Trans>}
        <OfName>{name}</OfName>
      </Link>
      <p className={css.count}>
        <Trans>
          {answered} of {total} answered
        </Trans>
      </p>
    </>
  );
}

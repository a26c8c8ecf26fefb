import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { insInfo, LineReply } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import { firstApplicationMinutes, replyWorkingDays } from "#contract/limit-values.ts";
import { roles } from "#contract/accounts/roles.ts";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { DocumentIcon } from "#ui/icons/entry-icons.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { offersId } from "./Offers.tsx";
import { LineCard } from "./lines/LineCard.tsx";

type Information = ReplyTo<typeof insInfo>;

/** The draft and the reference of a line, whether this person can submit it now, and the search of its address. */
function formOf(line: LineReply, { applications, lines, is_assistant }: Information) {
  const form = applications.find(({ form_id }) => form_id === line.form_id);
  const isWhole = lines.every(({ form_id, left }) => form_id !== line.form_id || left.length === 0);
  const may = roles[is_assistant ? "assistant" : "holder"];
  const isReady = isWhole && may.submit;
  const beside = lines.filter(({ form_id }) => form_id === line.form_id);
  const isDraft = beside.every(({ kyc_status }) => kyc_status === "KYC not submitted");
  const mayDiscard = form?.draft && isDraft && may.consent;
  const discard = mayDiscard ? { ...form.draft!, lines: beside.map((each) => each.line) } : null;
  const newest = applications.find(({ flow }) => flow === line.flow);
  const search = form === newest ? {} : { form: line.form_id };
  const { draft = null, reference = "" } = form ?? {};
  return { draft, reference, isReady, search, discard };
}

interface Props {
  info: Information;
  /** The account holder is an individual whose face is not verified. */
  isFaceOpen: boolean;
  /** Identity checks of people that are not verified yet. */
  checksOpen: number;
  /** The lines that can be applied for stand below. */
  hasOffers: boolean;
}

const verifiesFace = ({ line }: LineReply) =>
  lineOf(line as LineId).verifiesFaceOf.includes("individual");

export function Lines({ info, isFaceOpen, checksOpen, hasOffers }: Props) {
  const { t } = useLingui();
  const { lines, flow, register_type: who } = info;
  const [least, most] = firstApplicationMinutes[who];
  if (lines.length > 0)
    return lines.map((line) => (
      <LineCard
        key={line.line}
        line={line}
        isFaceOpen={isFaceOpen && verifiesFace(line)}
        checksOpen={checksOpen}
        {...formOf(line, info)}
      />
    ));
  return (
    <EmptyState
      icon={<DocumentIcon size={24} />}
      title={<Trans>No application yet</Trans>}
      text={
        who === "institution" ? (
          <Trans>
            Choose the business lines you need. The OTC lines and the offline coin exchange share
            one form. All other lines share another.
          </Trans>
        ) : (
          <Trans>Choose the business lines you need. One form covers all of them.</Trans>
        )
      }
      actions={
        hasOffers ? (
          <a href={`#${offersId}`} className={buttonLink.primary}>
            <Trans>Start an application</Trans>
          </a>
        ) : (
          <Link to={pathOf[flow]} className={buttonLink.primary}>
            <Trans>Start an application</Trans>
          </Link>
        )
      }
      facts={[
        { key: "time", term: t`Time needed`, value: t`${least} to ${most} minutes` },
        { key: "reply", term: t`Our reply`, value: t`within ${replyWorkingDays} working days` },
      ]}
    />
  );
}

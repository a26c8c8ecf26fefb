import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { LineReply } from "#contract/calls/account.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import type { Locale } from "#contract/locales.ts";
import {
  accountStatusLabels,
  type AccountStatus,
  kycStatusLabels,
  type KycStatus,
} from "#contract/application/status-labels.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { HalfDiscIcon, PenIcon } from "#ui/icons/icons.ts";
import { Progress } from "#ui/Progress/Progress.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { Timeline } from "#ui/Timeline/Timeline.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { pathOf } from "../application/flow-definitions.ts";
import { ItemsOnDemand } from "./ItemsOnDemand.tsx";
import * as css from "./line-card.css.ts";
import { type LastEdited, useTimeline } from "./use-timeline.ts";

interface Props {
  line: LineReply;
  draft: LastEdited | null;
  /** The form is complete, and this person can submit it. */
  isReady: boolean;
  /** Names the form if it is not the newest of its flow. */
  search: { form?: string };
}

/** The last page of every flow. */
const acknowledgement = "acknowledgement";

const tones: Record<KycStatus, NonNullable<BadgeProps["tone"]>> = {
  notSubmitted: "neutral",
  inProgress: "info",
  additionalDocumentsRequired: "caution",
  approved: "positive",
  rejected: "negative",
};

/** One business line: its status, its history and the next action. */
export function LineCard({ line, draft, isReady, search }: Props) {
  const { i18n } = useLingui();
  const status = line.kyc_status as KycStatus;
  const name = i18n._(businessLines[line.line as LineId].name);
  const isDraft = status === "notSubmitted";
  const icon = isDraft ? (
    <PenIcon size={16} />
  ) : status === "inProgress" ? (
    <HalfDiscIcon size={16} />
  ) : undefined;
  return (
    <Card as="article" className={css.card}>
      <div className={css.head}>
        <div>
          <h2 className={css.title}>{name}</h2>
          <p className={css.actor}>
            <WhoActs line={line} isReady={isReady} />
          </p>
        </div>
        <Badge tone={tones[status]} {...(icon ? { icon } : {})}>
          {i18n._(kycStatusLabels[status])}
        </Badge>
      </div>
      <div className={css.body}>
        <div className={css.story}>
          {isDraft ? <DraftProgress line={line} /> : null}
          {isDraft ? <ItemsOnDemand flow={line.flow} left={line.left} search={search} /> : null}
          <Timeline items={useTimeline(line, draft)} />
        </div>
        <dl className={css.facts}>
          {line.reply_by ? (
            <div>
              <dt className={css.term}>
                <Trans>Reply by</Trans>
              </dt>
              <dd className={css.value}>{formatDay(line.reply_by, i18n.locale as Locale)}</dd>
            </div>
          ) : null}
          <div>
            <dt className={css.term}>
              <Trans>Business account</Trans>
            </dt>
            <dd className={css.value}>
              {i18n._(accountStatusLabels[line.business_account_status as AccountStatus])}
            </dd>
          </div>
        </dl>
      </div>
      <div className={css.foot}>
        {isDraft && isReady ? (
          <Link
            to={pathOf[line.flow]}
            search={{ ...search, section: acknowledgement }}
            className={buttonLink.primary}
          >
            <Trans>Check your answers</Trans>
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        ) : null}
        <Link to={pathOf[line.flow]} search={search} className={buttonLink.secondary}>
          {isDraft ? <Trans>Continue draft</Trans> : <Trans>View receipt</Trans>}
        </Link>
        {isDraft ? null : (
          <Link
            to="/kyc/submitted"
            search={{ form: line.form_id }}
            className={buttonLink.secondary}
          >
            <Trans>View submitted application</Trans>
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        )}
      </div>
    </Card>
  );
}

function WhoActs({ line, isReady }: Pick<Props, "line" | "isReady">) {
  const { given, asked } = line;
  const left = asked - given;
  if (line.kyc_status === "notSubmitted" && isReady)
    return <Trans>Everything is complete. Check your answers and submit.</Trans>;
  if (line.kyc_status === "notSubmitted")
    return (
      <Trans>
        {given} of {asked} items complete, {left} to go.
      </Trans>
    );
  if (line.kyc_status === "inProgress")
    return <Trans>We are reviewing your application. You do not need to do anything.</Trans>;
  return null;
}

function DraftProgress({ line: { given, asked } }: { line: LineReply }) {
  const { t } = useLingui();
  return (
    <Progress
      value={given}
      max={Math.max(1, asked)}
      label={t`${given} of ${asked} items complete`}
    />
  );
}

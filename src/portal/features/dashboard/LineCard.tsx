import { Trans, useLingui } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { kycStatusLabels, type KycStatus } from "#contract/application/status-labels.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { HalfDiscIcon, PenIcon } from "#ui/icons/icons.ts";
import { Progress } from "#ui/Progress/Progress.tsx";
import { Timeline } from "#ui/Timeline/Timeline.tsx";
import { ItemsOnDemand } from "./ItemsOnDemand.tsx";
import * as css from "./line-card.css.ts";
import { LineFacts } from "./LineFacts.tsx";
import { LineLinks, type LineLinksProps } from "./LineLinks.tsx";
import { type LastEdited, useTimeline } from "./use-timeline.ts";

interface Props extends LineLinksProps {
  draft: LastEdited | null;
}

const tones: Record<KycStatus, NonNullable<BadgeProps["tone"]>> = {
  notSubmitted: "neutral",
  inProgress: "info",
  additionalDocumentsRequired: "caution",
  approved: "positive",
  rejected: "negative",
};

const icons: Partial<Record<KycStatus, typeof PenIcon>> = {
  notSubmitted: PenIcon,
  inProgress: HalfDiscIcon,
};

/** One business line: its status, its history and the next action. */
export function LineCard({ line, draft, isReady, search }: Props) {
  const { i18n } = useLingui();
  const status = line.kyc_status as KycStatus;
  const name = i18n._(businessLines[line.line as LineId].name);
  const isDraft = status === "notSubmitted";
  const Icon = icons[status];
  return (
    <Card as="article" className={css.card}>
      <div className={css.head}>
        <div>
          <h2 className={css.title}>{name}</h2>
          <p className={css.actor}>
            <WhoActs line={line} isReady={isReady} />
          </p>
        </div>
        <Badge tone={tones[status]} {...(Icon ? { icon: <Icon size={16} /> } : {})}>
          {i18n._(kycStatusLabels[status])}
        </Badge>
      </div>
      <div className={css.body}>
        <div className={css.story}>
          {isDraft ? <DraftProgress line={line} /> : null}
          {isDraft ? <ItemsOnDemand flow={line.flow} left={line.left} search={search} /> : null}
          <Timeline items={useTimeline(line, draft)} />
        </div>
        <LineFacts line={line} />
      </div>
      <LineLinks line={line} isReady={isReady} search={search} />
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

import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import { WhyLink } from "#browser/WhyLink.tsx";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { kycStatusOf, type KycStatus } from "#contract/application/status-names.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { HalfDiscIcon, PenIcon } from "#ui/icons/icons.ts";
import { Progress } from "#ui/Progress/Progress.tsx";
import { ItemsOnDemand } from "./ItemsOnDemand.tsx";
import * as css from "./line-card.css.ts";
import { LineActions, type LineActionsProps } from "./LineActions.tsx";
import { LineFacts } from "./LineFacts.tsx";
import { LineMessage } from "./LineMessage.tsx";
import { LineTimeline } from "./LineTimeline.tsx";
import { RequestedItems } from "./RequestedItems.tsx";
import type { LastEdited } from "./use-timeline.ts";

interface Props extends Omit<LineActionsProps, "heading" | "message"> {
  draft: LastEdited | null;
  reference: string;
  /** The account holder can verify their face already, which this line needs. */
  isFaceOpen: boolean;
  /** Identity checks of people that are not verified yet. */
  checksOpen: number;
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

/** One business line: its status, who acts next, its history and the next action. */
export function LineCard(props: Props) {
  const { line, draft, reference, isReady, isFaceOpen, checksOpen, search, discard } = props;
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const status = kycStatusOf(line.kyc_status);
  const isDraft = status === "notSubmitted";
  const Icon = icons[status];
  return (
    <Card as="article" className={css.card}>
      <div className={css.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={css.title}>
            {i18n._(businessLines[line.line as LineId].name)}
          </h2>
          <div ref={message} tabIndex={-1} aria-live="polite" className={css.actor}>
            <LineMessage {...{ line, isReady, isFaceOpen, checksOpen }} />
          </div>
        </div>
        <div className={css.state}>
          <Badge tone={tones[status]} {...(Icon ? { icon: <Icon size={16} /> } : {})}>
            {i18n._(kycStatusLabels[status])}
          </Badge>
          <WhyLink chart="kycStatus" line={line.line as LineId} />
        </div>
      </div>
      <div className={css.body}>
        <div className={css.story}>
          {line.request ? <RequestedItems request={line.request} /> : null}
          {isDraft ? <DraftProgress line={line} /> : null}
          {isDraft ? <ItemsOnDemand flow={line.flow} left={line.left} search={search} /> : null}
          <LineTimeline line={line} draft={draft} />
        </div>
        <LineFacts line={line} reference={reference} />
      </div>
      <LineActions
        line={line}
        isReady={isReady}
        search={search}
        discard={discard}
        heading={heading}
        message={message}
      />
    </Card>
  );
}

function DraftProgress({ line: { given, asked } }: { line: LineReply }) {
  const { t } = useLingui();
  return <Progress value={given} max={Math.max(1, asked)} label={t`Items complete`} />;
}

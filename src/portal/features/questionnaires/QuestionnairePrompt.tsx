import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useTransition } from "react";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useServices } from "#portal/system/use-portal.ts";
import type { Part } from "../dashboard/dashboard.ts";
import { FailedCard } from "../dashboard/PartFailed.tsx";
import { postpone } from "./questionnaire.ts";
import { isPrompted, type Status } from "./questionnaire-status.ts";
import * as css from "./questionnaires.css.ts";

interface Props {
  part: Part<Status>;
  /** Only the account holder postpones it. */
  isHolder: boolean;
}

/** Asks on the dashboard: fill in now, or later? Nothing where it is not owed, or postponed. */
export function QuestionnairePrompt({ part, isHolder }: Props) {
  const { t, i18n } = useLingui();
  if (!part.ok) return <FailedCard title={t`AML questionnaire`} />;
  const status = part.data;
  if (!isPrompted(status)) return null;
  const due = status.due_on && formatDay(status.due_on, i18n.locale as Locale);
  const mayWait = isHolder && !status.is_due_soon && status.status !== "overdue";
  return (
    <Card as="section" className={css.prompt}>
      <div className={css.head}>
        <h2 className={h3}>
          <Trans>AML questionnaire</Trans>
        </h2>
        <Standing status={status} />
      </div>
      <p className={small}>
        <Why status={status} due={due} />
      </p>
      <Actions>
        <Link
          to="/kyc/questionnaire"
          className={status.required ? buttonLink.primary : buttonLink.secondary}
        >
          {status.status === "begun" ? <Trans>Continue</Trans> : <Trans>Fill in now</Trans>}
        </Link>
        {mayWait ? <Later /> : null}
      </Actions>
    </Card>
  );
}

function Standing({ status: { status, required, is_due_soon } }: { status: Status }) {
  if (status === "overdue")
    return (
      <Badge tone="negative">
        <Trans>Overdue</Trans>
      </Badge>
    );
  if (is_due_soon)
    return (
      <Badge tone="caution">
        <Trans>Due soon</Trans>
      </Badge>
    );
  return required ? (
    <Badge tone="info">
      <Trans>Required</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Optional</Trans>
    </Badge>
  );
}

function Why({ status: { status }, due }: { status: Status; due: string | null }) {
  if (status === "overdue")
    return (
      <Trans>The questionnaire was due by {due}. Please send it now so that we can continue.</Trans>
    );
  if (status === "expired" && due)
    return (
      <Trans>
        Your last answers are no longer valid. Please check them and send them by {due}.
      </Trans>
    );
  if (status === "expired")
    return (
      <Trans>Your last answers are no longer valid. Please check them and send them again.</Trans>
    );
  if (due)
    return (
      <Trans>
        We need to know how you prevent money laundering. It is short. Please send it by {due}. Our
        review may wait for it.
      </Trans>
    );
  return (
    <Trans>A few short questions. You do not have to answer them, but they help our review.</Trans>
  );
}

function Later() {
  const services = useServices();
  const [isBusy, begin] = useTransition();
  return (
    <Button look="quiet" busy={isBusy} onClick={() => begin(() => postpone(services))}>
      <Trans>Later</Trans>
    </Button>
  );
}

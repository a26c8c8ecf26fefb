import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Card } from "#ui/Card/Card.tsx";
import { FileIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { h3, small } from "#ui/theme/type.css.ts";
import { isPrompted, type Status } from "./questionnaire-status.ts";

/** The quiet entry of a questionnaire that is postponed, begun or sent. */
export function QuestionnaireEntry({ status }: { status: Status }) {
  const { t, i18n } = useLingui();
  if (status.status === "notAsked" || isPrompted(status)) return null;
  const locale = i18n.locale as Locale;
  const isSent = status.status === "sent";
  const dueOn = status.due_on && formatDay(status.due_on, locale);
  const since = isSent
    ? t`Sent ${formatMoment(status.sent_at!, i18n)}, valid until ${formatDay(status.valid_until!, locale)}`
    : dueOn
      ? t`Due by ${dueOn}`
      : t`Optional`;
  return (
    <Card as="section">
      <h2 className={h3}>
        <Trans>AML questionnaire</Trans>
      </h2>
      <SideRows
        rows={[
          {
            key: "questionnaire",
            sign: <FileIcon size={16} />,
            title: isSent ? t`Sent` : status.status === "begun" ? t`In progress` : t`Postponed`,
            since,
            action: isSent ? (
              <Link
                to="/kyc/submitted"
                search={{ form: status.form_id! }}
                className={classes(link, small)}
              >
                <Trans>View the answers</Trans>
              </Link>
            ) : (
              <Link to="/kyc/questionnaire" className={classes(link, small)}>
                {status.status === "begun" ? <Trans>Continue</Trans> : <Trans>Fill in now</Trans>}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}

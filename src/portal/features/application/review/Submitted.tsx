import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { replyWorkingDays } from "#contract/limit-values.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList, formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Card } from "#ui/Card/Card.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Confirmation } from "#portal/shell/Confirmation.tsx";
import type { Stored } from "../answers.ts";
import { useStored } from "../application-context.ts";
import { NextSteps } from "./NextSteps.tsx";
import { useSystemActor } from "#portal/system/use-portal.ts";

/** The confirmation after a submission. */
export default function Submitted() {
  const { t, i18n } = useLingui();
  const { submission, formId } = useStored();
  if (!submission) return null;
  const email = submission.receipt_to;
  const replyBy = formatDay(submission.reply_by, i18n.locale as Locale);
  return (
    <Confirmation
      title={t`Application Submitted`}
      lead={
        <Trans>
          Thank you. Our team will reply within {replyWorkingDays} working days,{" "}
          <strong>by {replyBy}</strong>.
        </Trans>
      }
      more={
        <Link to="/kyc/submitted" search={{ form: formId }} className={buttonLink.secondary}>
          <Trans>View submitted application</Trans>
        </Link>
      }
      {...(email ? { note: <Trans>We sent a receipt to {email}.</Trans> } : {})}
    >
      <Summary submission={submission} />
      <NextSteps submission={submission} />
    </Confirmation>
  );
}

interface Props {
  submission: NonNullable<Stored["submission"]>;
}

function Summary({ submission }: Props) {
  const { t, i18n } = useLingui();
  const { answers } = useStored();
  const person = useSystemActor("session").getSnapshot().context.person;
  const entity = answers["companyInformation"]?.["entityName"] ?? person?.name ?? "";
  const lines = submission.lines.map((line) => i18n._(businessLines[line as LineId].name));
  const submittedAt = formatMoment(submission.submitted_at, i18n);
  const locale = i18n.locale as Locale;
  return (
    <Card>
      <SummaryList
        rows={[
          { key: "reference", term: t`Reference`, answer: submission.reference },
          { key: "at", term: t`Submitted`, answer: submittedAt },
          { key: "applicant", term: t`Applicant`, answer: String(entity) },
          { key: "lines", term: t`Business lines`, answer: formatList(lines, locale) },
        ]}
      />
    </Card>
  );
}

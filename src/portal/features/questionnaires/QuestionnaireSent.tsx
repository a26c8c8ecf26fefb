import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "#contract/moments.ts";
import { Card } from "#ui/Card/Card.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Confirmation } from "#portal/shell/Confirmation.tsx";
import { useStored } from "../application/application-context.ts";

/** The confirmation after the questionnaire was sent. */
export default function QuestionnaireSent() {
  const { t, i18n } = useLingui();
  const { submission, formId } = useStored();
  if (!submission) return null;
  return (
    <Confirmation
      title={t`Questionnaire sent`}
      lead={<Trans>Thank you. We will contact you if we have a question.</Trans>}
      more={
        <Link to="/kyc/submitted" search={{ form: formId }} className={buttonLink.secondary}>
          <Trans>View the answers</Trans>
        </Link>
      }
    >
      <Card>
        <SummaryList
          rows={[
            { key: "reference", term: t`Reference`, answer: submission.reference },
            { key: "at", term: t`Sent`, answer: formatMoment(submission.submitted_at, i18n) },
          ]}
        />
      </Card>
    </Confirmation>
  );
}

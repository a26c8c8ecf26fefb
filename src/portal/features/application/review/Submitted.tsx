import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList, formatMoment, shortDay, shortDayOf } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { CheckIcon } from "#ui/icons/icons.ts";
import { PageFoot } from "#ui/PageFoot/PageFoot.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { Timeline } from "#ui/Timeline/Timeline.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Footer } from "#portal/shell/Footer.tsx";
import { Header } from "#portal/shell/Header.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import { useStored } from "../application-context.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";
import * as css from "./submitted.css.ts";

const { replyWorkingDays } = limits;

/** The confirmation after a submission. */
export function Submitted() {
  const { t, i18n } = useLingui();
  const { submission, answers, formId } = useStored();
  const locale = i18n.locale as Locale;
  const person = useSystemActor("session").getSnapshot().context.person;
  usePageTitle(t`Application Submitted`);
  if (!submission) return null;
  const replyBy = formatDay(submission.reply_by, locale);
  const submittedAt = formatMoment(submission.submitted_at, i18n);
  const by = shortDayOf(submission.reply_by, locale);
  const lines = formatList(
    submission.lines.map((line) => i18n._(businessLines[line as LineId].name)),
    locale,
  );
  const email = person?.email ?? "";
  return (
    <PageFrame
      above={<SkipLink>{t`Skip to the content`}</SkipLink>}
      header={<Header />}
      foot={<PageFoot start={<Footer.Company />} end={<Footer.End />} />}
    >
      <div className={css.narrow}>
        <span className={css.sign}>
          <CheckIcon />
        </span>
        <PageHead
          title={<Trans>Application Submitted</Trans>}
          lead={
            <Trans>
              Thank you. Our team will reply within {replyWorkingDays} working days,{" "}
              <strong>by {replyBy}</strong>.
            </Trans>
          }
        />
        <Card>
          <SummaryList
            rows={[
              { key: "reference", term: t`Reference`, answer: submission.reference },
              { key: "at", term: t`Submitted`, answer: submittedAt },
              {
                key: "applicant",
                term: t`Applicant`,
                answer: String(answers["companyInformation"]?.["entityName"] ?? person?.name ?? ""),
              },
              { key: "lines", term: t`Business lines`, answer: lines },
            ]}
          />
        </Card>
        <h2 className={h3}>
          <Trans>What happens next</Trans>
        </h2>
        <Timeline
          items={[
            {
              key: "sent",
              text: t`You submitted the application`,
              when: shortDay(submission.submitted_at, locale),
              moment: "done",
            },
            {
              key: "check",
              text: t`We review the documents and ownership`,
              moment: "current",
            },
            {
              key: "reply",
              text: t`We reply by email and on your dashboard`,
              when: t`by ${by}`,
              moment: "future",
            },
          ]}
        />
        <Actions>
          <Link to="/kyc/user" className={buttonLink.primary}>
            <Trans>Go to dashboard</Trans>
          </Link>
          <Link to="/kyc/submitted" search={{ form: formId }} className={buttonLink.secondary}>
            <Trans>View submitted application</Trans>
          </Link>
        </Actions>
        <p className={small}>
          <Trans>We sent a receipt to {email}.</Trans>
        </p>
      </div>
    </PageFrame>
  );
}

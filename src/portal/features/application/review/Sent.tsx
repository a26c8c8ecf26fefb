import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { pathOf } from "#browser/client.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { submittedPdf } from "#contract/calls/submissions.ts";
import { planFor } from "#contract/forms/flows/pages.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList, formatMoment } from "#contract/moments.ts";
import { hasMask, type Numbers, unmaskedAnswers } from "#contract/questions/numbers/masked.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { PrintIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { h2 } from "#ui/theme/type.css.ts";
import { classes } from "#ui/shared/classes.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { DashboardLink } from "#portal/shell/DashboardLink.tsx";
import { Page } from "#portal/shell/Page.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import ShowNumbers from "../numbers/ShowNumbers.tsx";
import type { Submitted } from "./submitted.ts";
import * as css from "./sent.css.ts";
import { Answered } from "./Answered.tsx";
import { SectionResult } from "../pages/SectionResult.tsx";

const route = getRouteApi("/kyc/submitted");

/** /kyc/submitted: a submission, to read and print. */
export function Sent() {
  const { t, i18n } = useLingui();
  const { sent, flow } = route.useLoaderData();
  const heading = useRef<HTMLHeadingElement>(null);
  const [numbers, take] = useState<Numbers>({});
  const all = unmaskedAnswers(flow, sent.answers, () => numbers);
  const days = { today: sent.today, rulesOn: sent.rules_on };
  const title = sent.flow === "questionnaire" ? t`AML questionnaire` : t`Submitted application`;
  useTitleAndFocus(title);
  return (
    <Page>
      <div className={css.narrow}>
        <PageHead
          headingRef={heading}
          title={title}
          lead={<Trans>This is a read-only copy of what you submitted.</Trans>}
        />
        <ShowNumbers
          isMasked={hasMask(flow, all)}
          need={sent.numbers_need}
          formId={sent.form_id}
          take={take}
          focusAfter={() => heading.current}
        />
        <Particulars sent={sent} />
        <Actions>
          <Button look="secondary" icon={<PrintIcon />} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
          <a
            className={buttonLink.secondary}
            href={`${pathOf(submittedPdf, { id: sent.form_id })}?locale=${i18n.locale}`}
            download={`${sent.reference}.pdf`}
          >
            <Trans>Download PDF</Trans>
          </a>
          <DashboardLink look="secondary" />
        </Actions>
        {planFor(flow, all).map(({ section: id }) => {
          const section = flow.sections[id]!;
          const own = all[id] ?? {};
          return (
            <section key={id} className={css.part}>
              <h2 className={classes(h2, css.title)}>
                {i18n._(wordedSection(section, all, flow.rulesOn).title)}
              </h2>
              <Answered section={section} own={own} all={all} on={flow.rulesOn} />
              <SectionResult section={section} own={own} all={all} days={days} />
            </section>
          );
        })}
      </div>
    </Page>
  );
}

function Particulars({ sent }: Pick<Submitted, "sent">) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const lines = sent.lines.map((line) => i18n._(businessLines[line as LineId].name));
  const rows = [
    { key: "reference", term: t`Reference`, answer: sent.reference },
    { key: "lines", term: t`Business lines`, answer: formatList(lines, locale) },
    { key: "at", term: t`Submitted`, answer: formatMoment(sent.submitted_at, i18n) },
    { key: "by", term: t`Submitted by`, answer: sent.submitted_by },
    { key: "reply", term: t`Reply by`, answer: formatDay(sent.reply_by, locale) },
    { key: "form", term: t`Form version`, answer: sent.form },
  ];
  const ofLines = ["lines", "reply"];
  return (
    <Card>
      <SummaryList rows={rows.filter(({ key }) => lines.length > 0 || !ofLines.includes(key))} />
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import { type FlowId, reviewPage } from "#contract/forms/flows/flow-ids.ts";
import { planFor } from "#contract/forms/flows/pages.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { replyDay } from "#contract/application/working-days.ts";
import { Card } from "#ui/Card/Card.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { h2, small } from "#ui/theme/type.css.ts";
import AfterSubmit from "./AfterSubmit.tsx";
import { ReviewedStep } from "./ReviewedStep.tsx";
import * as css from "./review.css.ts";
import { refusalMessage } from "#portal/system/refusals.ts";
import { PrivacyLink } from "#portal/app/PrivacyLink.tsx";
import { SectionForm } from "#portal/form/SectionForm.tsx";
import { TellReady } from "#portal/features/collaborators/TellReady.tsx";
import { useAnswerStore, useStored } from "../application-context.ts";
import type { SectionsRef } from "../application.ts";
import { changeAddressOf, reviewedAnswers, sectionIn } from "../form-facts.ts";
import { stepWords } from "../pages/rail/step-words.ts";

/** Who can submit, and what follows. */
const notes: Record<FlowId, ComponentType> = {
  institutional: ReplyNote,
  otcInstitution: ReplyNote,
  otcIndividual: ReplyNote,
  questionnaire: SendNote,
};

function ReplyNote() {
  const { i18n } = useLingui();
  const { answers, today } = useStored();
  const replyBy = formatDay(replyDay(today, linesOf(answers)), i18n.locale as Locale);
  return (
    <Trans>
      Only the account holder can submit. We will reply by <strong>{replyBy}</strong>.
    </Trans>
  );
}

function SendNote() {
  return <Trans>Only the account holder can send it. It cannot be changed afterwards.</Trans>;
}

/** All answers, each with a link to change it, and the consents. */
export default function Review({ sections }: { sections: SectionsRef }) {
  const { i18n } = useLingui();
  const stored = useStored();
  const numbersShown = useSelector(useAnswerStore(), ({ context }) => context.numbersShown);
  const { flow, flowId, answers } = stored;
  const Note = notes[flowId];
  const all = reviewedAnswers({ ...stored, numbersShown });
  const failed = useSelector(sections, (snapshot) => {
    if (snapshot.matches({ filling: "rejected" })) return snapshot.context.refusal;
    return snapshot.hasTag("failed") ? "unreachable" : null;
  });
  const shown = planFor(flow, answers).slice(0, -1);
  return (
    <>
      {failed ? (
        <ErrorSummary
          title={
            failed === "unreachable" ? (
              <Trans>We did not get a response. Nothing is lost. Submit again.</Trans>
            ) : (
              refusalMessage(failed)
            )
          }
          errors={[]}
        />
      ) : null}
      {[...Map.groupBy(shown, ({ step }) => step)].map(([step, pages]) => (
        <ReviewedStep
          key={step}
          title={i18n._(stepWords(step, shown)!)}
          today={stored.today}
          parts={pages.map(({ section: id }) => ({
            section: sectionIn(stored, id)!,
            own: all[id] ?? {},
            all,
            on: flow.rulesOn,
            change: changeAddressOf(stored, id),
          }))}
        />
      ))}
      <div className={css.end}>
        <Card as="section" className={css.consents}>
          {stored.mayConsent ? (
            <>
              <h2 className={h2}>{i18n._(flow.sections[reviewPage]!.title)}</h2>
              <SectionForm />
              <p className={small}>
                <Note /> <PrivacyLink />
              </p>
            </>
          ) : (
            <TellReady />
          )}
        </Card>
        {flowId === "questionnaire" || !stored.mayConsent ? null : (
          <div className={css.after}>
            <AfterSubmit />
          </div>
        )}
      </div>
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Locale } from "#contract/locales.ts";
import { listWords } from "#contract/moments.ts";
import { answerWords } from "#contract/questions/answer-words.ts";
import { Actions } from "#ui/Actions.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SummaryList } from "#ui/SummaryList.tsx";
import { h2 } from "#ui/theme/type.css.ts";
import { focusHeading } from "../../shell/page-title.ts";
import { useApplication } from "../../wiring/application-context.ts";
import type { OnboardingRef } from "../../wiring/flow.ts";
import { useDraft } from "../../wiring/use-onboarding.ts";

/** The answers that somebody else changed too: both versions side by side, and the choice between them. */
export function Conflict({ onboarding }: { onboarding: OnboardingRef }) {
  const { i18n, t } = useLingui();
  const application = useApplication();
  const draft = useDraft(onboarding);
  const isOpen = useSelector(
    draft,
    (snapshot) => snapshot?.matches({ keeping: "conflict" }) ?? false,
  );
  const { conflict } = application;
  const settle = (type: "conflict.keepMine" | "conflict.takeTheirs") => {
    draft?.send({ type });
    // The button that had the focus goes with its card.
    focusHeading();
  };
  if (!isOpen || !conflict) return null;
  const rows = conflict.fields.map((field) => {
    const [section = "", name = ""] = field.split(".");
    const question = application.flow.sections[section]?.questions[name];
    const say = (answer: unknown) =>
      question
        ? listWords(
            answerWords(question, answer, i18n, application.heard(), application.flow.rulesOn),
            i18n.locale as Locale,
          )
        : "";
    return {
      key: field,
      term: question ? i18n._(question.label) : field,
      answer: (
        <>
          {t`You: ${say(application.notebook.valuesOf(section)[name])}`}
          <br />
          {t`${conflict.by}: ${say(conflict.theirs[section]?.[name])}`}
        </>
      ),
    };
  });
  return (
    <Card as="section" id="conflict" role="alert" tabIndex={-1}>
      <h2 className={h2}>{t`${conflict.by} changed the same answers. Nothing was overwritten.`}</h2>
      <SummaryList rows={rows} />
      <Actions>
        <Button onClick={() => settle("conflict.keepMine")}>
          <Trans>Keep my answers</Trans>
        </Button>
        <Button look="secondary" onClick={() => settle("conflict.takeTheirs")}>
          <Trans>Take the other answers</Trans>
        </Button>
      </Actions>
    </Card>
  );
}

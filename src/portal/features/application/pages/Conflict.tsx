import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { formatAnswer } from "#contract/questions/format-answer.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { h2 } from "#ui/theme/type.css.ts";
import { focusHeading } from "#portal/app/page-title.ts";
import { useDraft, useStored } from "../application-context.ts";
import { valuesIn, visibleAnswers } from "../form-facts.ts";

/** Answers that another person changed too: both versions, and the choice between them. */
export default function Conflict() {
  const { i18n, t } = useLingui();
  const stored = useStored();
  const draft = useDraft();
  const conflict = useSelector(draft, (snapshot) => snapshot?.context.conflict);
  const settle = (keep: "mine" | "theirs") => {
    draft?.send({ type: "conflict.settle", keep });
    // The focused button disappears with its card.
    focusHeading();
  };
  if (!conflict) return null;
  const rows = conflict.fields.map((field: string) => {
    const [section = "", name = ""] = field.split(".");
    const question = stored.flow.sections[section]?.questions[name];
    const wordsOf = (answer: unknown) =>
      question
        ? formatList(
            formatAnswer(question, answer, i18n, visibleAnswers(stored), stored.flow.rulesOn),
            i18n.locale as Locale,
          )
        : "";
    return {
      key: field,
      term: question ? i18n._(question.label) : field,
      answer: (
        <>
          {t`You: ${wordsOf(valuesIn(stored, section)[name])}`}
          <br />
          {t`${conflict.by}: ${wordsOf(conflict.theirs[section]?.[name])}`}
        </>
      ),
    };
  });
  return (
    <Card as="section" id="conflict" role="alert" tabIndex={-1}>
      <h2
        className={h2}
      >{t`${conflict.by} has changed the same answers. Nothing was overwritten.`}</h2>
      <SummaryList rows={rows} />
      <Actions>
        <Button onClick={() => settle("mine")}>
          <Trans>Keep my answers</Trans>
        </Button>
        <Button look="secondary" onClick={() => settle("theirs")}>
          {t`Use ${conflict.by}'s answers`}
        </Button>
      </Actions>
    </Card>
  );
}

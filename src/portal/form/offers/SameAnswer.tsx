import { useLingui } from "@lingui/react";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { offeredAnswer } from "#contract/questions/asked.ts";
import { formatAnswer } from "#contract/questions/format-answer.ts";
import { isEmpty, type Question, type SameAs } from "#contract/questions/question.ts";
import { useAnswers } from "../answers-of.ts";
import { OfferButton } from "./OfferButton.tsx";
import { focusNearest } from "../focus-nearest.ts";
import { fieldId, useChange, useScope } from "../scope.ts";

interface Props {
  name: string;
  sameAs: SameAs;
}

/** Offers an answer of an earlier section, while there is none. */
export default function SameAnswer({ name, sameAs }: Props) {
  const { i18n } = useLingui();
  const { section, all, facts, page, path } = useScope();
  const change = useChange(name);
  const json = useAnswers((own) => {
    const offered = isEmpty(own[name])
      ? offeredAnswer(sameAs, own, all(), facts.rulesOn)
      : undefined;
    return isEmpty(offered) ? "" : JSON.stringify(offered);
  });
  if (json === "") return null;
  const offered: unknown = JSON.parse(json);
  // A page with such a question has the complete section.
  const question = section.questions[name] as Question;
  const lines = formatAnswer(question, offered, i18n, all(), facts.rulesOn);
  const answer = formatList(lines, i18n.locale as Locale);
  const fill = () => {
    change(offered);
    // This button goes.
    focusNearest(fieldId(page, [...path, name].join(".")));
  };
  return (
    <OfferButton onClick={fill}>
      {i18n._(sameAs.label.id, { answer }, { message: sameAs.label.message ?? "" })}
    </OfferButton>
  );
}

import { useLingui } from "@lingui/react/macro";
import { canonical } from "#contract/application/canonical.ts";
import { offeredOptions } from "#contract/questions/asked.ts";
import type { Option } from "#contract/questions/option.ts";
import { optionLabel } from "#contract/questions/option-label.ts";
import { ChoiceCards, ChoiceCardsMany } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { useAnswersOf } from "../answers-of.ts";
import { useAnswer, useScope } from "../scope.ts";
import type { KindProps } from "./control.ts";

/** The options that the current answers allow. Re-renders only if an option has a condition. */
function useOffered({ options = [] }: KindProps["question"]): readonly Option[] {
  const { all, facts } = useScope();
  const isFixed = options.every((option) => !option.offeredWhen);
  const offered = useAnswersOf(
    options.map(({ offeredWhen }) => offeredWhen),
    (own) =>
      isFixed
        ? ""
        : canonical(
            offeredOptions({ options }, own, all(), facts.rulesOn).map(({ value }) => value),
          ),
  );
  return isFixed ? options : options.filter(({ value }) => offered.includes(`"${value}"`));
}

export function useChoices(question: KindProps["question"]) {
  const { i18n } = useLingui();
  const { rulesOn } = useScope().facts;
  return useOffered(question).map((option) => ({
    value: option.value,
    label: optionLabel(i18n, option, rulesOn),
    ...(option.hint ? { detail: optionLabel(i18n, option, rulesOn, option.hint) } : {}),
  }));
}

export function ChoiceControl({ name, question, field }: KindProps) {
  const [value, change] = useAnswer<string>(name);
  const choices = useChoices(question);
  const columns = choices.every((choice) => !("detail" in choice)) && choices.length > 2 ? 2 : 1;
  return (
    <ChoiceCards {...field} choices={choices} columns={columns} value={value} onChange={change} />
  );
}

/** One that the form no longer has at all could never be unticked. */
const isOption = ({ options = [] }: KindProps["question"], value: string): boolean =>
  options.some((option) => option.value === value);

export function ChoicesControl({ name, question, field }: KindProps) {
  const [values, change] = useAnswer<readonly string[]>(name);
  const { existingLines = [] } = useScope().facts;
  const taken: readonly string[] = question.ofLines ? existingLines : [];
  const choices = useChoices(question).filter(
    ({ value }) => values?.includes(value) || !taken.includes(value),
  );
  return (
    <ChoiceCardsMany
      {...field}
      choices={choices}
      columns={choices.length > 1 ? 2 : 1}
      values={(values ?? []).filter((value) => isOption(question, value))}
      onChange={change}
    />
  );
}

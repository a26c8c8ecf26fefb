import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { useAnswers } from "#portal/form/answers-of.ts";
import type { Section } from "#contract/questions/question.ts";
import { visibleIn } from "#contract/questions/asked.ts";
import { useScope } from "#portal/form/scope.ts";
import { focusNearest } from "#portal/form/focus-nearest.ts";
import { OfferButton } from "#portal/form/offers/OfferButton.tsx";

interface Props {
  /** Of the input of the document's date. */
  id: string | undefined;
  onTake: (day: string) => void;
}

/** Offers the date of the figures that are entered beside the document. */
export function FiguresDate({ id, onTake }: Props) {
  const { i18n } = useLingui();
  const { section, all, facts } = useScope();
  // A page with documents has the complete section.
  const day = useAnswers((own) =>
    String(visibleIn(section as Section, own, all(), facts.rulesOn)["figuresDate"] ?? ""),
  );
  if (day === "") return null;
  const take = () => {
    onTake(day);
    // This button goes.
    if (id) focusNearest(id);
  };
  const shown = formatDay(day, i18n.locale as Locale);
  return (
    <OfferButton onClick={take}>
      <Trans>Same as the figures: {shown}</Trans>
    </OfferButton>
  );
}

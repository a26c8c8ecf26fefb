import { useSelector } from "@xstate/react";
import { lazy, type RefObject, Suspense, useCallback } from "react";
import { hasMask, type Numbers } from "#contract/questions/numbers/masked.ts";
import { useAnswerStore, useStored } from "../application-context.ts";
import { reviewedAnswers } from "../form-facts.ts";

const ShowNumbers = lazy(() => import("./ShowNumbers.tsx"));

interface Props {
  /** The section of the page; null on the review of all. */
  section: string | null;
  heading: RefObject<HTMLElement | null>;
}

/** On a page of the form with masked numbers. They stay shown until the person leaves the form. */
export function MaskedNumbers({ section, heading }: Props) {
  const answers = useAnswerStore();
  const { formId, numbersNeed } = useStored();
  const isMasked = useSelector(answers, ({ context }) =>
    hasMask(
      context.flow,
      section === null ? reviewedAnswers(context) : { [section]: context.answers[section] ?? {} },
    ),
  );
  const isShown = useSelector(answers, ({ context }) => context.numbersShown);
  const take = useCallback(
    (numbers: Numbers) => answers.send({ type: "numbers.show", numbers }),
    [answers],
  );
  if (!isMasked && !isShown) return null;
  return (
    <Suspense fallback={null}>
      <ShowNumbers
        isMasked={isMasked}
        need={numbersNeed}
        formId={formId}
        take={take}
        focusAfter={() => heading.current}
      />
    </Suspense>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { SectionsRef } from "#portal/features/application/application.ts";
import { stepWords } from "./step-words.ts";

/** The step of the page and the page's place in it; undefined where the page's title says the same. */
export function useStepPlace(sections: SectionsRef, title: string): ReactNode {
  const { i18n } = useLingui();
  const id = useSelector(sections, (snapshot) => snapshot.context.section);
  const plan = useSelector(sections, (snapshot) => snapshot.context.plan);
  const step = plan.find((page) => page.section === id)?.step ?? "";
  const inStep = plan.filter((page) => page.step === step);
  const place = inStep.findIndex((page) => page.section === id) + 1;
  const message = stepWords(step, plan);
  if (!message) return undefined;
  const words = i18n._(message);
  if (inStep.length === 1) return words === title ? undefined : words;
  return (
    <Trans>
      {words}, section {place} of {inStep.length}
    </Trans>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { SectionsRef } from "#portal/features/application/application.ts";
import { stepWords } from "./step-words.ts";

export function StepPlace({ sections }: { sections: SectionsRef }) {
  const { i18n } = useLingui();
  const id = useSelector(sections, (snapshot) => snapshot.context.section);
  const plan = useSelector(sections, (snapshot) => snapshot.context.plan);
  const step = plan.find((page) => page.section === id)?.step ?? "";
  const inStep = plan.filter((page) => page.step === step);
  const place = inStep.findIndex((page) => page.section === id) + 1;
  const words = stepWords(step, plan);
  if (!words) return null;
  if (inStep.length === 1) return i18n._(words);
  return (
    <Trans>
      {i18n._(words)}, section {place} of {inStep.length}
    </Trans>
  );
}

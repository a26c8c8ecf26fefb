import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { isReachable } from "@gatehouse/machines/application/plan";
import { businessLines } from "#contract/business-lines.ts";
import { progressOfSection } from "#contract/forms/flows/progress.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { StepBar } from "#ui/StepBar/StepBar.tsx";
import { type RailRow, type RailStep, StepRail } from "#ui/StepRail/StepRail.tsx";
import type { StepState } from "#ui/StepRail/step-state.tsx";
import { classes } from "#ui/shared/classes.ts";
import { caption, faint, small } from "#ui/theme/type.css.ts";
import { useAnswerStore, useStored } from "../application-context.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import type { SectionsRef } from "../application.ts";
import { addressOf, factsOf } from "../form-facts.ts";
import { pathOf } from "../flow-definitions.ts";
import { stepsOf, stepWords } from "./step-words.ts";

function useSteps(sections: SectionsRef): {
  steps: RailStep[];
  parts: number[];
  number: number;
  order: string[];
} {
  const { t, i18n } = useLingui();
  const stored = useStored();
  const { flow, answers } = stored;
  const order = stepsOf(flow);
  const hrefTo = (section: string) => `${pathOf[stored.flowId]}?section=${section}`;
  const plan = useSelector(sections, (snapshot) => snapshot.context.plan);
  const accepted = useSelector(sections, (snapshot) => snapshot.context.accepted);
  const at = useSelector(sections, (snapshot) => snapshot.context.section);
  const here = plan.find((page) => page.section === at)?.step ?? order[0];
  const canOpen = (section: string) => section === at || isReachable({ plan, accepted, section });
  const progress = (section: string) => progressOfSection(flow, section, answers, factsOf(stored));
  /** A section without required questions is done once it was visited. */
  const isDone = (section: string) =>
    accepted.includes(section) && (canOpen(section) || progress(section).begun);
  const rowOf = (section: string): RailRow => {
    const { given, asked, begun } = progress(section);
    const state: StepState = isDone(section)
      ? "done"
      : begun || section === at
        ? "inProgress"
        : "notStarted";
    const words = isDone(section)
      ? t`Done`
      : state === "inProgress"
        ? t`In progress, ${given} of ${asked}`
        : t`Not started`;
    return {
      key: section,
      label:
        section === "acknowledgement"
          ? t`Check your answers`
          : i18n._(flow.sections[section]!.title),
      words,
      state,
      current: section === at,
      ...(canOpen(section) ? { href: hrefTo(section) } : {}),
    };
  };
  const steps = order.map((step, index): RailStep => {
    const pages = plan.filter((page) => page.step === step);
    const isWhole = pages.length > 0 && pages.every((page) => isDone(page.section));
    const isHere = step === here;
    const first = pages[0]?.section;
    const number = index + 1;
    return {
      key: step,
      label: i18n._(stepWords[step]!),
      words: isHere ? t`Step ${number} of ${order.length}` : isWhole ? t`Done` : t`Not started`,
      state: isHere ? "inProgress" : isWhole ? "done" : "notStarted",
      current: isHere,
      ...(first && canOpen(first) ? { href: hrefTo(first) } : {}),
      ...(isHere ? { sections: pages.map((page) => rowOf(page.section)) } : {}),
    };
  });
  const parts = order.map((step) => {
    const pages = plan.filter((page) => page.step === step);
    return pages.length === 0
      ? 0
      : pages.filter((page) => isDone(page.section)).length / pages.length;
  });
  const number = steps.findIndex((step) => step.current) + 1;
  return { steps, parts, number, order };
}

function sectionOf(row: RailRow): string {
  return new URLSearchParams(row.href?.split("?")[1]).get("section") ?? row.key;
}

function useOpen(): (row: RailRow) => void {
  const navigate = useNavigate();
  const answers = useAnswerStore();
  return (row) => void navigate(addressOf(answers.getSnapshot().context, sectionOf(row)));
}

function RailHead() {
  const { i18n } = useLingui();
  const { reference, answers } = useStored();
  const lines = linesOf(answers).map((line) => i18n._(businessLines[line].name));
  return (
    <>
      <p className={classes(caption, faint)}>
        <Trans>Application {reference}</Trans>
      </p>
      {lines.length === 0 ? null : (
        <p className={small}>{formatList(lines, i18n.locale as Locale)}</p>
      )}
    </>
  );
}

export function Rail({ sections }: { sections: SectionsRef }) {
  const { steps } = useSteps(sections);
  return <StepRail steps={steps} head={<RailHead />} onPick={useOpen()} />;
}

/** The rail on small screens: one line that opens all steps. */
export function PhoneRail({ sections }: { sections: SectionsRef }) {
  const { t } = useLingui();
  const { steps, parts, number, order } = useSteps(sections);
  const open = useOpen();
  const current = steps.find((step) => step.current)?.sections?.find((row) => row.current);
  return (
    <StepBar
      label={
        <Trans>
          Step {number} of {order.length}: {current?.label}
        </Trans>
      }
      parts={parts}
      words={{ title: t`All steps`, close: t`Close` }}
    >
      {(close) => (
        <StepRail
          steps={steps}
          head={<RailHead />}
          onPick={(row) => {
            close();
            open(row);
          }}
        />
      )}
    </StepBar>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { businessLines } from "#contract/business-lines.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { type RailRow, type RailStep, StepRail } from "#ui/StepRail/StepRail.tsx";
import { classes } from "#ui/shared/classes.ts";
import { caption, faint, small } from "#ui/theme/type.css.ts";
import { useAnswerStore, useStored } from "#portal/features/application/application-context.ts";
import { flowWords } from "#portal/features/application/pages/flow-words.ts";
import { addressOf } from "#portal/features/application/form-facts.ts";

interface Props {
  steps: RailStep[];
  onPick?: () => void;
}

/** The steps of the application as links, under its reference and lines. */
export function ApplicationSteps({ steps, onPick }: Props) {
  const navigate = useNavigate();
  const answers = useAnswerStore();
  const open = ({ href }: RailRow) => {
    const section = new URLSearchParams(href!.split("?")[1]).get("section")!;
    onPick?.();
    void navigate(addressOf(answers.getSnapshot().context, section));
  };
  return <StepRail steps={steps} head={<Head />} onPick={open} />;
}

function Head() {
  const { i18n } = useLingui();
  const { flowId, reference, answers } = useStored();
  const lines = linesOf(answers).map((line) => i18n._(businessLines[line].name));
  return (
    <>
      <p className={classes(caption, faint)}>{i18n._(flowWords[flowId].named.id, { reference })}</p>
      {lines.length === 0 ? null : (
        <p className={small}>{formatList(lines, i18n.locale as Locale)}</p>
      )}
    </>
  );
}

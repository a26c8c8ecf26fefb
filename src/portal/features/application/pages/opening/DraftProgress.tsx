import { Plural, useLingui } from "@lingui/react/macro";
import { businessLines } from "#contract/business-lines.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { progressOf } from "#contract/forms/flows/progress.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { Card } from "#ui/Card/Card.tsx";
import { useStored } from "#portal/features/application/application-context.ts";

/** The lines of the draft, and how many of its items are complete. */
export function DraftProgress() {
  const { t, i18n } = useLingui();
  const { answers, flow, today } = useStored();
  const lines = linesOf(answers);
  const { given, asked } = progressOf(flow, answers, { today, lines });
  const names = lines.map((line) => i18n._(businessLines[line].name));
  return (
    <Card inner>
      <strong>
        {lines.length === 0
          ? t`No business line chosen yet`
          : formatList(names, i18n.locale as Locale)}
      </strong>
      <p>
        <Plural
          value={given}
          one={`# of ${asked} items is complete.`}
          other={`# of ${asked} items are complete.`}
        />
      </p>
    </Card>
  );
}

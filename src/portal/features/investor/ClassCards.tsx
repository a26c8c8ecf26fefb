import { Trans, useLingui } from "@lingui/react/macro";
import type { Classification } from "#contract/investor/classify.ts";
import type { Shown } from "#contract/questions/question.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import * as css from "./arithmetic.css.ts";
import { checkedWords, regionWords, rowsOf } from "./arithmetic-rows.ts";

type Questions = Readonly<Record<string, Shown>>;

interface Props {
  found: readonly Classification[];
  questions: Questions;
}

/** Compares the figures with each threshold, line by line. */
export function ClassCards({ found, questions }: Props) {
  if (found.length === 0) return null;
  return (
    <FieldStack>
      {found.map((one) => (
        <ClassCard key={one.region} found={one} questions={questions} />
      ))}
    </FieldStack>
  );
}

function ClassCard({ found, questions }: { found: Classification; questions: Questions }) {
  const { i18n } = useLingui();
  const checked = checkedWords(found);
  return (
    <Card as="section" aria-live="polite">
      <div className={css.head}>
        <h2 className={h3}>{i18n._(regionWords[found.region])}</h2>
        <Badge tone={found.meets ? "positive" : "caution"}>
          {found.meets ? <Trans>Meets the test</Trans> : <Trans>Below the threshold</Trans>}
        </Badge>
      </div>
      {checked ? (
        <p className={small}>{i18n._(checked)}</p>
      ) : (
        <dl className={css.list}>
          {rowsOf(found, questions, i18n).map((row) => (
            <div key={row.key} className={css.look[row.look]}>
              <dt>{row.label}</dt>
              <dd className={css.source}>{row.source}</dd>
              <dd className={css.amount}>{row.amount}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

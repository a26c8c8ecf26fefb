import { Trans, useLingui } from "@lingui/react/macro";
import { canonical } from "#contract/canonical.ts";
import { type Classification, chosenTests, classified } from "#contract/investor/classify.ts";
import { askedQuestions, givenAnswer } from "#contract/questions/asked.ts";
import type { Days } from "#contract/questions/rules.ts";
import type { AllAnswers, Answers, Section } from "#contract/questions/section.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { useAnswers, useScope } from "../../form/scope.ts";
import * as css from "./arithmetic.css.ts";
import { regionWords, rowsOf } from "./arithmetic-rows.ts";

/** How the figures compare with each threshold, line by line; nothing until they are given. */
export function Arithmetic() {
  const { all, section, facts } = useScope();
  const given = useAnswers((own) => canonical(foundIn(section as Section, own, all(), facts)));
  const found = JSON.parse(given) as Classification[];
  if (found.length === 0) return null;
  return (
    <FieldStack>
      {found.map((one) => (
        <ClassCard key={one.region} found={one} />
      ))}
    </FieldStack>
  );
}

/** The classifications that the answers to what is asked come to, by the rules and the rates of its days. */
function foundIn(section: Section, own: Answers, all: AllAnswers, days: Days): Classification[] {
  const on = days.rulesOn;
  const asked = Object.fromEntries(
    askedQuestions(section, own, all, on).map(([name, question]) => [
      name,
      givenAnswer(question, own[name], own, all, on),
    ]),
  );
  return chosenTests(section.id, asked, all, on).flatMap(
    (test) => classified(test, asked, all, days) ?? [],
  );
}

function ClassCard({ found }: { found: Classification }) {
  const { i18n } = useLingui();
  const { section } = useScope();
  return (
    <Card as="section" aria-live="polite">
      <div className={css.head}>
        <h2 className={h3}>{i18n._(regionWords[found.region])}</h2>
        <Badge tone={found.meets ? "positive" : "caution"}>
          {found.meets ? <Trans>Meets the test</Trans> : <Trans>Below the threshold</Trans>}
        </Badge>
      </div>
      {found.lines.length === 0 ? (
        <p className={small}>
          <Trans>No figures are needed. We check the licence or the founding law.</Trans>
        </p>
      ) : (
        <dl className={css.list}>
          {rowsOf(found, section.questions, i18n).map((row) => (
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

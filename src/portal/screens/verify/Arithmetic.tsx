import { Trans, useLingui } from "@lingui/react/macro";
import { professionalInvestor } from "#contract/classification.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { moneyWords } from "#contract/questions/answer-words.ts";
import { canonical } from "#contract/canonical.ts";
import type { Answers } from "#contract/questions/section.ts";
import { dayWords } from "#contract/questions/words.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import { useAnswers } from "../../form/scope.ts";
import * as css from "./arithmetic.css.ts";

const figures = ["route", "portfolio", "totalAssets"];

/** How the figures compare with the Hong Kong threshold, line by line; nothing until they are given. */
export function Arithmetic() {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const given = useAnswers((own) =>
    canonical(Object.fromEntries(figures.map((name) => [name, own[name]]))),
  );
  const answers = JSON.parse(given) as Answers;
  const result = professionalInvestor(answers);
  if (!result) return null;
  const hkd = (amount: number) =>
    moneyWords({ currency: "HKD", amount: amount.toFixed(2) }, locale);
  const { currency } = result.given;
  const day = dayWords(result.ratesVersion, locale);
  const rate = new Intl.NumberFormat(locales[locale].intl, {
    maximumFractionDigits: 4,
    minimumFractionDigits: 4,
  });
  const rows = [
    {
      label: answers["route"] === "portfolio" ? t`Portfolio` : t`Total assets`,
      amount: moneyWords({ currency, amount: String(result.given.amount) }, locale),
    },
    {
      label: t`Exchange rate`,
      source: t`HKD for 1 ${currency}, ${day}`,
      amount: `× ${rate.format(result.rate)}`,
    },
    { label: t`In Hong Kong dollars`, amount: hkd(result.inHkd), sum: true },
    { label: t`Threshold, at least`, source: t`Cap. 571D`, amount: `− ${hkd(result.threshold)}` },
    {
      label: result.meets ? t`Above the threshold by` : t`Below the threshold by`,
      amount: hkd(Math.abs(result.difference)),
      result: result.meets ? ("met" as const) : ("missed" as const),
    },
  ];
  return (
    <Card as="section" aria-live="polite">
      <div className={css.head}>
        <h2 className={h3}>
          <Trans>Hong Kong: professional investor</Trans>
        </h2>
        <Badge tone={result.meets ? "positive" : "caution"}>
          {result.meets ? <Trans>Meets the test</Trans> : <Trans>Below the threshold</Trans>}
        </Badge>
      </div>
      <dl className={css.list}>
        {rows.map((row) => (
          <div
            key={row.label}
            className={row.result ? css.result[row.result] : row.sum ? css.sum : css.row}
          >
            <dt>{row.label}</dt>
            <dd className={css.source}>{row.source}</dd>
            <dd className={css.amount}>{row.amount}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoment } from "#contract/moments.ts";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { BandBadge, BandMark } from "../words/marks.tsx";
import { riskInputs } from "#contract/desk/risk-words.ts";
import { ListAges } from "./ListAges.tsx";
import { useCase } from "./case-context.ts";
import * as css from "./review.css.ts";

/** Why the case is in its risk band. */
export function RiskPane() {
  const { t, i18n } = useLingui();
  const { risk } = useCase().case;
  if (risk === null)
    return (
      <div className={css.stack}>
        <p className={css.nothing}>
          <Trans>The risk has not been scored</Trans>
        </p>
        <ListAges />
      </div>
    );
  const name = (input: string) => (riskInputs[input] ? i18n._(riskInputs[input]) : input);
  const overrides = risk.overrides.map((row) => ({ ...row, factor: name(row.input) }));
  return (
    <div className={css.stack}>
      <table className={css.factors}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Factor</Trans>
            </th>
            <th scope="col" className={css.points}>
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {risk.factors.map(({ input, points }) => (
            <tr key={input}>
              <th scope="row">{name(input)}</th>
              <td className={css.points}>{points}</td>
            </tr>
          ))}
          {risk.not_counted > 0 ? (
            <tr>
              <th scope="row">
                <Trans>Above the limit of a dimension</Trans>
              </th>
              <td className={css.points}>{i18n.number(-risk.not_counted)}</td>
            </tr>
          ) : null}
          {overrides.map(({ input, factor, band }) => (
            <tr key={`${input} ${band}`}>
              <th scope="row">
                <Trans>{factor}: sets the risk by itself</Trans>
              </th>
              <td className={css.points}>
                <BandMark band={band} />
              </td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row">
              <Trans>Total</Trans> <BandBadge band={risk.band} />
            </th>
            <td className={css.points}>{risk.total}</td>
          </tr>
        </tbody>
      </table>
      <SummaryList
        rows={[
          { key: "model", term: t`Model`, answer: risk.model },
          { key: "lists", term: t`Country lists`, answer: risk.lists },
          { key: "at", term: t`Scored`, answer: formatMoment(risk.at, i18n) },
        ]}
      />
      <ListAges />
    </div>
  );
}

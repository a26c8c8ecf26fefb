import { Trans, useLingui } from "@lingui/react/macro";
import { useCase } from "../review/case-context.ts";
import { LineRow } from "./LineRow.tsx";
import * as css from "./lines.css.ts";

/** Each line with its status, its decision, and what stands in the way of an approval. */
export function LineMatrix() {
  const { case: shown } = useCase();
  const { t } = useLingui();
  return (
    <section aria-label={t`Business lines`} className={css.frame}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Business line</Trans>
            </th>
            <th scope="col">
              <Trans>KYC</Trans>
            </th>
            <th scope="col">
              <Trans>Account</Trans>
            </th>
            <th scope="col">
              <Trans>Risk</Trans>
            </th>
            <th scope="col">
              <Trans>Decision</Trans>
            </th>
            <th scope="col">
              <Trans>Before an approval</Trans>
            </th>
            <th scope="col">
              <Trans>Actions</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.lines.map((line) => (
            <LineRow key={line.line} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

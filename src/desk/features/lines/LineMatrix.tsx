import { useLingui } from "@lingui/react/macro";
import { useCase } from "../review/case-context.ts";
import { LineRow } from "./LineRow.tsx";
import * as css from "./lines.css.ts";

/** Each line with its status, its decision, and what stands in the way of an approval. */
export function LineMatrix() {
  const { case: shown } = useCase();
  const { t } = useLingui();
  const heads = [
    t`Business line`,
    t`KYC`,
    t`Account`,
    t`Risk`,
    t`Decision`,
    t`Before an approval`,
    t`Actions`,
  ];
  return (
    <section aria-label={t`Business lines`} className={css.frame}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
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

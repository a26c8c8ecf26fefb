import { Trans } from "@lingui/react/macro";
import { areChartsCounted } from "#portal/system/chart-counts.ts";
import { small } from "#ui/theme/type.css.ts";

/** What the firm counts, where it does. */
export default function CountsStatement() {
  if (!areChartsCounted()) return null;
  return (
    <p className={small}>
      <Trans>
        To see where applicants stop, we count how often each step is reached and how long it takes.
        The counts contain no name, account, cookie or answer.
      </Trans>
    </p>
  );
}

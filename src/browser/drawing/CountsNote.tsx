import { Trans, useLingui } from "@lingui/react/macro";
import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { Select } from "#ui/Select/Select.tsx";
import { Sentences } from "../Sentences.tsx";
import * as css from "./counts-note.css.ts";

interface Props {
  counts: ChartCounts;
  onVersion: (version: number) => void;
}

/** Which version of a chart is counted, and what the numbers on its drawing say. */
export function CountsNote({ counts: { version, versions }, onVersion }: Props) {
  const { t } = useLingui();
  const isNewest = version === versions.at(-1);
  return (
    <div className={css.note}>
      {versions.length > 1 ? (
        <Select
          small
          name={t`Version of the chart`}
          value={String(version)}
          options={versions.map((each) => ({ value: String(each), label: t`Version ${each}` }))}
          onChange={(chosen) => onVersion(Number(chosen))}
        />
      ) : null}
      <p>
        <Sentences>
          <Trans>
            Version {version} of the chart. The drawing shows how often, and the median time that a
            state lasted. Where no history is stored it is an estimate.
          </Trans>
          <NotCounted />
          {isNewest ? null : (
            <Trans>
              The drawing is of the newest version. What it no longer has stands in the list only.
            </Trans>
          )}
        </Sentences>
      </p>
    </div>
  );
}

/** Whose charts report nothing. */
export const NotCounted = () => <Trans>The desk is not counted.</Trans>;

import { Trans, useLingui } from "@lingui/react/macro";
import { charts } from "virtual:drawn-charts";
import { usePageTitle } from "#browser/page-title.ts";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { InfoIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { useCountsData, useGo } from "#desk/app/navigation.tsx";
import { Page } from "#desk/shell/Page.tsx";
import * as css from "./counts.css.ts";
import { CountsDrawing } from "./CountsDrawing.tsx";
import { CountsTable } from "./CountsTable.tsx";

/** /desk/counts/<chart>: how often each state was entered, how long it lasted and where applicants stopped, on the drawing. */
export function CountsPage() {
  const { t } = useLingui();
  const { chart, counts } = useCountsData();
  usePageTitle(t`Where applicants stop: ${chart.name}`);
  return (
    <Page>
      <div className={css.page}>
        <PageHead
          title={<Trans>Where applicants stop</Trans>}
          lead={<span lang="en">{chart.question}</span>}
        />
        <ChooseChart />
        {counts === null ? (
          <NotCounted />
        ) : (
          <>
            <CountsDrawing chart={chart} counts={counts} />
            <CountsTable counts={counts} />
          </>
        )}
      </div>
    </Page>
  );
}

function ChooseChart() {
  const { chart } = useCountsData();
  const { toCounts } = useGo();
  return (
    <Field
      className={css.choose}
      label={<Trans>Chart</Trans>}
      hint={<Trans>Names are those of the source. Nothing here says who did it.</Trans>}
    >
      {(control) => (
        <Select
          {...control}
          value={chart.name}
          options={charts.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => toCounts(name)}
        />
      )}
    </Field>
  );
}

const NotCounted = () => (
  <EmptyState
    icon={<InfoIcon />}
    title={<Trans>There are no counts of this chart</Trans>}
    text={
      <Trans>
        The browsers of applicants send counts only where the setting CHART_COUNTS is on.
      </Trans>
    }
  />
);

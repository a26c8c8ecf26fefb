import { Plural, Trans } from "@lingui/react/macro";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { useChart } from "../app/navigation.tsx";
import * as css from "./page.css.ts";
import { PlantedFaults } from "./PlantedFaults.tsx";

/** How the chart is proved: its golden table, its generated paths, and the faults that are planted into it. */
export function Proof() {
  const { golden, samples, caught } = useChart();
  return (
    <section className={css.section}>
      <h2 className={css.sectionHead}>
        <Trans>How it is proved</Trans>
      </h2>
      <p>
        <Plural
          value={samples.length}
          one="# generated path takes every state and every transition."
          other="# generated paths together take every state and every transition."
        />{" "}
        <Plural
          value={Object.values(caught).flat().length}
          one="# planted fault is found by a test that does not read the golden table."
          other="# planted faults are each found by a test that does not read the golden table."
        />
      </p>
      <div className={css.columnsOfText}>
        <Disclosure
          summary={<Trans>Show the golden table</Trans>}
          summaryOpen={<Trans>Hide the golden table</Trans>}
        >
          <pre lang="en" className={css.golden}>
            {golden}
          </pre>
        </Disclosure>
        <Disclosure
          summary={<Trans>Show the planted faults</Trans>}
          summaryOpen={<Trans>Hide the planted faults</Trans>}
        >
          <PlantedFaults />
        </Disclosure>
      </div>
    </section>
  );
}

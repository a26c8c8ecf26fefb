import { Plural, Trans } from "@lingui/react/macro";
import { Sentences } from "#browser/Sentences.tsx";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import type { Coverage } from "../chart-data.ts";
import { useChart } from "../app/navigation.tsx";
import * as css from "./page.css.ts";
import { PlantedFaults } from "./PlantedFaults.tsx";
import { Reason } from "./Reason.tsx";

/** How the chart is proved: its golden table, its generated paths, and the faults that are planted into it. */
export function Proof() {
  const { golden, paths, caught } = useChart();
  return (
    <section className={css.section}>
      <h2 className={css.sectionHead}>
        <Trans>How it is proved</Trans>
      </h2>
      <p>
        <Sentences>
          <Plural value={paths.generated} one="# generated path." other="# generated paths." />
          <Trans>Walks that differ in their transitions: {paths.walks}.</Trans>
          <Reached level="bare" />
          <Plural
            value={Object.values(caught).flat().length}
            one="# planted fault is found by a test that does not read the golden table."
            other="# planted faults are each found by a test that does not read the golden table."
          />
        </Sentences>
      </p>
      <WalkedOn />
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

/** Where else the chart is walked, and what its screens cannot do wrong unseen. */
function WalkedOn() {
  const { walked, onScreens } = useChart();
  const faults = Object.values(onScreens).flat().length;
  if (walked.reason !== "" && walked.screens.length === 0)
    return (
      <p>
        <Reason />
      </p>
    );
  return (
    <ul className={css.levels}>
      {walked.screens.length > 0 ? (
        <li>
          <Sentences>
            <Trans>
              On its screens by <Tests of={walked.screens} />.
            </Trans>
            <Reached level="screens" />
            {faults > 0 ? (
              <Plural
                value={faults}
                one="# planted mistake of the screens is seen there."
                other="# planted mistakes of the screens are each seen there."
              />
            ) : null}
          </Sentences>
        </li>
      ) : null}
      {walked.tours.length > 0 ? (
        <li>
          <Sentences>
            <Trans>
              In the built application by <Tests of={walked.tours} />.
            </Trans>
            <Reached level="tours" />
          </Sentences>
        </li>
      ) : null}
      {walked.reason === "" ? null : (
        <li>
          <Reason />
        </li>
      )}
      <li>
        <Trans>
          A test that leaves out a state or a transition names it with the reason, or fails.
        </Trans>
      </li>
    </ul>
  );
}

/** What the walks of the last whole test run took. */
function Reached({ level }: { level: keyof Coverage }) {
  const reached = useChart().coverage[level];
  if (!reached) return null;
  const { states, transitions } = reached;
  return (
    <Trans>
      The last test run took {states.taken} of {states.of} states, the chart itself among them, and{" "}
      {transitions.taken} of {transitions.of} transitions.
    </Trans>
  );
}

const Tests = ({ of }: { of: readonly string[] }) => (
  <span className={css.code}>{of.map((file) => `tests/${file}`).join(", ")}</span>
);

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useChart } from "../app/navigation.tsx";
import * as css from "./page.css.ts";

/** What each test of a chart looks at, by its name. */
const nets: Readonly<Record<string, MessageDescriptor>> = {
  claims: msg`What must hold in every state`,
  begins: msg`Where the chart begins`,
  refusals: msg`Events that must be refused`,
  moves: msg`Where each event leads`,
  data: msg`The data after each event`,
  tags: msg`The tags of each state`,
  started: msg`The inputs of actors and the waits`,
  paths: msg`Generated paths`,
  running: msg`The chart no longer runs to an end`,
};

/** The faults that are planted into a chart, by the test that catches them. */
export function PlantedFaults() {
  const { i18n } = useLingui();
  const { caught, onScreens } = useChart();
  const seen = Object.entries(onScreens);
  return (
    <>
      {Object.entries(caught).map(([net, faults]) => (
        <div key={net}>
          <h3 className={css.asideHead}>
            {nets[net] ? i18n._(nets[net]) : net} ({faults.length})
          </h3>
          <ul lang="en" className={css.golden}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      ))}
      {seen.length > 0 ? <OnScreens seen={seen} /> : null}
    </>
  );
}

const OnScreens = ({ seen }: { seen: [string, string[]][] }) => (
  <div>
    <h3 className={css.asideHead}>
      <Trans>Mistakes of the screens, with where they are seen</Trans>
    </h3>
    <ul lang="en" className={css.golden}>
      {seen.flatMap(([place, faults]) =>
        faults.map((fault) => (
          <li key={fault}>
            {place}: {fault}
          </li>
        )),
      )}
    </ul>
  </div>
);

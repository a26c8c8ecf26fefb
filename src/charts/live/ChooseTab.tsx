import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { useAddress, useChartSearch } from "../app/navigation.tsx";
import type { LiveTab } from "./tabs.ts";

/** One tab of several, or the one of the address. */
export function ChooseTab({ tabs }: { tabs: readonly LiveTab[] }) {
  const { t } = useLingui();
  const { tab = "" } = useChartSearch();
  const { change } = useAddress();
  if (tabs.length < 2 && tab === "") return null;
  const options = tabs.map(({ id, number, chart }) => ({
    value: id,
    label: t`Tab ${number}: ${chart}`,
  }));
  const isGone = tab !== "" && !tabs.some(({ id }) => id === tab);
  return (
    <Field label={<Trans>Tab that is followed</Trans>}>
      {(control) => (
        <Select
          {...control}
          small
          value={tab}
          empty={t`The one with the newest event`}
          options={isGone ? [...options, { value: tab, label: t`A tab that is closed` }] : options}
          onChange={(next) => change({ tab: next })}
        />
      )}
    </Field>
  );
}

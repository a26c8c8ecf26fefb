import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { useAddress, useChartSearch } from "../app/navigation.tsx";
import { useLocalId } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import type { ListedPath } from "./paths.ts";

interface Props {
  /** Where paths end. */
  ends: readonly string[];
  found: readonly ListedPath[];
  /** Absent where none is found. */
  shown: ListedPath | undefined;
}

/** Narrows the list of generated paths, and chooses one of it. */
export function ChoosePath({ ends, found, shown }: Props) {
  const { t } = useLingui();
  const localId = useLocalId();
  const { ends: end = "", has = "" } = useChartSearch();
  const { change } = useAddress();
  const options = found.map(({ number, title }) => ({
    value: number,
    label: `${number}. ${title}`,
  }));
  const choices = ends.map((value) => ({
    value,
    label: value.split(" ").map(localId).join(" · "),
  }));
  return (
    <div className={css.choosePath}>
      <Field label={<Trans>Paths that end in</Trans>}>
        {(control) => (
          <Select
            {...control}
            small
            value={end}
            empty={t`Any state`}
            options={choices}
            onChange={(next) => change({ ends: next, path: "" })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Events and guards on the way</Trans>}
        below={
          <span role="status">
            <Plural value={found.length} one="# path" other="# paths" />
          </span>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={has}
            onChange={(next) => change({ has: next, path: "" })}
          />
        )}
      </Field>
      {shown ? (
        <Field label={<Trans>Generated path</Trans>}>
          {(control) => (
            <Select
              {...control}
              small
              value={shown.number}
              options={options}
              onChange={(next) => change({ path: next })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { statesIn } from "#browser/drawing/parts.ts";
import type { PathGroup } from "../chart-data.ts";
import { useAddress, useChart, useChartSearch } from "../app/navigation.tsx";
import { useLocalId } from "../page/names.tsx";
import * as css from "../page/page.css.ts";
import type { ListedPath } from "./paths.ts";

interface Props {
  groups: readonly PathGroup[];
  found: readonly ListedPath[];
  /** Absent where none is found. */
  shown: ListedPath | undefined;
}

/** Narrows the list of generated paths, and chooses one of it. */
export function ChoosePath({ groups, found, shown }: Props) {
  const { t } = useLingui();
  const localId = useLocalId();
  const { ends: end = "", has = "" } = useChartSearch();
  const { change } = useAddress();
  const options = found.map(({ number, title }) => ({
    value: number,
    label: `${number}. ${title}`,
  }));
  const choices = groups
    .map(({ ends }) => ends.join(" "))
    .map((value) => ({
      value,
      label: value.split(" ").map(localId).join(" · "),
    }));
  return (
    <div className={css.choosePath}>
      <Field label={<Trans>Paths that end in</Trans>} below={<EndsOf groups={groups} />}>
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

/** In how many of the states without states inside a path ends. */
function EndsOf({ groups }: Pick<Props, "groups">) {
  const { root } = useChart().parts;
  const innermost = statesIn(root).filter(
    ({ state: { kind, children } }) => kind !== "history" && children.length === 0,
  );
  const all = innermost.length;
  const ended = new Set(groups.flatMap(({ ends }) => ends)).size;
  if (ended === all) return <Trans>A path ends in each of the {all} innermost states.</Trans>;
  return (
    <Trans>
      Paths end in {ended} of {all} innermost states. They only pass through the others.
    </Trans>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines, lineIds } from "#contract/business-lines.ts";
import { ageIds, ages } from "#contract/desk/queues.ts";
import type { Locale } from "#contract/locales.ts";
import { countriesIn } from "#contract/options/countries.ts";
import { link } from "#ui/shared/link.css.ts";
import { Select } from "#ui/Select/Select.tsx";
import { QueueLink, useGo, useQueueData, useQueueSearch } from "#desk/app/navigation.tsx";
import type { QueueSearch } from "#desk/app/search.ts";
import { bandNames, kinds } from "#contract/desk/case-words.ts";
import { dayOf } from "../words/days.ts";
import * as css from "./queues.css.ts";

type FilterName = "line" | "kind" | "band" | "jurisdiction" | "assignee" | "age";

export function Filters() {
  const { t, i18n } = useLingui();
  const search = useQueueSearch();
  const { people, now } = useQueueData();
  const go = useGo();
  const { view, after: _, ...filter } = search;
  const choose = (name: FilterName) => (value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next: QueueSearch = { ...rest, ...(view ? { view } : {}) };
    go.toQueue(value === "" ? next : { ...next, [name]: value });
  };
  const filters: {
    name: FilterName;
    label: string;
    options: { value: string; label: string }[];
  }[] = [
    {
      name: "line",
      label: t`Any line`,
      options: lineIds.map((value) => ({ value, label: i18n._(businessLines[value].name) })),
    },
    {
      name: "kind",
      label: t`Any type`,
      options: Object.entries(kinds).map(([value, name]) => ({ value, label: i18n._(name) })),
    },
    {
      name: "band",
      label: t`Any risk`,
      options: Object.entries(bandNames).map(([value, name]) => ({ value, label: i18n._(name) })),
    },
    {
      name: "jurisdiction",
      label: t`Any jurisdiction`,
      options: countriesIn(i18n.locale as Locale, dayOf(now)).map(({ code, name }) => ({
        value: code,
        label: name,
      })),
    },
    {
      name: "assignee",
      label: t`Any person`,
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: "age",
      label: t`Any waiting time`,
      options: ageIds.map((value) => {
        const days = ages[value];
        return { value, label: t`Over ${days} working days` };
      }),
    },
  ];
  return (
    <div className={css.filters} role="group" aria-label={t`Filter`}>
      {filters.map(({ name, label, options }) => (
        <div key={name} className={css.filter}>
          <Select
            small
            name={label}
            empty={label}
            options={options}
            value={filter[name] ?? ""}
            onChange={choose(name)}
          />
        </div>
      ))}
      {Object.values(filter).some(Boolean) ? (
        <QueueLink className={link} search={view ? { view } : {}}>
          <Trans>Clear filters</Trans>
        </QueueLink>
      ) : null}
    </div>
  );
}

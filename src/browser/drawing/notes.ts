import type { ChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { type Locale, locales } from "#contract/locales.ts";
import type { DrawnChart } from "./drawn-chart.ts";
import { stepOf } from "./matching.ts";

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A span in its largest unit, "3 d"; empty for null. */
export function lasted(seconds: number | null, locale: Locale): string {
  if (seconds === null) return "";
  const [unit, size] = units.find(([, span]) => seconds >= span) ?? units.at(-1)!;
  return new Intl.NumberFormat(locales[locale].intl, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  }).format(seconds / size);
}

/** What stands on a drawing: how often each state was entered and each transition taken, and how long a state lasted. */
export function notesOf(
  { states, transitions }: ChartCounts,
  { name, parts }: Pick<DrawnChart, "name" | "parts">,
  locale: Locale,
): ReadonlyMap<string | number, string> {
  const note = (count: number, seconds: number | null) =>
    [count, lasted(seconds, locale)].filter(Boolean).join(" · ");
  // A transition that is written in an outer state is taken from each state inside it.
  const byStep = Map.groupBy(transitions, (one) => stepOf(name, parts, one));
  const taken = [...byStep].flatMap(([step, moves]): [number, string][] => {
    const count = moves.reduce((sum, move) => sum + move.taken, 0);
    return step === undefined ? [] : [[step, note(count, null)]];
  });
  const entered = states.map((one): [string, string] => [
    `${name}.${one.state}`,
    note(one.entered, one.medianSeconds),
  ]);
  return new Map<string | number, string>([...taken, ...entered]);
}

import { createHash } from "node:crypto";
import type pg from "pg";
import type { AnyStateMachine } from "xstate";
import { canonical } from "#contract/application/canonical.ts";
import { oncePer } from "#contract/once-per.ts";
import type { Db } from "../database/database.ts";
import { type Configuration, configurationOf } from "./chart-configuration.ts";
import { type ChartVersions, edgesOf, type Exploration, explorations } from "./charts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";

/** One version of a chart. */
export interface SavedChart {
  version: number;
  configuration: Configuration;
}

export interface SavedCharts {
  charts: ChartVersions;
  /** Of which browsers send counts, by id. */
  browserCharts: ReadonlyMap<string, SavedChart>;
}

/** Stores the charts as the owner, those of statuses with their edges; a changed chart gets a new version. */
export async function saveCharts(
  owner: pg.Pool,
  browserCharts: readonly AnyStateMachine[],
  serverCharts: readonly AnyStateMachine[],
): Promise<SavedCharts> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("lock table chart_start in share row exclusive mode");
    const statuses = await saveEach(client, Object.entries(explorations), drawnOf);
    const named = (charts: readonly AnyStateMachine[]) =>
      charts.map((chart) => [chart.id, chart] as const);
    await saveEach(client, named(serverCharts), countedAs);
    const saved = await saveEach(client, named(browserCharts), countedAs);
    await client.query("commit");
    const versions = statuses.map(([name, { version }]) => [name, version]);
    return {
      charts: Object.fromEntries(versions) as Record<StatusChart, number>,
      browserCharts: new Map(saved),
    };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function saveEach<Chart>(
  client: pg.PoolClient,
  charts: readonly (readonly [string, Chart])[],
  drawn: (chart: Chart) => Drawn,
): Promise<[string, SavedChart][]> {
  const saved: [string, SavedChart][] = [];
  for (const [name, chart] of charts) {
    const own = drawn(chart);
    const version = await saveChart(client, name, own);
    saved.push([name, { version, configuration: own.configuration }]);
  }
  return saved;
}

interface Chart extends ReturnType<typeof edgesOf> {
  configuration: Configuration;
}

interface Drawn extends Chart {
  madeOf: Buffer;
}

/** What makes a version: the edges, and the chart as it is written. */
const made = (chart: Chart): Drawn => ({
  ...chart,
  madeOf: createHash("sha256").update(canonical(chart)).digest(),
});

/** A chart whose moves are counted, as it is stored. */
export const countedAs = oncePer((chart: AnyStateMachine): Drawn =>
  made({ start: "", edges: [], configuration: configurationOf(chart) }),
);

const drawnOf = oncePer((exploration: Exploration) =>
  made({ ...edgesOf(exploration), configuration: configurationOf(exploration.chart) }),
);

/** As they are stored; a chart that is not stored has version 0. */
export async function currentVersions(owner: Db): Promise<ChartVersions> {
  const rows = await owner
    .selectFrom("chart_start")
    .select(["chart", "version", "made_of"])
    .execute();
  const versionOf = ([name, exploration]: [string, Exploration]) => {
    const { madeOf } = drawnOf(exploration);
    const same = rows.find((row) => row.chart === name && row.made_of.equals(madeOf));
    return [name, same?.version ?? 0] as const;
  };
  return Object.fromEntries(Object.entries(explorations).map(versionOf)) as Record<
    StatusChart,
    number
  >;
}

async function saveChart(
  client: pg.PoolClient,
  name: string,
  { start, edges, configuration, madeOf }: Drawn,
): Promise<number> {
  const known = await client.query<{ version: number; made_of: Buffer }>(
    "select version, made_of from chart_start where chart = $1 order by version desc",
    [name],
  );
  const same = known.rows.find((row) => row.made_of.equals(madeOf));
  if (same) return same.version;
  const version = (known.rows[0]?.version ?? 0) + 1;
  await client.query("insert into chart_start values ($1, $2, $3, $4, $5)", [
    name,
    version,
    start,
    madeOf,
    JSON.stringify(configuration),
  ]);
  for (const { from, event, by, to } of edges) {
    await client.query("insert into chart_edge values ($1, $2, $3, $4, $5, $6)", [
      name,
      version,
      from,
      event,
      by,
      to,
    ]);
  }
  return version;
}

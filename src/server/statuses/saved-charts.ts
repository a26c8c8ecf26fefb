import { createHash } from "node:crypto";
import type pg from "pg";
import { canonical } from "#contract/application/canonical.ts";
import type { Db } from "../database/database.ts";
import { configurationOf } from "./chart-configuration.ts";
import {
  type ChartVersions,
  edgesOf,
  type Exploration,
  explorations,
  type StatusChart,
} from "./charts.ts";

/** Stores the edges as the owner; a changed chart gets a new version. */
export async function saveCharts(owner: pg.Pool): Promise<ChartVersions> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("lock table chart_start in share row exclusive mode");
    const kept: [string, number][] = [];
    for (const [name, exploration] of Object.entries(explorations)) {
      kept.push([name, await saveChart(client, name, exploration)]);
    }
    await client.query("commit");
    return Object.fromEntries(kept) as Record<StatusChart, number>;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** What makes a version: the edges, and the chart as it is written. */
function drawnOf(exploration: Exploration) {
  const drawn = { ...edgesOf(exploration), configuration: configurationOf(exploration.chart) };
  return { ...drawn, madeOf: createHash("sha256").update(canonical(drawn)).digest() };
}

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
  exploration: Exploration,
): Promise<number> {
  const { start, edges, configuration, madeOf } = drawnOf(exploration);
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

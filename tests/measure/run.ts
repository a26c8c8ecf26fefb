import { parseArgs } from "node:util";
import type { Budget } from "./budget.ts";
import { keeps } from "./budget.ts";
import { launch } from "./browser.ts";
import { bareWalks } from "./budgets/bare-walks.ts";
import { chartCounts } from "./budgets/chart-counts.ts";
import { chartsApart } from "./budgets/charts-apart.ts";
import { chartsLayout } from "./budgets/charts-layout.ts";
import { chartsPaint } from "./budgets/charts-paint.ts";
import { growth } from "./budgets/growth.ts";
import { insInfo } from "./budgets/ins-info.ts";
import { keystroke } from "./budgets/keystroke.ts";
import { loginPaint } from "./budgets/login-paint.ts";
import { loginScripts } from "./budgets/login-scripts.ts";
import { loginStorm } from "./budgets/login-storm.ts";
import { memberScripts } from "./budgets/member-scripts.ts";
import { overload } from "./budgets/overload.ts";
import { queue } from "./budgets/queue.ts";
import { restart } from "./budgets/restart.ts";
import { saveRate } from "./budgets/save-rate.ts";
import { uploadMemory } from "./budgets/uploads.ts";
import { openGround } from "./ground.ts";
import { circumstances, printed, type Result, write } from "./report.ts";

const budgets: readonly Budget[] = [
  loginScripts,
  loginPaint,
  memberScripts,
  chartsApart,
  chartsPaint,
  chartsLayout,
  bareWalks,
  keystroke,
  saveRate,
  loginStorm,
  overload,
  insInfo,
  growth,
  queue,
  chartCounts,
  uploadMemory,
  restart,
];

const { values } = parseArgs({ options: { only: { type: "string", multiple: true } } });
const unknown = values.only?.find((name) => budgets.every((budget) => budget.name !== name));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}; there are ${budgets.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

process.exitCode = (await measure()) ? 0 : 1;

/** Measures what was asked for and prints it; a whole run is written down too. Gives whether every limit is kept. */
async function measure(): Promise<boolean> {
  using ground = openGround();
  const results: Result[] = [];
  for (const budget of budgets) {
    if (values.only && !values.only.includes(budget.name)) continue;
    console.log(`Measuring ${budget.name}…`);
    results.push({ budget, rows: await budget.measure(ground) });
  }
  console.log(`\n${printed(results)}`);
  if (!values.only) write(results, circumstances(await chromiumVersion()));
  return results.every(({ rows }) => rows.every(keeps));
}

async function chromiumVersion(): Promise<string> {
  await using browser = await launch();
  return browser.version();
}

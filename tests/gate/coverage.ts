import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { levels } from "#models/levels.ts";
import { chartsInMachines } from "../../src/run/charts/in-machines.ts";
import type { Walked } from "../charts/kit/walked.ts";
import { type Figures, read } from "../model/report.ts";
import { coverageIn, coverageOf, type Ran } from "./coverage-page.ts";
import { root } from "./program.ts";
import { reportOf } from "./vitest.ts";

interface Report {
  testResults: {
    name: string;
    assertionResults: {
      title: string;
      status: string;
      duration?: number;
      meta: { walked?: Walked[] };
    }[];
  }[];
}

/** The projects that walk charts. */
const projects = ["unit", "screens", "journeys"];

const charts = await chartsInMachines();

process.exitCode = writeCoverage() ? 0 : 1;

/** Writes docs/coverage.md, and docs/coverage.json for the chart pages, from the reports of the last `npm test`. */
function writeCoverage(): boolean {
  if (!projects.every((project) => existsSync(reportOf(project)))) {
    console.error("There is no report of a whole run. Run npm test first.");
    return false;
  }
  const ran = projects.flatMap(ranIn);
  const model = read<Figures>(join(root, "docs", "model.json"))!;
  const page = coverageIn(ran, levels, model, charts);
  writeFileSync(join(root, "docs", "coverage.md"), page);
  const figures = JSON.stringify(coverageOf(ran, levels), null, 1);
  writeFileSync(join(root, "docs", "coverage.json"), `${figures}\n`);
  console.log(page);
  return ran.every(({ isPassed }) => isPassed);
}

/** The test files of a project that walk a chart. */
function ranIn(project: string): Ran[] {
  const { testResults } = JSON.parse(readFileSync(reportOf(project), "utf8")) as Report;
  return testResults.flatMap(({ assertionResults }) => {
    const walked = assertionResults.flatMap(({ meta }) => meta.walked ?? []);
    if (walked.length === 0) return [];
    const isPassed = assertionResults.every(({ status }) => status === "passed");
    const tests = assertionResults.flatMap(
      ({ title, duration = 0, meta: { walked: [own] = [] } }) =>
        own
          ? {
              chart: own.chart,
              level: own.level,
              // One test takes all paths of a chart alone; elsewhere each path is a test.
              title: own.level === "bare" ? "all paths" : title,
              ms: duration,
            }
          : [],
    );
    return [{ walked, isPassed, tests }];
  });
}

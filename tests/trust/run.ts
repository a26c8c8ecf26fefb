import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, scratch } from "../gate/program.ts";
import { reportOf } from "../gate/vitest.ts";
import { chromiumOrInstalled } from "../support/install-chromium.ts";
import { pageOf } from "./page.ts";
import { scorecard } from "./scorecard.ts";
import { filesWithIds, idPattern, idsIn, type TestFile } from "./titles.ts";
import { openOf, type Ran, tableOf, verdictsOf } from "./verdict.ts";

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Files at once, so that on a busy machine too each program ends in its time. */
const portion = 12;

/** Ids or groups, such as AU03 or EB; without any the whole scorecard. */
const wanted = process.argv.slice(2);
const isWanted = (id: string) =>
  wanted.length === 0 || wanted.some((asked) => id.startsWith(asked.toUpperCase()));
const rows = scorecard.filter(({ id }) => isWanted(id));
if (rows.length === 0) {
  console.error("There is no such row. Name ids or groups, such as AU03 or EB.");
  process.exit(1);
}
process.exitCode = (await trust()) ? 0 : 1;

/**
 * Prints the table and what is not passed. The whole scorecard is read from the reports of the last `npm test`, and
 * written down; the tests of rows that are named run now.
 */
async function trust(): Promise<boolean> {
  const files = filesWithIds().filter(({ ids }) => ids.some(isWanted));
  const ran = wanted.length === 0 ? reported(files) : await ranNow(files);
  if (ran === null) return false;
  const verdicts = verdictsOf(rows, ran);
  console.log(`\n${aligned(tableOf(verdicts))}\n`);
  for (const line of openOf(verdicts)) console.log(line);
  if (wanted.length === 0) writeFileSync(join(root, "docs", "trust.md"), pageOf(verdicts));
  return verdicts.every(({ outcome }) => outcome !== "failed");
}

/** Null where a project has no report. */
function reported(files: readonly TestFile[]): Ran[] | null {
  const projects = [...Map.groupBy(files, ({ project }) => project)];
  const missing = projects.filter(([project]) => !existsSync(reportOf(project)));
  if (missing.length > 0) {
    console.error("There is no report of a whole run. Run npm test first.");
    return null;
  }
  return projects.flatMap(([project, own]) => readReport(reportOf(project), own).ran);
}

async function ranNow(files: readonly TestFile[]): Promise<Ran[] | null> {
  if (files.some(({ project }) => project === "journeys") && !chromiumOrInstalled()) return null;
  const ran: Ran[] = [];
  for (const [project, own] of Map.groupBy(files, (file) => file.project)) {
    for (let at = 0; at < own.length; at += portion) {
      const some = own.slice(at, at + portion);
      console.log(`Running ${at + some.length} of ${own.length} files of ${project}…`);
      ran.push(...(await ranIn(project, some)));
    }
  }
  return ran;
}

/** Runs the tests of some files whose titles carry ids; a file that cannot be opened fails all its ids. */
async function ranIn(project: string, files: readonly TestFile[]): Promise<Ran[]> {
  const written = join(scratch, `trust-${project}.json`);
  rmSync(written, { force: true });
  const reporters = ["--reporter=json", `--outputFile.json=${written}`];
  const paths = files.map(({ path }) => path);
  const asked = ["run", "--project", project, ...reporters, "-t", idPattern, ...paths];
  const { output } = await run("vitest", ...asked);
  if (!existsSync(written)) {
    console.error(output);
    return files.map(({ ids, path }) => ({ title: `${ids.join(" ")} ${path}`, passed: false }));
  }
  const { ran, failed } = readReport(written, files);
  if (failed) console.error(output);
  return ran;
}

function readReport(written: string, files: readonly TestFile[]) {
  const { testResults } = JSON.parse(readFileSync(written, "utf8")) as Report;
  const failed = testResults.some(({ status }) => status === "failed");
  const ran = testResults.flatMap((file): Ran[] => {
    const own = file.assertionResults
      .filter(({ fullName, status }) => idsIn(fullName).length > 0 || status === "failed")
      .map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" }));
    const isUnopened = file.status === "failed" && own.every(({ passed }) => passed);
    const ids = files.find(({ path }) => file.name.replaceAll("\\", "/").endsWith(path))?.ids ?? [];
    return isUnopened ? [{ title: `${ids.join(" ")} ${file.name}`, passed: false }] : own;
  });
  return { ran, failed };
}

function aligned(lines: readonly string[][]): string {
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join("  "),
    )
    .join("\n");
}

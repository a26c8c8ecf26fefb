import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "../../src/run/inputs.ts";
import { type Budget, judged, keeps, type Row } from "./budget.ts";

export interface Result {
  budget: Budget;
  rows: Row[];
}

export interface Circumstances {
  at: string;
  commit: string;
  machine: string;
  node: string;
  chromium: string;
}

const headings = ["", "what", "measured", "against", "ratio", "limit"];

/** The table of a run, one line for each figure. */
export function tableOf(results: readonly Result[]): string[][] {
  return results.flatMap(({ rows }) =>
    rows.map((row) => [
      keeps(row) ? "pass" : "OVER",
      row.what,
      figure(row.measured, row.unit),
      row.peer ? `${figure(row.peer.measured, row.unit)} (${row.peer.what})` : "",
      row.peer ? judged(row).toFixed(4) : "",
      "atMost" in row.limit ? `at most ${row.limit.atMost}` : `at least ${row.limit.atLeast}`,
    ]),
  );
}

function figure(value: number, unit: string): string {
  const digits = Math.abs(value) >= 1000 || Number.isInteger(value) ? 0 : 1;
  const text = value.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: value !== 0 && Math.abs(value) < 0.1 ? 4 : digits,
  });
  return `${text} ${unit}`.trim();
}

/** The table as a terminal shows it. */
export function printed(results: readonly Result[]): string {
  const lines = [headings, ...tableOf(results)];
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The time, and the commit; with changes where the product, or one of the `folders`, has some that are not committed. */
export function madeNow(...folders: string[]): Pick<Circumstances, "at" | "commit"> {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const parts = ["src", "machines", "locales", "vite.config.ts", ...folders];
  const changed = git("status", "--porcelain", "--", ...parts);
  return {
    at: new Date().toISOString().slice(0, 16).replace("T", " "),
    commit: git("rev-parse", "--short", "HEAD").trim() + (changed === "" ? "" : ", with changes"),
  };
}

/** Where and on what a run was made. */
export function circumstances(chromium: string): Circumstances {
  const [first] = cpus();
  return {
    ...madeNow(),
    machine: `${platform()} ${release()} ${arch()}, ${cpus().length} x ${first?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB`,
    node: process.versions.node,
    chromium,
  };
}

/** Writes docs/measure.md and docs/measure.json. */
export function write(results: readonly Result[], made: Circumstances): void {
  const folder = join(root, "docs");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "measure.md"), pageOf(results, made));
  const figures = results.flatMap(({ budget: { name }, rows }) =>
    rows.map((row) => ({
      budget: name,
      ...row,
      ...(row.peer ? { ratio: judged(row) } : {}),
      pass: keeps(row),
    })),
  );
  writeFileSync(join(folder, "measure.json"), `${JSON.stringify({ made, figures }, null, 2)}\n`);
}

function pageOf(results: readonly Result[], made: Circumstances): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    "# What is measured",
    "",
    "Written by `npm run measure`, which fails when a limit is not kept. A limit is of the ratio where there is one: the",
    "other figure was measured in the same run, so that a slower machine slows both. `npm run measure -- --only <name>`",
    "measures one and writes nothing.",
    "",
    `Measured ${made.at} UTC at commit ${made.commit}; Node ${made.node}, Chromium ${made.chromium}, ${made.machine}.`,
    "",
    row(headings),
    row(headings.map(() => "---")),
    ...tableOf(results).map(row),
    "",
    "## How",
    "",
    ...results.flatMap(({ budget }) => [`**${budget.name}.** ${budget.method}`, ""]),
  ].join("\n");
}

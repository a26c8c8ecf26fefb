import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Check, Outcome } from "./check.ts";
import { run, scratch } from "./program.ts";

interface Report {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Where the report of a whole project lies. */
export const reportOf = (name: string): string => join(scratch, `${name}.json`);

/**
 * The tests of one project of vite.config.ts, or of some of its files. A skipped test, a file that
 * could not be opened, an error outside of every test and a project without tests count as failures.
 */
export function project(name: string, ...files: string[]): Check {
  return {
    name:
      files.length > 0
        ? files.map((file) => file.replace(/^.*\/|\.test\.ts$/g, "")).join(", ")
        : name,
    outcome: async () => {
      const written = files.length > 0 ? join(scratch, `${name}-some.json`) : reportOf(name);
      rmSync(written, { force: true });
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${written}`];
      const asked = ["run", "--project", name, ...reporters, ...files];
      const { code, output } = await run("vitest", ...asked);
      if (!existsSync(written)) return { passed: 0, failed: 1, report: output };
      return counted(JSON.parse(readFileSync(written, "utf8")) as Report, code, output);
    },
  };
}

function counted({ testResults }: Report, code: number, output: string): Outcome {
  const statuses = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === "passed").length;
  const unopened = testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const notPassed = statuses.length - passed + unopened;
  const failed = notPassed === 0 && (code !== 0 || passed === 0) ? 1 : notPassed;
  const skipped = statuses.filter((status) => status !== "passed" && status !== "failed").length;
  const notes = [
    passed === 0 ? "No test passed." : "",
    skipped > 0 ? `${skipped} not run; the gate counts a test that is not run as failed.` : "",
  ];
  return { passed, failed, report: [output, ...notes].filter(Boolean).join("\n") };
}

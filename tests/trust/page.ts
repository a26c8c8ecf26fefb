import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scorecard } from "./scorecard.ts";
import { tableOf, type Verdict } from "./verdict.ts";

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const states: Record<Verdict["outcome"], string> = {
  passed: "passed",
  waiting: "not passed",
  failed: "FAILED",
};

/** docs/trust.md: the table of a whole run and every row with what its tests said. */
export function pageOf(verdicts: readonly Verdict[]): string {
  const [headings, ...lines] = tableOf(verdicts);
  return [
    "# What the portal promises, and what shows that it is kept",
    "",
    `Written by \`npm run trust\` from the reports of the last \`npm test\`: of every test whose title carries the id of one of these`,
    `${scorecard.length} rows. It fails where a row has no test or its test fails. A row that waits for a part not built yet counts as not passed,`,
    "whatever tests it has. `npm run trust -- AU03 EB` runs the tests of a row or a group now and writes nothing;",
    "`FUZZ_RUNS=1000 npm run trust -- IN12` searches longer, and `FUZZ_SEED=...` what was drawn once, again.",
    "",
    row(headings!),
    row(headings!.map(() => "---")),
    ...lines.map(row),
    "",
    row(["id", "", "promise", "tests", "state"]),
    row(["---", "---", "---", "---", "---"]),
    ...verdicts.map((verdict) =>
      row([
        verdict.row.id,
        verdict.row.weight,
        verdict.row.says,
        String(verdict.tests),
        verdict.outcome === "passed"
          ? states.passed
          : `${states[verdict.outcome]}: ${verdict.outcome === "waiting" ? "waits for " : ""}${verdict.why}`,
      ]),
    ),
    readFileSync(join(import.meta.dirname, "chain.md"), "utf8"),
  ].join("\n");
}

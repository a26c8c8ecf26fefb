import { groups, type Row } from "./scorecard.ts";
import { idsIn } from "./titles.ts";

/** A test that ran, by its whole title. */
export interface Ran {
  title: string;
  passed: boolean;
}

export type Verdict = { row: Row; tests: number } & (
  | { outcome: "passed" }
  | { outcome: "waiting"; why: string }
  | { outcome: "failed"; why: string }
);

/** What the tests that carry its id say of each row; a row that waits is never passed. */
export function verdictsOf(rows: readonly Row[], ran: readonly Ran[]): Verdict[] {
  return rows.map((row) => {
    const own = ran.filter(({ title }) => idsIn(title).includes(row.id));
    const broken = own.filter(({ passed }) => !passed).map(({ title }) => title);
    const said = { row, tests: own.length };
    if (broken.length > 0) return { ...said, outcome: "failed", why: broken.join("; ") };
    if (row.waits !== undefined) return { ...said, outcome: "waiting", why: row.waits };
    if (own.length === 0) return { ...said, outcome: "failed", why: "no test has its id" };
    return { ...said, outcome: "passed" };
  });
}

const headings = ["", "core", "further", "tests"];

/** A line for each group and one for all: how many rows are passed, of how many. */
export function tableOf(verdicts: readonly Verdict[]): string[][] {
  const line = (name: string, some: readonly Verdict[]) => [
    name,
    ...(["core", "further"] as const).map((weight) => {
      const own = some.filter(({ row }) => row.weight === weight);
      return `${own.filter(({ outcome }) => outcome === "passed").length} of ${own.length}`;
    }),
    String(some.reduce((sum, { tests }) => sum + tests, 0)),
  ];
  const lines = Object.entries(groups).map(([group, name]) =>
    line(
      `${group} ${name}`,
      verdicts.filter(({ row }) => row.id.startsWith(group)),
    ),
  );
  return [headings, ...lines, line("all", verdicts)];
}

/** What is not passed, and why. */
export const openOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap((verdict) => {
    if (verdict.outcome === "passed") return [];
    const reason =
      verdict.outcome === "waiting" ? `waits for ${verdict.why}` : `FAILED: ${verdict.why}`;
    return [`${verdict.row.id} (${verdict.row.weight}) ${verdict.row.says} ${reason}`];
  });

import type { Circumstances } from "../measure/report.ts";
import { median } from "../measure/budget.ts";
import type { Run, Stage } from "./asked.ts";

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (headings: readonly string[], lines: readonly (readonly (string | number)[])[]) => [
  row(headings),
  row(headings.map(() => "---")),
  ...lines.map(row),
];

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);
export const ofAll = (stages: readonly Stage[], counts: "kills" | "acknowledged") =>
  sum(stages.flatMap((stage) => Object.values(stage[counts])));

/** What is in the specification: the portal is ready again within 5 s. */
const startMs = 5000;

/** One line: kills, acknowledged work, what is wrong. */
export function summaryOf({ asked, seed, seconds, stages }: Run): string {
  const wrong = stages.flatMap((stage) => stage.wrong);
  const counts = `${ofAll(stages, "kills")} of ${asked} kills in ${Math.round(seconds / 60)} minutes, seed ${seed}`;
  const work = `${ofAll(stages, "acknowledged")} pieces of work acknowledged`;
  return `${counts}; ${work}; ${wrong.length} lost, doubled, out of order or otherwise wrong.`;
}

/** A line for each name, a column for each stage. */
function byStage(heading: string, stages: readonly Stage[], counts: keyof Stage & CountsOf) {
  const names = [...new Set(stages.flatMap((stage) => Object.keys(stage[counts])))];
  return table(
    [heading, ...stages.map(({ place }) => `on ${place}`)],
    names.map((name) => [name, ...stages.map((stage) => stage[counts][name] ?? 0)]),
  );
}

type CountsOf = "kills" | "acknowledged" | "refused";

function startsOf(stages: readonly Stage[], load: number): string {
  const all = stages.flatMap((stage) => stage.startMs);
  if (all.length === 0) return "The server was never started again.";
  const quick = all.filter((ms) => ms < startMs).length;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const figures = `shortest ${seconds(Math.min(...all))}, median ${seconds(median(all))}, longest ${seconds(Math.max(...all))}`;
  return `Starts of the server after a kill, to the first answer that it is ready: ${all.length}; ${figures}; ${quick} under 5 s. About ${Math.round(load)} processes wanted the processors on average, the clients among them.`;
}

/** docs/chaos.md, from the last run. */
export function pageOf(run: Run, { at, commit, machine, node }: Circumstances): string {
  const { stages, load } = run;
  const wrong = stages.flatMap((stage) => stage.wrong);
  return [
    "# Kills at random moments",
    "",
    "Written by `npm run chaos` from its last run; do not edit. The built server runs as a process of its own. Clients work over HTTP all the",
    "time: 20 append related persons to one list, 3 save an answer and upload pictures, 2 register, fill whole applications in and submit",
    "them, 2 people of the desk claim, judge and approve cases or ask for documents. At moments drawn from the seed something is killed, cut or filled.",
    "After each kill the acknowledged work on the present forms, and each piece that is new, is looked for: each appended row once and in order, each answer the last acknowledged one",
    "or a later one, each file equal to the byte, each submission once, each act of the desk; after every tenth kill every audit trail",
    "(`npm run audit -- verify`) and every status against its history. At the end all of it is looked for again.",
    "",
    "- `npm run chaos -- --kills 200 --seed 7 --minutes 30`: no kill begins after so many minutes. A seed gives the same kills at the same moments",
    "  after the clients began; what the clients are at by then differs.",
    "- The disk is filled on a small disk in memory, which needs mount namespaces (Linux); elsewhere that part is left out.",
    "- `npm test` does it with 6 kills.",
    "",
    "## The last run",
    "",
    summaryOf(run),
    "",
    `Made ${at} UTC at commit ${commit}; Node ${node}, ${machine}.`,
    "",
    ...byStage("kills", stages, "kills"),
    "",
    ...byStage("acknowledged", stages, "acknowledged"),
    "",
    ...byStage("answered otherwise", stages, "refused"),
    "",
    "`offline`: no answer; `overloaded`: 503 with Retry-After; `storageFull`: 507; `revisionConflict`: another client was first;",
    "`caseTaken`: a claim that was repeated.",
    "",
    startsOf(stages, load),
    "",
    ...(wrong.length > 0 ? ["Wrong:", "", ...wrong.map((what) => `- ${what}`), ""] : []),
  ].join("\n");
}

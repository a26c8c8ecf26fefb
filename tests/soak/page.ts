import type { Circumstances } from "../measure/report.ts";
import { median } from "../measure/budget.ts";
import { levelOf, type Level } from "./level.ts";
import type { Soaked } from "./soak.ts";

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function levelRow(what: string, { begin, end, anHour }: Level, shown: (figure: number) => string) {
  const percent = ((end / begin - 1) * 100).toFixed(1);
  return row([what, shown(begin), shown(end), `${percent} %`, `${shown(anHour)} an hour`]);
}

/** Memory and descriptors at the beginning and at the end. */
export function levelsOf({ samples, warmUpSeconds }: Soaked): string[] {
  const plain = (figure: number) => figure.toFixed(0);
  const level = (figure: Parameters<typeof levelOf>[1]) => levelOf(samples, figure, warmUpSeconds);
  return [
    row(["", "after the warm-up", "at the end", "change", "slope"]),
    row(["---", "---", "---", "---", "---"]),
    levelRow("resident memory of the server", level("bytes"), megabytes),
    levelRow("open descriptors", level("descriptors"), plain),
    levelRow("live sessions", level("sessions"), plain),
    levelRow("connections to the database", level("connections"), plain),
  ];
}

function tenthsOf({ samples }: Soaked): string {
  const size = Math.ceil(samples.length / 10);
  const tenths = Array.from({ length: 10 }, (_, at) => samples.slice(at * size, (at + 1) * size));
  return tenths
    .filter((own) => own.length > 0)
    .map((own) => (median(own.map(({ bytes }) => bytes)) / 1e6).toFixed(0))
    .join(", ");
}

/** docs/soak.md, from the last run. */
export function pageOf(run: Soaked, { at, commit, machine, node }: Circumstances): string {
  const { seconds, warmUpSeconds, done, refused, before, after } = run;
  return [
    "# Steady traffic for a long time",
    "",
    "Written by `npm run soak` from its last run; do not edit. The built server runs as a process of its own; five clients save an answer, upload,",
    "download and remove a picture, log in, load the dashboard and sign out, load the dashboard of a submitted application, and read queues and a",
    "case at the desk, each with a pause of 0.3 s. Every 2 s the process is looked at, after it has freed what it no longer uses: when",
    "the engine does so by itself is its own choice, and says nothing of what is held. The warm-up is the first six minutes; the figures are",
    "medians of the first and the last fifth of what comes after it. The command fails when memory at the end is more than 10 % above that",
    "after the warm-up, when after the traffic a descriptor or a session is left that was not there before it, or when anything is answered",
    "otherwise than asked.",
    "",
    "- `npm run soak -- --minutes 30`. It reads `/proc` and needs Linux.",
    "- `npm test` does it for 20 s and compares descriptors and sessions alone.",
    "",
    "## The last run",
    "",
    `${(seconds / 60).toFixed(0)} minutes, ${(warmUpSeconds / 60).toFixed(0)} of them warming up; made ${at} UTC at commit ${commit}; Node ${node}, ${machine}.`,
    "",
    ...levelsOf(run),
    "",
    `Resident memory by tenths of the whole run, the warm-up included, medians: ${tenthsOf(run)} MB.`,
    "",
    row(["", "before the traffic", "after it"]),
    row(["---", "---", "---"]),
    row(["open descriptors", before.descriptors, after.descriptors]),
    row(["live sessions", before.sessions, after.sessions]),
    row(["connections to the database", before.connections, after.connections]),
    "",
    row(["done", "times"]),
    row(["---", "---"]),
    ...Object.entries(done).map(row),
    ...Object.entries(refused).map(([name, count]) => row([`answered ${name}`, count])),
    "",
  ].join("\n");
}

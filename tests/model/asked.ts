import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratch } from "../gate/program.ts";
import type { Story, Walked } from "./walk/walk.ts";
import type { Covered } from "./walk/recorder.ts";

/** What `npm run model` asks the test for, by variables of the environment. */
export interface Asked {
  walks: number | null;
  seed: number | null;
  length: number | null;
  shrinkSeconds: number;
  path?: string | undefined;
  keep?: readonly number[] | undefined;
  /** The planted fault of src/server. */
  fault?: string | undefined;
}

const numberIn = (name: string) => {
  const value = process.env[name];
  return value === undefined ? null : Number(value);
};

export const asked = (): Asked => ({
  walks: numberIn("MODEL_WALKS"),
  seed: numberIn("MODEL_SEED"),
  length: numberIn("MODEL_STEPS"),
  shrinkSeconds: numberIn("MODEL_SHRINK_SECONDS") ?? 60,
  path: process.env["MODEL_PATH"],
  keep: process.env["MODEL_KEEP"]?.split(",").map(Number),
  fault: process.env["MODEL_FAULT"],
});

/** When a run was begun, in UTC, and of which commit. */
export interface Made {
  at: string;
  commit: string;
}

/** As the test leaves it, which knows nothing of commits. */
export type Unmade<Of extends Partial<Made>> = Omit<Of, keyof Made>;

/** What one run of the walks leaves for the report. */
export interface Run extends Made {
  seed: number;
  length: number;
  walks: number;
  steps: number;
  seconds: number;
  covered: Covered[];
  /** Names of the edges that were taken. */
  edges: string[];
  slowest: { walks: Walked["walks"]; steps: { says: string; ms: number }[] };
  story: Story | null;
}

/** A planted fault, and the shortest story in which it shows; null where no walk found it. */
export interface FoundFault extends Partial<Made> {
  name: string;
  seed: number;
  length: number;
  story: Story | null;
  fault: string;
}

export const lastRun = join(scratch, "model-run.json");
export const lastFaults = join(scratch, "model-faults.json");

/** Of the slowest. */
export const shown = 5;

export function writeRun(
  { seed, length }: Pick<Run, "seed" | "length">,
  { recorder, seconds, walks, story }: Walked,
): void {
  const slowest = {
    walks: walks.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown),
    steps: recorder.times.toSorted((a, b) => b.ms - a.ms).slice(0, shown),
  };
  const { steps } = recorder;
  const covered = recorder.covered();
  const run: Unmade<Run> = {
    seed,
    length,
    walks: walks.length,
    steps,
    seconds,
    covered,
    edges: [...recorder.edges].toSorted(),
    slowest,
    story,
  };
  writeFileSync(lastRun, JSON.stringify(run));
}

interface Told extends Pick<Run, "seed" | "length"> {
  fault?: string | undefined;
  isInBrowsers?: boolean | undefined;
}

/** The story of a violation, and the command that tells it again. */
export function told(
  { steps, wrong, path, keep }: Story,
  { seed, length, fault, isInBrowsers = false }: Told,
): string {
  const lines = steps.map((says, at) => `${at + 1}. ${says}.`);
  const kept = keep.length === 0 ? "" : ` --keep ${keep.join()}`;
  const planted = fault === undefined ? "" : ` --fault "${fault}"`;
  const where = isInBrowsers ? "--browsers " : "";
  const command = `npm run model -- ${where}--seed ${seed} --steps ${length} --path ${path}${kept}${planted}`;
  return ["", ...lines, `Then: ${wrong}`, `Again: ${command}`].join("\n");
}

import { join } from "node:path";
import { scratch } from "../gate/program.ts";

/** What `npm run chaos` asks the test for, by variables of the environment. */
export interface Asked {
  kills: number;
  seed: number;
  /** No kill begins later. */
  minutes: number;
  /** Whether the run is written down for the page. */
  isWhole: boolean;
}

/** The short run of every `npm test`. */
const short = { kills: 6, seed: 20_261_127 };

export function asked(): Asked {
  const { CHAOS_KILLS, CHAOS_SEED, CHAOS_MINUTES } = process.env;
  return {
    kills: Number(CHAOS_KILLS ?? short.kills),
    seed: Number(CHAOS_SEED ?? short.seed),
    minutes: Number(CHAOS_MINUTES ?? Infinity),
    isWhole: CHAOS_KILLS !== undefined,
  };
}

/** One portal on one data folder, and what was done to it. */
export interface Stage {
  place: string;
  kills: Record<string, number>;
  /** Of starts after a kill, from the start of the process to its first answer that it is ready. */
  startMs: number[];
  acknowledged: Record<string, number>;
  /** Answers other than that it is done, by the name of the refusal; `offline`: no answer. */
  refused: Record<string, number>;
  /** What was lost, doubled or out of order, and starts that were not clean. */
  wrong: string[];
}

export interface Run {
  /** How many kills were asked for. */
  asked: number;
  seed: number;
  seconds: number;
  /** Processes that wanted to run on the average of the last 15 minutes. */
  load: number;
  stages: Stage[];
}

export const lastRun = join(scratch, "chaos-run.json");

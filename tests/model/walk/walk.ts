import fc from "fast-check";
import { noon } from "../../support/server/portal.ts";
import type { Given } from "../given.ts";
import { beginWalk } from "../acts/applicant-acts.ts";
import { check } from "./check.ts";
import { commandsOf } from "./commands.ts";
import { passYears } from "../acts/desk-acts.ts";
import { Recorder } from "./recorder.ts";
import { settleStep, step } from "./steps.ts";
import { pickerOf, signInDesk, signInHolder, type Walker } from "./walker.ts";

type Commands<Own extends object> = Iterable<fc.AsyncCommand<Own, Own>>;

/** How walks are gone. */
export interface Way<Own extends Walker> {
  begin: (given: Parameters<typeof beginWalk>[0], isHighRisk: boolean) => Promise<Own>;
  check: (walker: Own) => Promise<void>;
  commands: (most: number, replayPath?: string) => fc.Arbitrary<Commands<Own>>;
  end: (walker: Own) => Promise<void>;
}

export const overApi: Way<Walker> = {
  begin: beginWalk,
  check,
  commands: commandsOf,
  end: async () => undefined,
};

/** Where one story is told again: as fast-check prints it. */
interface Place {
  path: string;
  replayPath: string;
}

export interface Walks {
  path?: string | undefined;
  replayPath?: string | undefined;
  walks: number;
  seed: number;
  /** How many walks of the seed are passed over. */
  first?: number;
  /** Commands of each walk, at most; one that leads over an edge has several steps. */
  length: number;
  /** Of all walks; the last one may go over it. */
  mostSteps?: number;
  /** How long a story is made shorter. */
  shrinkSeconds: number;
}

export interface Story extends Place {
  /** What happened, one sentence for each step. */
  steps: string[];
  wrong: string;
  /** Steps until it was found, before it was made shorter. */
  foundAfter: number;
}

export interface Walked {
  recorder: Recorder;
  seconds: number;
  /** `at`: the path by which fast-check finds it again. */
  walks: { at: number; steps: number; seconds: number }[];
  story: Story | null;
}

const week = 7 * 24 * 60 * 60;

/** Every walk begins at noon of a Friday, so that one that is told again meets the same working days. */
async function toFriday({ portal, desk }: Given): Promise<void> {
  const passed = (portal.services.clock().getTime() - noon.getTime()) / 1000;
  if (passed % week === 0) return;
  portal.pass(week - (passed % week));
  await signInDesk(desk);
}

/** One walk along a plan, from a new application. Rejects where the server and the charts disagree. */
export async function walkAlong(
  given: Given,
  planOf: (walker: Walker) => Walker["plan"],
): Promise<void> {
  const pick = pickerOf(1);
  const walker = await beginWalk({ ...given, pick, recorder: new Recorder() }, true);
  for (const [name, wanted] of planOf(walker)) await step(walker, name, wanted);
}

/**
 * Random walks, each from a new application, made and shortened by fast-check. Then three years pass for all of them.
 * Ends with the first story in which the server and the charts disagree.
 */
export async function walkAll<Own extends Walker>(
  given: Given,
  asked: Walks,
  way: Way<Own>,
): Promise<Walked> {
  const recorder = new Recorder();
  const began = performance.now();
  const walkers: Own[] = [];
  const walks: Walked["walks"] = [];
  let found: { walker: Own | null; error: Error; at: number; foundAfter: number } | null = null;
  const isLate = () => found && performance.now() - found.at > asked.shrinkSeconds * 1000;
  let begun = 0;
  const drawn = fc.tuple(fc.noShrink(fc.boolean()), way.commands(asked.length, asked.replayPath));
  const walk = async ([isHighRisk, commands]: Drawn<Own>) => {
    begun += 1;
    if (isLate() || (!found && recorder.steps >= (asked.mostSteps ?? Infinity))) return;
    const from = { steps: recorder.steps, at: performance.now() };
    let walker: Own | null = null;
    try {
      await toFriday(given);
      const own = await way.begin({ ...given, pick: pickerOf(0), recorder }, isHighRisk);
      walker = own;
      await way.check(own);
      await fc.asyncModelRun(() => ({ model: own, real: own }), commands);
      walkers.push(own);
      const seconds = (performance.now() - from.at) / 1000;
      walks.push({
        at: (asked.first ?? 0) + begun - 1,
        steps: recorder.steps - from.steps,
        seconds,
      });
    } catch (error) {
      const first = found ?? { at: performance.now(), foundAfter: recorder.steps };
      found = { ...first, walker, error: error as Error };
      throw error;
    } finally {
      if (walker) await way.end(walker);
    }
  };
  const { path, seed, walks: numRuns, first = 0 } = asked;
  const shortest =
    path === undefined
      ? shortestOf(
          await fc.check(fc.asyncProperty(drawn, walk), { numRuns, seed, path: String(first) }),
        )
      : { path, replayPath: asked.replayPath ?? "" };
  // Without fast-check, which goes on with the walks beside this one if it no longer fails.
  if (path !== undefined) await walk(drawnAt(drawn, seed, path)).catch(() => undefined);
  const story = found && storyOf(found, shortest);
  if (!story && path === undefined) await yearsPass(walkers);
  return { recorder, seconds: (performance.now() - began) / 1000, walks, story };
}

type Drawn<Own extends object> = [isHighRisk: boolean, commands: Commands<Own>];

function drawnAt<Own extends object>(
  drawn: fc.Arbitrary<Drawn<Own>>,
  seed: number,
  path: string,
): Drawn<Own> {
  const [found] = fc.sample(drawn, { seed, path, numRuns: 1 });
  if (!found) throw new Error(`no walk of seed ${seed} at ${path}`);
  return found;
}

interface Counterexample {
  counterexample: [Drawn<never>] | null;
  counterexamplePath: string | null;
}

function shortestOf({ counterexample, counterexamplePath }: Counterexample): Place {
  const replayPath = /replayPath="([^"]*)"/.exec(String(counterexample?.[0][1]))?.[1] ?? "";
  return { path: counterexamplePath ?? "", replayPath };
}

const storyOf = (
  { walker, error, foundAfter }: { walker: Walker | null; error: Error; foundAfter: number },
  shortest: Place,
): Story => ({ steps: walker?.story ?? [], wrong: error.message, foundAfter, ...shortest });

async function yearsPass(walkers: readonly Walker[]): Promise<void> {
  for (const { cases } of walkers) for (const each of cases) each.isFollowed = false;
  const years = await passYears(walkers);
  await signInDesk(walkers[0]!.desk);
  for (const [at, own] of years.entries()) {
    settleStep(walkers[at]!, own);
    await signInHolder(walkers[at]!);
    await check(walkers[at]!);
  }
}

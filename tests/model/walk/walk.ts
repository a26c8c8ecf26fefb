import fc from "fast-check";
import { noon } from "#tests/support/server/portal.ts";
import type { Given } from "../given.ts";
import { beginWalk } from "../acts/applicant-acts.ts";
import { check } from "./check.ts";
import { shorten } from "../story/shorten.ts";
import { commandsOf, isPossible } from "./commands.ts";
import { passYears } from "../acts/desk-acts.ts";
import { Recorder } from "./recorder.ts";
import { settleStep, takeStep } from "./steps.ts";
import {
  isNamed,
  pickerOf,
  type Plan,
  signInDesk,
  signInHolder,
  type Step,
  type Walker,
} from "./walker.ts";

type Commands<Own extends object> = Iterable<fc.AsyncCommand<Own, Own>>;

/** How walks are gone. */
export interface Way<Own extends Walker> {
  begin: (given: Parameters<typeof beginWalk>[0], isHighRisk: boolean) => Promise<Own>;
  check: (walker: Own) => Promise<void>;
  commands: (most: number) => fc.Arbitrary<Commands<Own>>;
  /** Takes a step of another walk, where it can be tried. */
  redo: (walker: Own, step: Step) => Promise<void>;
  end: (walker: Own) => Promise<void>;
}

export const overApi: Way<Walker> = {
  begin: beginWalk,
  check,
  commands: commandsOf,
  redo: async (walker, step) => {
    if (isPossible(walker, step.name)) await takeStep(walker, step);
  },
  end: async () => undefined,
};

export interface Walks {
  /** The one walk that is told again, by its number, */
  path?: string | undefined;
  /** and which of its steps, by their numbers. */
  keep?: readonly number[] | undefined;
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

export interface Story {
  /** What happened, one sentence for each step. */
  steps: string[];
  wrong: string;
  /** Steps until it was found, before it was made shorter. */
  foundAfter: number;
  path: string;
  keep: readonly number[];
}

/** What a walk did, and its steps that are left of it. */
export interface Script {
  isHighRisk: boolean;
  steps: readonly Step[];
}

export interface Walked {
  recorder: Recorder;
  seconds: number;
  /** `at`: the path by which it is found again. */
  walks: { at: number; steps: number; seconds: number }[];
  story: Story | null;
  script: Script | null;
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
  planOf: (walker: Walker) => Plan,
  isHighRisk = true,
): Promise<void> {
  const own = { ...given, pick: pickerOf(1), recorder: new Recorder() };
  const walker = await beginWalk(own, isHighRisk);
  for (const [seed, [name, wanted]] of planOf(walker).entries())
    await takeStep(walker, { name, wanted, seed });
}

/** How a walk ended. */
interface Gone<Own> {
  walker: Own | null;
  error: Error | null;
}

type Going = Given & Pick<Walker, "recorder">;

/** One walk, from a new application. */
async function go<Own extends Walker>(
  given: Going,
  way: Way<Own>,
  isHighRisk: boolean,
  act: (walker: Own) => Promise<void>,
): Promise<Gone<Own>> {
  let walker: Own | null = null;
  try {
    await toFriday(given);
    walker = await way.begin({ ...given, pick: pickerOf(0) }, isHighRisk);
    await way.check(walker);
    await act(walker);
    return { walker, error: null };
  } catch (error) {
    return { walker, error: error as Error };
  } finally {
    if (walker) await way.end(walker);
  }
}

/** Takes the same steps from another application. */
export const tellAgain = <Own extends Walker>(
  given: Going,
  way: Way<Own>,
  { isHighRisk, steps }: Script,
): Promise<Gone<Own>> =>
  go(given, way, isHighRisk, async (walker) => {
    for (const step of steps) await way.redo(walker, step);
  });

type Drawn<Own extends object> = [isHighRisk: boolean, commands: Commands<Own>];

/**
 * Random walks, each from a new application, made by fast-check. Then three years pass for all of them.
 * Ends with the first story in which the server and the charts disagree, and makes it shorter.
 */
export async function walkAll<Own extends Walker>(
  given: Given,
  asked: Walks,
  way: Way<Own>,
): Promise<Walked> {
  const recorder = new Recorder();
  const going = { ...given, recorder };
  const began = performance.now();
  const walkers: Ended<Own>[] = [];
  const walks: Walked["walks"] = [];
  const { path, seed, walks: numRuns, first = 0 } = asked;
  let at = path === undefined ? first : Number(path);
  let last: (Gone<Own> & { isHighRisk: boolean; at: number }) | null = null;
  const walk = async ([isHighRisk, commands]: Drawn<Own>) => {
    if (recorder.steps >= (asked.mostSteps ?? Infinity)) return;
    const from = { steps: recorder.steps, at: performance.now() };
    const gone = await go(going, way, isHighRisk, (own) =>
      fc.asyncModelRun(() => ({ model: own, real: own }), commands),
    );
    last = { ...gone, isHighRisk, at };
    if (gone.error) throw gone.error;
    walkers.push({ walker: gone.walker!, at: recorder.days.length });
    const seconds = (performance.now() - from.at) / 1000;
    walks.push({ at, steps: recorder.steps - from.steps, seconds });
    at += 1;
  };
  const drawn = fc.tuple(fc.boolean(), way.commands(asked.length));
  const property = fc.asyncProperty(drawn, walk);
  if (path === undefined)
    await fc.check(property, { numRuns, seed, path: String(first), endOnFailure: true });
  else await walk(drawnAt(drawn, seed, path)).catch(() => undefined);
  const told = last && (await storyOf(going, way, last, asked));
  if (!told && path === undefined) await yearsPass(walkers);
  return { recorder, seconds: (performance.now() - began) / 1000, walks, ...(told ?? none) };
}

const none = { story: null, script: null };

function drawnAt<Own extends object>(
  drawn: fc.Arbitrary<Drawn<Own>>,
  seed: number,
  path: string,
): Drawn<Own> {
  const [found] = fc.sample(drawn, { seed, path, numRuns: 1 });
  if (!found) throw new Error(`no walk of seed ${seed} at ${path}`);
  return found;
}

/** Numbers in an error differ from one account to the next. */
const kindOf = ({ message }: Error) => message.split("\n")[0]!.replaceAll(/\d+/g, "0");

/** Null where nothing is wrong. */
async function storyOf<Own extends Walker>(
  given: Going,
  way: Way<Own>,
  found: Gone<Own> & { isHighRisk: boolean; at: number },
  { path, keep, shrinkSeconds }: Walks,
): Promise<Pick<Walked, "story" | "script"> | null> {
  const { isHighRisk } = found;
  const all = found.walker?.steps ?? [];
  const foundAfter = given.recorder.steps;
  const scriptOf = (steps: readonly Step[]): Script => ({ isHighRisk, steps });
  let end: Gone<Own> = found;
  if (keep) {
    const kept = keep.flatMap((each) => all[each] ?? []);
    // A walk that breaks before it has taken them all is itself the story.
    if (kept.length === keep.length) end = await tellAgain(given, way, scriptOf(kept));
  } else if (path === undefined && found.error && all.length > 0) {
    const until = performance.now() + shrinkSeconds * 1000;
    const kind = kindOf(found.error);
    await shorten(
      all,
      async (some) => {
        const gone = await tellAgain(given, way, scriptOf(some));
        if (!gone.error || kindOf(gone.error) !== kind) return null;
        end = gone;
        return gone.walker?.steps ?? [];
      },
      () => performance.now() > until,
    );
  }
  if (keep && !end.error)
    throw new Error("these steps, kept of this walk, tell of no mistake; has the walk changed?");
  if (!end.error) return null;
  const steps = end.walker?.steps ?? [];
  const story = {
    steps: end.walker?.story ?? [],
    wrong: end.error.message,
    foundAfter,
    path: String(found.at),
    keep: steps.map((each) => all.indexOf(each)),
  };
  return { story, script: scriptOf(steps) };
}

/** `at`: how many days the clock had run until the walk ended. */
interface Ended<Own> {
  walker: Own;
  at: number;
}

async function yearsPass(ended: readonly Ended<Walker>[]): Promise<void> {
  const walkers = ended.map(({ walker }) => walker);
  for (const { cases } of walkers) for (const each of cases) each.isFollowed = false;
  // What was sent may hold no longer since a later walk.
  for (const { walker, at } of ended)
    for (const day of walker.recorder.days.slice(at))
      walker.questionnaire.beginDay(isNamed(walker), day);
  const years = await passYears(walkers);
  await signInDesk(walkers[0]!.desk);
  for (const [at, own] of years.entries()) {
    settleStep(walkers[at]!, own);
    await signInHolder(walkers[at]!);
    await check(walkers[at]!);
  }
}

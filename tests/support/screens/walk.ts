import { expect, test } from "vitest";
import { getInitialSnapshot, transition, type AnyMachineSnapshot } from "xstate";
import { shownKey, stateName, type AnyEvent, type ChartModel } from "#models/kit/model.ts";
import { edgePaths, shownRuns, type Walk } from "#models/kit/paths.ts";
import { recordCoverage, replayInto } from "#tests/charts/kit/coverage.ts";
import { walkedOf } from "#tests/charts/kit/walked.ts";
import { walkedBy } from "#models/levels.ts";
import { brokenRules } from "./axe.ts";
import { settled, until } from "./clock.ts";
import { forgetActors, inspectScreen, liveSnapshot } from "./live.ts";
import { leaveScreen } from "./screen.tsx";
import { Complaint } from "./faults/complaint.ts";
import { noteShown } from "./faults/page.ts";
import { PossibleFaults, testScreenFaults } from "./faults/plant.ts";
import { beginWalk } from "./faults/watch.ts";

/** Does what an event of the chart stands for; `before` is where the chart was. */
export type Gesture = (event: AnyEvent, before: AnyMachineSnapshot) => Promise<unknown>;
/** Waits for what a person sees in a state; throws where it never comes. */
export type Sight = (snapshot: AnyMachineSnapshot) => Promise<unknown>;

/** One chart as the screens have it: how each event is made, and what each state looks like. */
export interface PathTable {
  /** The chart's own model; runs and facts may be fewer, so that the paths stay few. */
  model: ChartModel;
  /** Opens the screen where a chart with this input begins. */
  open: (input: unknown) => Promise<unknown>;
  /** Closes it again; a page of the portal where it is not said. */
  leave?: () => void;
  events: Record<string, Gesture>;
  states: Record<string, Sight>;
  /** States that the page leaves by itself at once, and by which event. */
  passing?: Record<string, string | AnyEvent>;
  /** States in which the page has no words yet: it is seen to have none, and there is nothing to inspect. */
  undrawn?: readonly string[];
  /** The states and transitions of the chart that its actors never take, each with the reason. */
  beyond?: Record<string, string>;
  /** The server runs the chart: the page has no actor of it, and is looked at alone. */
  isOnServer?: boolean;
  /** Which actor is meant, where the page runs the chart more than once. */
  isMeant?: (live: AnyMachineSnapshot, id: string) => boolean;
}

/**
 * A test for every short path of every run of the tables of one chart; then that the list of mistakes names those that the
 * screens could make today, and that the actors left out only what is named.
 */
export function testPaths(tables: PathTable | readonly PathTable[]) {
  const all = [tables].flat().map((table) => ({
    table,
    runs: shownRuns(table.model).map((run) => ({
      ...run,
      paths: edgePaths(run.graph, run.wanted),
    })),
  }));
  const { file } = all[0]!.table.model;
  const runs = all.flatMap(({ table, runs: own }) => own.map((run) => ({ table, ...run })));
  if (import.meta.env["VITE_SCREEN_FAULTS"]) {
    testScreenFaults(
      all[0]!.table.model,
      runs.flatMap(({ table, input, paths }) =>
        paths.map((walk) => () => brokenAlong(table, input, walk, everyState)),
      ),
    );
    return;
  }
  const inspected = new Set<string>();
  let never: readonly string[] | undefined;
  const possible = new PossibleFaults();
  for (const [at, { table, input, paths }] of runs.entries())
    for (const [place, walk] of paths.entries())
      test(`${at + 1}.${place + 1} ${walk.title}`, async ({ task }) => {
        const { model } = table;
        const coverage = recordCoverage();
        // What a chart does before its actor can be inspected.
        await replayInto(coverage, model, input, { ...walk, steps: [] });
        inspectScreen(coverage.inspectorFor(model.machine.id));
        try {
          const look = () => brokenAlong(table, input, walk, inspected);
          expect(await possible.along(table.model.name, look)).toEqual([]);
          if (table.isOnServer) await replayInto(coverage, model, input, walk);
        } finally {
          const missing = coverage.missing(model.machine);
          never = (never ?? missing).filter((part) => missing.includes(part));
          task.meta.walked = [walkedOf(model, "screens", missing)];
        }
      });
  test(`${file}: the list of mistakes is of these screens`, async ({ task }) => {
    const differing = await possible.compare(file, task.file.name);
    expect(differing, "renew it by npm run screen-faults").toEqual({ unlisted: [], gone: [] });
  });
  test(`${file}: what no walk took is named`, ({ task }) => {
    expect(walkedBy(file, "screens")).toContain(task.file.name.replace(/^tests\//, ""));
    const beyond = Object.assign({}, ...all.map(({ table }) => table.beyond)) as object;
    expect((never ?? []).map((name) => name.replace(/^\d+ /, "")).toSorted()).toEqual(
      Object.keys(beyond).toSorted(),
    );
  });
}

/** No state is inspected for accessibility. */
const everyState = { has: () => true, add: () => undefined };

/** Walks a path on the screen; gives the rules of accessibility that its new states break. */
async function brokenAlong(table: PathTable, input: unknown, walk: Walk, inspected: Inspected) {
  const { machine } = table.model;
  try {
    await saying("open", () => table.open(input));
    beginWalk();
    let now = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
    const broken = await look(table, now, inspected);
    for (const { event } of walk.steps) {
      await made(table, event, now);
      await settled();
      now = transition(machine, now, event as never)[0] as AnyMachineSnapshot;
      broken.push(...(await look(table, now, inspected)));
    }
    return broken;
  } finally {
    (table.leave ?? leaveScreen)();
    forgetActors();
  }
}

type Inspected = Pick<Set<string>, "has"> & { add: (state: string) => unknown };

async function made(table: PathTable, event: AnyEvent, now: AnyMachineSnapshot) {
  const make = gesture(table, event);
  await saying(`at ${event.type}`, () => make(event, now));
}

/** Says where a walk goes wrong. */
async function saying(place: string, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (complaint) {
    throw new Complaint(place, complaint as Error);
  }
}

function gesture(table: PathTable, event: AnyEvent): Gesture {
  const known = table.events[event.type];
  if (!known) throw new Error(`no gesture for ${event.type}`);
  return known;
}

/** Each state is seen, and is the one of the actor that runs, whenever it is reached; inspected the first time. */
async function look(table: PathTable, now: AnyMachineSnapshot, inspected: Inspected) {
  const name = stateName(now);
  const sight = table.states[name];
  if (!sight) throw new Error(`there is no view for ${name}`);
  await saying(`in ${name}`, async () => {
    await sight(now);
    if (table.isOnServer) return;
    await until(() => expect(liveKey(table)).toEqual(shownKey(table.model, arrived(table, now))));
  });
  noteShown();
  if (inspected.has(name)) return [];
  inspected.add(name);
  if (table.undrawn?.includes(name)) {
    const words = document.body.innerText.trim();
    return words === "" ? [] : [`${name} shows ${words}`];
  }
  return (await brokenRules()).map((rule) => `${name}: ${rule}`);
}

/** The situation in which the screen itself is. */
function liveKey({ model, isMeant = () => true }: PathTable): string {
  const live = liveSnapshot(model.machine, isMeant);
  return shownKey(model, live as AnyMachineSnapshot);
}

/** Where a chart comes to rest that reaches this situation on the page. */
function arrived({ model, passing = {} }: PathTable, now: AnyMachineSnapshot): AnyMachineSnapshot {
  const passes = passing[stateName(now)];
  if (!passes) return now;
  const event = typeof passes === "string" ? { type: passes } : passes;
  return transition(model.machine, now, event as never)[0] as AnyMachineSnapshot;
}

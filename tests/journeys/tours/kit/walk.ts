import { expect, test } from "vitest";
import { getInitialSnapshot, transition, type AnyMachineSnapshot } from "xstate";
import { keyOf, stateName, type AnyEvent, type ChartModel } from "../../../machines/kit/model.ts";
import { explore, tours, type Walk } from "../../../machines/kit/paths.ts";

/** Does in the browser what an event of the chart stands for; `before` is where the chart was. */
export type Gesture<Scene> = (
  event: AnyEvent,
  scene: Scene,
  before: AnyMachineSnapshot,
) => Promise<unknown>;
/** Waits for what a person sees in a state. */
export type Sight<Scene> = (snapshot: AnyMachineSnapshot, scene: Scene) => Promise<unknown>;

/** One chart as the built application has it before the real server. */
export interface TourTable<Scene> {
  model: ChartModel;
  /** The most steps of one walk. */
  steps: number;
  /** Opens the place where a chart with this input begins, for somebody who will go this walk. */
  open: (input: unknown, walk: Walk) => Promise<Scene>;
  /** What an event says where it really happens: walks are long, and names in it may be others by then. */
  here?: (event: AnyEvent, now: AnyMachineSnapshot) => AnyEvent;
  events: Record<string, Gesture<Scene>>;
  states: Record<string, Sight<Scene>>;
}

/** A test for every long walk of every run of a table. */
export function testTours<Scene>(table: TourTable<Scene>): void {
  for (const [at, run] of table.model.runs.entries())
    for (const [place, walk] of tours(explore(table.model, run), table.steps).entries())
      test(`${table.model.file} ${at + 1}.${place + 1}, ${walk.steps.length} steps`, async () => {
        const gone = await go(table, run.input, walk);
        expect(gone).toEqual(walk.steps.map(({ after }) => stateName(after)));
      });
}

/** Gives the states in the order in which they were seen, the first left out. */
async function go<Scene>(table: TourTable<Scene>, input: unknown, walk: Walk) {
  const { machine } = table.model;
  const scene = await table.open(input, walk);
  let now = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
  const trail = [stateName(now)];
  const seen: string[] = [];
  try {
    await look(table, now, scene);
    for (const step of walk.steps) {
      const event = table.here?.(step.event, now) ?? step.event;
      trail.push(event.type);
      await gesture(table, event)(event, scene, now);
      now = transition(machine, now, event as never)[0] as AnyMachineSnapshot;
      trail.push(stateName(now));
      if (keyOf(table.model, now) !== step.to) throw new Error(`the walk leads to ${step.to}`);
      await look(table, now, scene);
      seen.push(stateName(now));
    }
    return seen;
  } catch (complaint) {
    const last = trail.slice(-7).join(" → ");
    throw new Error(`${last}: ${(complaint as Error).message}`, { cause: complaint });
  }
}

function gesture<Scene>(table: TourTable<Scene>, event: AnyEvent): Gesture<Scene> {
  const known = table.events[event.type];
  if (!known) throw new Error(`no gesture for ${event.type}`);
  return known;
}

async function look<Scene>(table: TourTable<Scene>, now: AnyMachineSnapshot, scene: Scene) {
  const sight = table.states[stateName(now)];
  if (!sight) throw new Error(`nobody knows what ${stateName(now)} looks like`);
  await sight(now, scene);
}

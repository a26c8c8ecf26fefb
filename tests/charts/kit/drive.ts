import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorLogic,
  type AnyActorRef,
  type InspectionEvent,
} from "xstate";
import { keyOf, type AnyEvent, type ChartModel } from "#models/kit/model.ts";
import { nodesOf } from "#browser/drawing/nodes.ts";
import type { Walk } from "#models/kit/paths.ts";

interface Waiting {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Promise actors whose outcomes the path decides, by the id of the invoke. */
class Outcomes {
  readonly waiting = new Map<string, Waiting>();
  readonly logic = fromPromise<unknown, unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        this.waiting.set(self.id, { resolve, reject });
      }),
  );

  settle(kind: string, id: string, event: AnyEvent) {
    const one = this.waiting.get(id);
    if (!one) throw new Error(`no actor waits for ${event.type}`);
    if (kind === "done") one.resolve(event["output"]);
    else one.reject(event["error"]);
  }
}

/** What an outcome sets going has come to rest; in a browser by a message, which comes as soon. */
function turn(): Promise<void> {
  if (typeof setImmediate === "function")
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

const silence = fromCallback(() => {});

/** Invoked actors that report an outcome wait for the path; the others are silent; the rest stays. */
function standIns(model: ChartModel, outcomes: Outcomes): Record<string, AnyActorLogic> {
  const nodes = nodesOf(model.machine.root);
  const answered = nodes.flatMap((node) => [...node.transitions.keys()]);
  const stand: Record<string, AnyActorLogic> = {};
  for (const { id, src } of nodes.flatMap((node) => node.invoke)) {
    if (typeof src !== "string") continue;
    const reports = answered.some(
      (type) => /^xstate\.(done|error)\.actor\./.test(type) && type.endsWith(`.${id}`),
    );
    if (reports || !stand[src]) stand[src] = reports ? outcomes.logic : silence;
  }
  return { ...stand, ...model.actors };
}

/** Runs one path on a live actor; throws where the actor is not where the path says. */
export async function replay(
  model: ChartModel,
  input: unknown,
  walk: Walk,
  inspect: (event: InspectionEvent) => void,
): Promise<void> {
  const clock = new SimulatedClock();
  const outcomes = new Outcomes();
  const machine = model.machine.provide({ actors: standIns(model, outcomes) });
  const actor = createActor(machine, {
    input,
    clock,
    logger: () => {},
    inspect,
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  try {
    for (const [at, step] of walk.steps.entries()) {
      await drive(model, actor, clock, outcomes, step.event);
      await turn();
      const now = keyOf(model, actor.getSnapshot());
      if (now !== step.to)
        throw new Error(`step ${at + 1} of ${walk.title}: expected ${step.to}, got ${now}`);
    }
  } finally {
    actor.stop();
  }
}

async function drive(
  model: ChartModel,
  actor: AnyActorRef,
  clock: SimulatedClock,
  outcomes: Outcomes,
  event: AnyEvent,
): Promise<void> {
  const driver = model.drivers?.[event.type];
  if (driver) return driver(actor, event);
  const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
  if (outcome) return outcomes.settle(outcome[1] ?? "", outcome[2] ?? "", event);
  if (event.type.startsWith("xstate.after.")) return letTimePass(actor, clock, event.type);
  actor.send(event);
}

interface Schedule {
  getSnapshot: () => { _scheduledEvents: Record<string, { delay: number; event: AnyEvent }> };
}

function letTimePass(actor: AnyActorRef, clock: SimulatedClock, type: string) {
  const schedule = (actor.system as unknown as Schedule).getSnapshot()._scheduledEvents;
  const due = Object.values(schedule).find((one) => one.event.type === type);
  if (!due) throw new Error(`${type} is not scheduled`);
  clock.increment(due.delay);
}

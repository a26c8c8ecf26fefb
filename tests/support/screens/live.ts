import {
  Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from "xstate";
import { trueSnapshot } from "./faults/actors.ts";

const started: AnyActor[] = [];
const start = Reflect.get(Actor.prototype, "start") as () => AnyActor;

/** Whatever the screen runs is known here by itself, with the actors that it invokes and spawns. */
Actor.prototype.start = function noted(this: AnyActor) {
  noteActor(this);
  return start.call(this);
};

function noteActor(actor: AnyActor) {
  if (started.includes(actor)) return;
  started.push(actor);
  if (inspected.has(actor.system)) return;
  inspected.add(actor.system);
  actor.system.inspect((event) => inspect(event));
}

const inspected = new WeakSet<object>();
let inspect: (event: InspectionEvent) => void = () => {};

/** Everything that the actors of the screen do is reported here from now on. */
export function inspectScreen(report: typeof inspect) {
  inspect = report;
}

/** What ran before belongs to a screen that is closed. */
export function forgetActors() {
  started.length = 0;
}

/** Where the newest running actor of a chart is, or the newest of those that are meant; throws where none runs. */
export function liveSnapshot(
  { id }: AnyStateMachine,
  isMeant: (snapshot: AnyMachineSnapshot, id: string) => boolean,
): AnyMachineSnapshot {
  const found = started
    .filter(({ logic }) => (logic as Partial<AnyStateMachine>).id === id)
    .map((actor) => ({ at: trueSnapshot(actor) as AnyMachineSnapshot, name: actor.id }))
    .findLast(({ at, name }) => isMeant(at, name));
  if (!found) throw new Error(`no ${id} runs in the screen`);
  return found.at;
}

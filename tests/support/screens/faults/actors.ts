import {
  Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  isMachineSnapshot,
  type Subscription,
  transition,
} from "xstate";
import { isPlanted, note, watched } from "./watch.ts";

interface Observer {
  next?: ((snapshot: unknown) => void) | undefined;
  error?: ((error: unknown) => void) | undefined;
  complete?: (() => void) | undefined;
}

const stateText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as object)
        .map(([name, below]) => `${name}.${stateText(below)}`)
        .join(" & ");

const own = {
  send: Reflect.get(Actor.prototype, "send") as AnyActor["send"],
  getSnapshot: Reflect.get(Actor.prototype, "getSnapshot") as AnyActor["getSnapshot"],
  subscribe: Reflect.get(Actor.prototype, "subscribe") as (observer: Observer) => Subscription,
};

const beyond = new WeakSet<AnyActor>();

/** An actor of the server, which no mistake of the screen reaches. */
export function ofServer<Served extends AnyActor>(actor: Served): Served {
  beyond.add(actor);
  return actor;
}

const isWatched = (actor: AnyActor) =>
  (actor.logic as Partial<AnyStateMachine>).id === watched()?.chart && !beyond.has(actor);

/** The next of the events that come from outside of the chart. */
function otherThan(type: string, { logic }: AnyActor): string | undefined {
  const types = (logic as AnyStateMachine).events.filter((one) => !one.startsWith("xstate."));
  return types.length > 1 ? types[(types.indexOf(type) + 1) % types.length] : undefined;
}

Actor.prototype.send = function sent(this: AnyActor, event: { type: string }) {
  if (!watched() || !isWatched(this)) return own.send.call(this, event);
  const { type } = event;
  const told = otherThan(type, this);
  note({ kind: "send", of: type });
  if (told) note({ kind: "swap", of: type, told });
  if (isPlanted("send", type)) return;
  if (!told || !isPlanted("swap", type)) return own.send.call(this, event);
  const other = { ...event, type: told };
  if (isTaken(this, other)) own.send.call(this, other);
};

/** A chart that cannot do with what the event says has not heard it. */
function isTaken(actor: AnyActor, event: { type: string }): boolean {
  try {
    transition(actor.logic as AnyStateMachine, trueSnapshot(actor) as AnyMachineSnapshot, event);
    return true;
  } catch {
    return false;
  }
}

Actor.prototype.getSnapshot = function shown(this: AnyActor) {
  const snapshot: unknown = own.getSnapshot.call(this);
  return watched() && isWatched(this) && isMachineSnapshot(snapshot)
    ? given(this, snapshot)
    : snapshot;
};

/** What subscribers are given is told to the screen as well. */
Actor.prototype.subscribe = function followed(this: AnyActor, ...listeners: unknown[]) {
  const [first, error, complete] = listeners;
  const observer = (
    typeof first === "function" ? { next: first, error, complete } : first
  ) as Observer;
  const next = (snapshot: unknown) => {
    if (!watched() || !isWatched(this) || !isMachineSnapshot(snapshot))
      return observer.next?.(snapshot);
    // A screen that subscribes to nothing only runs the chart, and cannot fail to follow it.
    note({ kind: "follow", of: "" });
    observer.next?.(given(this, snapshot));
  };
  return own.subscribe.call(this, {
    next,
    error: observer.error?.bind(observer),
    complete: observer.complete?.bind(observer),
  });
} as AnyActor["subscribe"];

/** Where an actor is, whatever its screen is told. */
export const trueSnapshot = (actor: AnyActor): unknown => own.getSnapshot.call(actor);

function answer(kind: "matches" | "hasTag" | "can", of: string, truth: boolean): boolean {
  note({ kind, of, told: true });
  note({ kind, of, told: false });
  return isPlanted(kind, of) ? watched()!.planted!.told === true : truth;
}

function given(actor: AnyActor, snapshot: AnyMachineSnapshot): object {
  const { first, given: known } = watched()!;
  if (!first.has(actor)) first.set(actor, snapshot);
  const before = first.get(actor)!;
  const now = isPlanted("follow", "") ? before : snapshot;
  const made = known.get(now) ?? copyFor(now, before);
  known.set(now, made);
  return made;
}

/** What the chart says, with the one planted mistake. */
function copyFor(now: AnyMachineSnapshot, before: AnyMachineSnapshot): object {
  const context = new Proxy(now.context as Record<string, unknown>, {
    get(values, key) {
      const [value, old] = [Reflect.get(values, key) as unknown, Reflect.get(before.context, key)];
      if (typeof key !== "string" || value === old) return value;
      note({ kind: "context", of: key });
      return isPlanted("context", key) ? (old as unknown) : value;
    },
  });
  return {
    ...now,
    context,
    matches: (state: never) => answer("matches", stateText(state), now.matches(state)),
    hasTag: (tag: never) => answer("hasTag", String(tag), now.hasTag(tag)),
    can: (event: { type: string }) => answer("can", event.type, now.can(event as never)),
  };
}

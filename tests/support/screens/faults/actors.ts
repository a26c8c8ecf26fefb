import { Actor, type AnyActor, type AnyMachineSnapshot, isMachineSnapshot } from "xstate";
import type { Subscription } from "xstate";

interface Observer {
  next?: ((snapshot: unknown) => void) | undefined;
  error?: ((error: unknown) => void) | undefined;
  complete?: (() => void) | undefined;
}

/** A mistake at the border of a screen and its chart: what the screen sends, or how it reads where the chart is. */
export interface ScreenFault {
  kind: "send" | "matches" | "hasTag" | "can" | "context" | "follow";
  /** The event, state, tag or value; empty for all that a screen follows. */
  of: string;
  /** What the screen is told instead. */
  told?: boolean;
}

const stateText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as object)
        .map(([name, below]) => `${name}.${stateText(below)}`)
        .join(" & ");

/** The fault in words. */
export function faultName({ kind, of, told }: ScreenFault): string {
  if (kind === "send") return `does not send ${of}`;
  if (kind === "follow") return "does not follow the chart";
  if (kind === "context") return `keeps the first ${of}`;
  const seen = told ? "always" : "never";
  if (kind === "matches") return `is ${seen} in ${of}`;
  return kind === "hasTag" ? `${seen} has #${of}` : `can ${seen} ${of}`;
}

interface Watch {
  chart: string;
  planted: ScreenFault | undefined;
  found: Map<string, ScreenFault>;
  /** What screens are given, by the snapshot of the chart. */
  given: WeakMap<object, object>;
  /** The first snapshot of each actor. */
  first: WeakMap<AnyActor, AnyMachineSnapshot>;
}

let watch: Watch | undefined;

const own = {
  send: Reflect.get(Actor.prototype, "send") as AnyActor["send"],
  getSnapshot: Reflect.get(Actor.prototype, "getSnapshot") as AnyActor["getSnapshot"],
  subscribe: Reflect.get(Actor.prototype, "subscribe") as (observer: Observer) => Subscription,
};

const isWatched = (actor: AnyActor) => (actor.logic as { id?: string }).id === watch?.chart;

Actor.prototype.send = function sent(this: AnyActor, event: { type: string }) {
  if (watch && isWatched(this)) {
    note({ kind: "send", of: event.type });
    if (isPlanted("send", event.type)) return;
  }
  own.send.call(this, event);
};

Actor.prototype.getSnapshot = function shown(this: AnyActor) {
  const snapshot: unknown = own.getSnapshot.call(this);
  return watch && isWatched(this) && isMachineSnapshot(snapshot) ? given(this, snapshot) : snapshot;
};

/** What subscribers are given is told to the screen as well. */
Actor.prototype.subscribe = function followed(this: AnyActor, ...listeners: unknown[]) {
  const [first, error, complete] = listeners;
  const observer = (
    typeof first === "function" ? { next: first, error, complete } : first
  ) as Observer;
  const next = (snapshot: unknown) =>
    observer.next?.(
      watch && isWatched(this) && isMachineSnapshot(snapshot) ? given(this, snapshot) : snapshot,
    );
  return own.subscribe.call(this, {
    next,
    error: observer.error?.bind(observer),
    complete: observer.complete?.bind(observer),
  });
} as AnyActor["subscribe"];

/** Where an actor is, whatever its screen is told. */
export const trueSnapshot = (actor: AnyActor): unknown => own.getSnapshot.call(actor);

const note = (fault: ScreenFault) => watch?.found.set(faultName(fault), fault);
const isPlanted = (kind: ScreenFault["kind"], of: string) =>
  watch?.planted?.kind === kind && watch.planted.of === of;

function answer(kind: "matches" | "hasTag" | "can", of: string, truth: boolean): boolean {
  note({ kind, of, told: true });
  note({ kind, of, told: false });
  return isPlanted(kind, of) ? watch!.planted!.told! : truth;
}

function given(actor: AnyActor, snapshot: AnyMachineSnapshot): object {
  const { first, given: known } = watch!;
  if (!first.has(actor)) first.set(actor, snapshot);
  note({ kind: "follow", of: "" });
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

/** Runs `work` while this fault is planted, without one only watching; gives the faults that could be planted on its way. */
export async function watching(
  chart: string,
  planted: ScreenFault | undefined,
  work: () => Promise<unknown>,
): Promise<ScreenFault[]> {
  const now: Watch = {
    chart,
    planted,
    found: new Map(),
    given: new WeakMap(),
    first: new WeakMap(),
  };
  watch = now;
  try {
    await work();
  } finally {
    watch = undefined;
  }
  return [...now.found.values()];
}

import { journalKey } from "#contract/calls/account.ts";
import type { AnyActor, AnyMachineSnapshot } from "xstate";

/** A mistake of a screen towards its chart, the person or the server. */
export interface ScreenFault {
  kind:
    | "send"
    | "swap"
    | "matches"
    | "hasTag"
    | "can"
    | "context"
    | "follow"
    | "act"
    | "show"
    | "answer"
    | "refusal"
    | "loss"
    | "reply";
  /** The event, state, tag, value, deed, role or call; empty for all that a screen follows. */
  of: string;
  /** What the screen is told or sends instead. */
  told?: boolean | string;
}

const names: Record<ScreenFault["kind"], (of: string, told: ScreenFault["told"]) => string> = {
  send: (of) => `does not send ${of}`,
  swap: (of, told) => `sends ${told} instead of ${of}`,
  matches: (of, told) => `is ${told ? "always" : "never"} in ${of}`,
  hasTag: (of, told) => `${told ? "always" : "never"} has #${of}`,
  can: (of, told) => `can ${told ? "always" : "never"} ${of}`,
  context: (of) => `keeps the first ${of}`,
  follow: () => "does not follow the chart",
  act: (of) => `${of} does nothing`,
  show: (of) => `shows no ${of}`,
  answer: (of) => `does not hear the answer to ${of}`,
  refusal: (of) => `takes a refusal of ${of} for a broken connection`,
  loss: (of) => `does not notice that the connection breaks at ${of}`,
  reply: (of) => `keeps the first reply to ${of}`,
};

/** The fault in words. */
export const faultName = ({ kind, of, told }: ScreenFault): string => names[kind](of, told);

interface Watch {
  chart: string;
  planted: ScreenFault | undefined;
  found: Map<string, ScreenFault>;
  /** What is done before the screen is open is no part of the walk. */
  isOpen: boolean;
  /** What screens are given, by the snapshot of the chart. */
  given: WeakMap<object, object>;
  /** The first snapshot of each actor. */
  first: WeakMap<AnyActor, AnyMachineSnapshot>;
  /** The first reply to each call that is always answered, as text. */
  replies: Map<string, unknown>;
}

let watch: Watch | undefined;

export const watched = (): Watch | undefined => watch;

export const note = (fault: ScreenFault) => watch?.found.set(faultName(fault), fault);

export const isPlanted = (kind: ScreenFault["kind"], of: string) =>
  watch?.planted?.kind === kind && watch.planted.of === of;

/** Notes what the open screen could get wrong here; gives whether just that is planted. */
export function isWrong(kind: ScreenFault["kind"], of: string): boolean {
  if (!watch?.isOpen) return false;
  note({ kind, of });
  return isPlanted(kind, of);
}

/** The screen is open: the walk begins. */
export function beginWalk() {
  if (watch) watch.isOpen = true;
}

/** The reply to a call that is always answered; the first one where the screen keeps it. The key is of what no page shows. */
export function replyTo(path: string, reply: unknown): unknown {
  if (!watch || path === journalKey.path) return reply;
  const first = watch.replies.get(path) ?? reply;
  watch.replies.set(path, first);
  const isSame = JSON.stringify(first) === JSON.stringify(reply);
  return !isSame && isWrong("reply", path) ? first : reply;
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
    isOpen: false,
    given: new WeakMap(),
    first: new WeakMap(),
    replies: new Map(),
  };
  watch = now;
  try {
    await work();
  } finally {
    watch = undefined;
  }
  return [...now.found.values()];
}

import { vi } from "vitest";
import { watched } from "./faults/watch.ts";

const later = globalThis.setTimeout.bind(globalThis);
const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
const real = Object.fromEntries(faked.map((name) => [name, globalThis[name].bind(globalThis)]));
/** In ms, on a busy machine too. */
const patience = { look: 8000, load: 30_000 };
/** Where a mistake is planted most waits are in vain, and everything is loaded. */
const inVain = { look: 2000, load: 6000 };

/** Time stands still until a test moves it; promises, the network and drawing go on. */
export function stopClock(now: number) {
  vi.useFakeTimers({ toFake: [...faked, "Date"], now });
}

export function startClock() {
  vi.useRealTimers();
}

/** Lets a span pass, in ms; what is due within it happens. */
export async function pass(span: number) {
  await vi.advanceTimersByTimeAsync(span);
  await settled();
}

/** Makes it `now` without anything falling due. */
export function setNow(now: number) {
  vi.setSystemTime(now);
}

/** Gives the browser a turn: drawing, promises, replies that were answered. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 0);
  });
}

/** What an answer sets going has come to rest. */
export async function settled() {
  for (let turns = 0; turns < 3; turns += 1) await turn();
}

/** Waits until a claim holds; throws its last complaint where it never does. `meanwhile` moves the clock. */
export async function until<Held>(
  claim: () => Held | Promise<Held>,
  meanwhile?: () => void,
): Promise<Held> {
  const { load, look } = watched()?.planted ? inVain : patience;
  const end = performance.now() + (meanwhile ? load : look);
  for (let looks = 0; ; looks += 1) {
    try {
      return await claim();
    } catch (complaint) {
      if (performance.now() > end) throw complaint;
    }
    meanwhile?.();
    await (looks < quickLooks ? turn() : pause());
  }
}

/** What does not come within these looks takes its time. */
const quickLooks = 20;

function pause(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 20);
  });
}

/** Runs something that needs the browser's own timers while the clock stands still. */
export async function withRealTimers<Result>(work: () => Promise<Result>): Promise<Result> {
  const held = Object.fromEntries(faked.map((name) => [name, globalThis[name]]));
  Object.assign(globalThis, real);
  try {
    return await work();
  } finally {
    Object.assign(globalThis, held);
  }
}

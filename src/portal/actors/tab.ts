import { fromPromise } from "xstate";

const prefix = "gatehouse.tab.";

/** Holds a lock until the tab is closed or crashes, so that other tabs know that it is open. */
export const tab = fromPromise<void, string>(({ input: id, signal }) =>
  navigator.locks.request(
    `${prefix}${id}`,
    () => new Promise<void>((release) => signal.addEventListener("abort", () => release())),
  ),
);

/** The ids of all open tabs of this browser. */
export async function openTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name.replace(prefix, "")));
}

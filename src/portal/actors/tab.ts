import { fromPromise } from "xstate";

/** What the name of the lock of a tab begins with. */
export const tabLock = "gatehouse.tab.";

/** Holds a lock until the tab is closed or crashes, so that other tabs know that it is open. */
export const tab = fromPromise<void, string>(({ input: id, signal }) =>
  navigator.locks.request(
    `${tabLock}${id}`,
    () => new Promise<void>((release) => signal.addEventListener("abort", () => release())),
  ),
);

let wanted = false;
const watchers = new Set<() => void>();

/** Asks for what stands around the pages behind the login: notices, the session's warning, the loading bar. */
export function wantAround(): void {
  wanted = true;
  for (const watcher of watchers) watcher();
}

/** Whether it was asked for, for useSyncExternalStore. */
export const around = {
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  now: () => wanted,
};

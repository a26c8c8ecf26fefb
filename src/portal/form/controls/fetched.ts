import { createElement, use } from "react";
import type { KindControl } from "./control.ts";

const fetchLater = () => import("./later.ts");
type Later = Awaited<ReturnType<typeof fetchLater>>;
let fetched: Promise<Later> | undefined;

/** The controls that the first page of a form does not need. A failed load is tried again. */
export function fetchControls(): Promise<Later> {
  if (fetched) return fetched;
  const fetching = fetchLater();
  fetched = fetching;
  fetching.then(
    // React reads these fields: a later page then renders without a fallback.
    (value) => Object.assign(fetching, { status: "fulfilled", value }),
    () => (fetched = undefined),
  );
  return fetching;
}

/** Loads them early; the page that needs them reports a failure. */
export function expectControls(): void {
  fetchControls().catch(() => undefined);
}

/** A control loaded on demand; `useControlsOf` has waited for it. */
export function later(name: keyof Later): KindControl {
  return function LaterControl(props) {
    return createElement(use(fetchControls())[name], props);
  };
}

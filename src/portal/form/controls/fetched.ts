import { createElement, use } from "react";
import type { KindControl } from "./control.ts";

const fetchLater = () => import("./later.ts");
type Later = Awaited<ReturnType<typeof fetchLater>>;
let fetched: Promise<Later> | undefined;

/** The controls that the first page of a form does without; what could not be fetched is tried again. */
export function fetchControls(): Promise<Later> {
  if (fetched) return fetched;
  const fetching = fetchLater();
  fetched = fetching;
  fetching.then(
    // What React notes of a promise it has waited for: a page drawn later has the controls at once.
    (value) => Object.assign(fetching, { status: "fulfilled", value }),
    () => (fetched = undefined),
  );
  return fetching;
}

/** Fetches them before they are needed; where that fails it is for the page that needs them to say so. */
export function expectControls(): void {
  fetchControls().catch(() => undefined);
}

/** A control that is there once its section is: `useControlsOf` has waited for it. */
export function later(name: keyof Later): KindControl {
  return function LaterControl(props) {
    return createElement(use(fetchControls())[name], props);
  };
}

import { createElement, use } from "react";
import { loadMessages } from "#portal/app/i18n.ts";
import type { KindControl } from "./control.ts";

const importLater = () => import("./later.ts");
type Later = Awaited<ReturnType<typeof importLater>>;

async function fetchLater(): Promise<Later> {
  const errors = import("../LazyFormErrors.ts");
  const [controls] = await Promise.all([importLater(), errors, loadMessages("pages")]);
  return controls;
}

let fetched: Promise<Later> | undefined;

/** Loads the controls, the list of errors and the messages that the first page of a form does without. Tries again after a failure. */
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

import { createElement, use } from "react";
import { loadMessages } from "#portal/app/i18n.ts";
import type { KindControl } from "./control.ts";

const importLater = () => import("./later.ts");
type Later = Awaited<ReturnType<typeof importLater>>;

async function fetchLater(): Promise<Later> {
  const [controls] = await Promise.all([importLater(), loadMessages("pages")]);
  return controls;
}

let fetched: Promise<Later> | undefined;

/** Loads the controls and messages that the first page of a form does without. Tries again after a failure. */
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

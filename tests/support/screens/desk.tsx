import "./border.ts";
import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskCases, deskFile, deskQueues, deskTimeline } from "#contract/calls/desk-cases.ts";
import { deskDraftKey, deskMe, deskPeople } from "#contract/calls/desk-session.ts";
import { activateLocale } from "#desk/app/i18n.ts";
import { makeRouter } from "#desk/app/router.ts";
import { createDesk } from "#desk/system/desk.ts";
import { server } from "./border.ts";
import { startClock, stopClock } from "./clock.ts";
import { standStill } from "./still.ts";
import {
  arun,
  caseId,
  mei,
  now,
  otherRow,
  queues,
  row,
  sampleCase,
  timeline,
} from "./desk-sample.ts";

/** Once for a file; forgets what another file left in the tab. */
export async function prepareDesk() {
  forget();
  await page.viewport(1280, 900);
  await activateLocale("en");
  document.documentElement.dataset["brand"] = "house";
  standStill();
}

function forget() {
  localStorage.clear();
  sessionStorage.clear();
}

let close = () => {};

export const atCase = `/desk/case/${caseId}`;

/** What the server answers to a person who is signed in. */
export function answerDesk(shown = sampleCase(), person = mei) {
  const session = { idle_until: now + 36e5, now };
  server.always(deskMe, () => ({ ...person, ...session }));
  server.always(deskPeople, () => [mei, arun]);
  server.always(deskDraftKey, () => ({ key: btoa("d".repeat(32)) }));
  server.always(deskQueues, () => queues);
  server.always(deskCases, () => ({ cases: [row, otherRow], next: "17.8" }));
  server.always(deskCase, () => shown);
  server.always(deskTimeline, () => timeline);
  server.always(deskFile, () => undefined as never);
}

/** The desk at an address, in a new page. */
export function openDesk(address: string) {
  stopClock(now);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const history = createMemoryHistory({ initialEntries: [address] });
  const desk = createDesk();
  root.render(<RouterProvider router={makeRouter(desk, history)} />);
  close = () => {
    root.unmount();
    desk.root.stop();
    place.remove();
  };
  return history;
}

export function leaveDesk() {
  close();
  startClock();
  server.forget();
}

/** Call once for a file: prepares the window, and after each test closes the desk and forgets what it stored. */
export function testAtDesk() {
  beforeAll(prepareDesk);
  beforeEach(forget);
  afterEach(() => {
    leaveDesk();
    forget();
  });
}

import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { liveChannel } from "#contract/charts/live-report.ts";
import type { Locale } from "#contract/locales.ts";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { lineHistory } from "#contract/calls/charts/line-history.ts";
import { deskHistory } from "#contract/calls/desk-cases.ts";
import { server } from "../../../tests/support/screens/border.ts";
import { brokenRules } from "../../../tests/support/screens/axe.ts";
import { until } from "../../../tests/support/screens/clock.ts";
import { activateLocale } from "./i18n.ts";
import { createRootActor } from "./root-actor.ts";
import { makeRouter } from "./router.ts";

let close = () => {};

beforeAll(() => {
  document.documentElement.dataset["brand"] = "house";
});
afterEach(async () => {
  close();
  server.forget();
  await activateLocale("en");
});

async function open(address: string, locale: Locale = "en", width = 1280) {
  await page.viewport(width, 800);
  await activateLocale(locale);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const actor = createRootActor();
  const history = createMemoryHistory({ initialEntries: [address] });
  root.render(<RouterProvider router={makeRouter(actor, history)} />);
  close = () => {
    root.unmount();
    actor.stop();
    place.remove();
  };
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return history;
}

const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const marked = (look: string) =>
  [...document.querySelectorAll(`svg .state.${look}`)].map(
    (box) => (box.parentElement as HTMLElement).dataset["state"],
  );

test.each([
  ["/charts", "en", 1280],
  ["/charts", "zh-TW", 360],
  ["/charts/review/decision", "zh-CN", 360],
  ["/charts/sessions/session?panel=paths", "zh-TW", 1280],
  ["/charts/portal/portal?panel=live", "en", 360],
] as const)(
  "%s in %s at %i px breaks no rule and needs no scrolling sideways",
  async (address, locale, width) => {
    await open(address, locale, width);
    expect(await brokenRules()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("a search over all charts names those in which an event stands", async () => {
  await open("/charts");
  await page.getByRole("searchbox").fill("decision.endorse");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 chart");
  await page.getByRole("link", { name: "decision", exact: true }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("decision");
  await until(() => expect(document.querySelectorAll("g.found")).toHaveLength(1));
});

test("the picture of all charts opens one by a click", async () => {
  await open("/charts");
  const session = document.querySelector('[data-state="system.portal.session"]')!;
  session.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("session");
});

test("a walk by hand stands in the address, goes back with the browser, and refuses what the state refuses", async () => {
  const history = await open("/charts/review/decision");
  await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
  await expect.element(page.getByText(/decision.return, decision.withdraw/)).toBeVisible();
  await press(/decision.propose \[isProposable\]/);
  await until(() => expect(marked("current")).toEqual(["decision.proposed.awaitingApprover"]));
  expect(history.location.search).toMatch(/^\?walk=\d+$/);
  history.back();
  await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
});

test("an arrow of the drawing is taken by a click", async () => {
  await open("/charts/review/decision");
  await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
  const label = [...document.querySelectorAll("svg g.open")].find(({ textContent }) =>
    textContent.includes("[mayDecideAlone]"),
  )!;
  label.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await until(() => expect(marked("current")).toEqual(["decision.decided"]));
});

test.each(["99", "true", "1&walk=2", "%22", "99999999"])(
  "a walk %s that the chart does not have says so or is left out",
  async (walk) => {
    await open(`/charts/review/decision?walk=${walk}`);
    await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
  },
);

test("a walk of another version says that it ends", async () => {
  await open("/charts/review/decision?walk=99");
  await expect.element(page.getByText(/The walk ends here/)).toBeVisible();
});

test("a generated path plays by itself to its end, and can be walked on from there", async () => {
  const history = await open("/charts/review/decision?panel=paths&path=2");
  await page.getByRole("combobox", { name: "Time between two steps" }).selectOptions("200");
  await press("Play");
  const status = page.getByText(/^Step (\d+) of \1$/);
  await expect.element(status).toBeVisible();
  await page.getByRole("link", { name: "Walk on from here by hand" }).click();
  await until(() => expect(history.location.search).toMatch(/^\?walk=\d/));
});

test("what is inside a state can be hidden", async () => {
  const history = await open("/charts/review/decision");
  const states = () => document.querySelectorAll("svg .state").length;
  const before = states();
  await press("proposed");
  await until(() => expect(states()).toBe(before - 2));
  expect(history.location.search).toBe("?closed=decision.proposed");
});

test("the table names every state and transition", async () => {
  await open("/charts/review/decision");
  const table = page.getByRole("table").element();
  const heads = [...table.querySelectorAll("th[rowspan]")].map(
    ({ lastChild }) => lastChild!.textContent,
  );
  expect(heads).toEqual([
    "decision",
    "undecided",
    "proposed",
    "awaitingSeniorManager",
    "awaitingApprover",
    "decided",
  ]);
  expect(table.querySelectorAll("tbody tr")).toHaveLength(heads.length + 10);
});

test("another tab's charts are shown as they move, and a timeline leads back; what is no report is left out", async () => {
  await open("/charts/review/decision?panel=live");
  await expect.element(page.getByText(/No other tab/)).toBeVisible();
  const tab = new BroadcastChannel(liveChannel);
  const report = (state: string, event: string) => ({
    tab: "a",
    chart: "decision",
    event,
    running: [{ actor: "x:1", chart: "decision", states: ["decision", `decision.${state}`] }],
  });
  tab.postMessage({ tab: 1 });
  tab.postMessage(report("undecided", "decision.begin"));
  await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
  tab.postMessage(report("decided", "decision.decide"));
  await until(() => expect(marked("current")).toEqual(["decision.decided"]));
  await press("decision: decision.begin");
  await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
  tab.postMessage(report("proposed", "decision.propose"));
  await expect.element(page.getByRole("button", { name: /decision.propose/ })).toBeVisible();
  expect(marked("current")).toEqual(["decision.undecided"]);
  await press("Follow");
  await until(() => expect(marked("current")).toEqual(["decision.proposed"]));
  tab.close();
});

const moved = (type: string, to: string, hour: number) => ({
  type,
  to,
  at: `2026-11-02T0${hour}:00:00.000Z`,
});

test("a status opens its chart where the line stands, with the events that led there and no person", async () => {
  const events = [
    moved("kyc.submit", "inProgress", 1),
    moved("kyc.reject", "rejected.retry", 2),
  ] as never;
  const story = { chart: "kycStatus", start: "notSubmitted", state: "rejected.retry", events };
  server.always(lineHistory, () => ({ line: "exchange", charts: [story] }) as never);
  const history = await open("/charts/review/kyc-status?line=exchange", "zh-TW");
  await until(() => expect(marked("current")).toEqual(["kycStatus.rejected.retry"]));
  expect(document.querySelectorAll("g.taken")).toHaveLength(1);
  await press(/kyc.submit/);
  await until(() => expect(marked("current")).toEqual(["kycStatus.inProgress"]));
  expect(history.location.search).toContain("at=1");
  expect(await brokenRules()).toEqual([]);
});

test("at the desk the events say who and when", async () => {
  const by = { role: "reviewer", name: "Mei Lam" };
  const events = [{ ...moved("decision.propose", "proposed.awaitingApprover", 3), by }];
  const story = {
    chart: "decision",
    start: "undecided",
    state: "proposed.awaitingApprover",
    events,
  };
  server.always(deskHistory, () => ({ line: "exchange", charts: [story] }) as never);
  await open("/charts/review/decision?line=exchange&case=0b9c6d9e-6a65-4a7e-9d0f-0f6f4f1f0a11");
  await expect.element(page.getByText(/Mei Lam, Reviewer/)).toBeVisible();
  await expect.element(page.getByText(/2 November 2026, 11:00 HKT/)).toBeVisible();
});

test("a state that the chart no longer has is named", async () => {
  const story = {
    chart: "kycStatus",
    start: "notSubmitted",
    state: "escalated",
    events: [moved("kyc.escalate", "escalated", 4)],
  };
  server.always(lineHistory, () => ({ line: "exchange", charts: [story] }) as never);
  await open("/charts/review/kyc-status?line=exchange");
  await expect.element(page.getByText(/has no state escalated/)).toBeVisible();
});

test("who is not signed in is told to sign in; the chart stays", async () => {
  const opened = open("/charts/review/kyc-status?line=exchange");
  await until(() => server.newest(lineHistory));
  server.refuse(lineHistory, "sessionExpired");
  await opened;
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(document.querySelector("svg .state")).not.toBeNull();
});

test("counts stand at the states and transitions of the drawing, and in a table by where applicants stopped", async () => {
  const state = (name: string, left: number) => ({
    state: name,
    entered: 7,
    medianSeconds: 7200,
    here: 2,
    left,
  });
  server.always(deskChartCounts, () => ({
    chart: "decision",
    version: 3,
    versions: [2, 3],
    states: [state("undecided", 1), state("proposed.awaitingApprover", 4)],
    transitions: [
      {
        from: "undecided",
        event: "decision.propose",
        to: "proposed.awaitingApprover",
        taken: 5,
        medianSeconds: 60,
      },
    ],
  }));
  await open("/charts/review/decision?panel=counts");
  await until(() => {
    const notes = [...document.querySelectorAll("svg g.count")].map(
      ({ textContent }) => textContent,
    );
    expect(notes).toEqual(["7 · 2 hrs", "7 · 2 hrs", "5"]);
  });
  const rows = [...document.querySelectorAll("aside tbody tr")].map(
    ({ textContent }) => textContent,
  );
  expect(rows).toEqual(["proposed.awaitingApprover742 hrs", "undecided712 hrs"]);
  expect(await brokenRules()).toEqual([]);
});

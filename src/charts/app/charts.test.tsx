import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { liveChannel } from "#contract/charts/live-report.ts";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { lineHistory } from "#contract/calls/charts/line-history.ts";
import { deskHistory } from "#contract/calls/desk-cases.ts";
import { server } from "#tests/support/screens/border.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import {
  frameOfDrawing as frame,
  leaveCharts,
  showCharts as open,
} from "#tests/support/screens/chart-pages.tsx";
import { until } from "#tests/support/screens/clock.ts";

afterEach(leaveCharts);

const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const marked = (look: string) =>
  [...document.querySelectorAll(`svg .state.${look}`)].map(
    (box) => (box.parentElement as HTMLElement).dataset["state"],
  );

const notAccepted = () =>
  [...document.querySelectorAll("h2")].find(
    ({ textContent }) => textContent === "Not accepted here",
  )?.nextElementSibling?.textContent;

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

test("a search finds words of descriptions in any language of the page, and says when no chart has them", async () => {
  const history = await open("/charts", "zh-CN");
  const search = page.getByRole("searchbox");
  await expect.element(search).toHaveAccessibleDescription(/英文/);
  await search.fill("审核 high risk");
  await expect.element(page.getByRole("link", { name: "decision", exact: true })).toBeVisible();
  await search.fill("连接");
  const none = page.getByRole("heading", { name: "没有状态图同时包含这些词" });
  await expect.element(none).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await press("显示全部状态图");
  await until(() => expect(history.location.search).toBe(""));
  await expect.element(page.getByRole("link", { name: "session", exact: true })).toBeVisible();
});

const isWithin = (inner: Element, outer: Element) => {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    one.top >= Math.max(0, other.top) &&
    one.bottom <= Math.min(innerHeight, other.bottom) &&
    one.left >= other.left &&
    one.right <= other.right
  );
};

test("on a phone the picture of all charts opens where it begins", async () => {
  await open("/charts", "en", 360);
  const begin = document.querySelector('[data-state="system.portal.portal"]')!;
  await until(() => {
    const [one, other] = [begin.getBoundingClientRect(), frame().getBoundingClientRect()];
    expect([one.left >= other.left, one.right <= other.right]).toEqual([true, true]);
    expect([one.top >= other.top, one.bottom <= other.bottom]).toEqual([true, true]);
  });
  expect(frame().scrollTop).toBeGreaterThan(0);
});

test("on a phone the choices stand above the drawing, which follows the walk", async () => {
  await open("/charts/sessions/session", "en", 360);
  const lead = page.getByRole("complementary", { name: "State and steps" }).element();
  expect(lead.getBoundingClientRect().bottom).toBeLessThan(frame().getBoundingClientRect().top);
  for (const turn of [1, 2, 3, 4]) {
    lead.querySelector("li > button")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByText(`Steps taken: ${turn}`)).toBeVisible();
    frame().scrollIntoView({ block: "start" });
    await until(() => {
      const current = [...document.querySelectorAll("svg .state.current")].at(-1)!;
      expect(isWithin(current, frame())).toBe(true);
    });
  }
});

test.each(["/charts/review/decision", "/charts/review/kyc-status?panel=live"])(
  "everything at %s that can be pressed on a phone has room for a finger",
  async (address) => {
    await open(address, "en", 360);
    const small = [
      ...document.querySelectorAll("main :is(a:not(li a), button, input, select, summary)"),
    ]
      .map((each) => [each.textContent || each.tagName, each.getBoundingClientRect().height])
      .filter(([, height]) => Number(height) < 24);
    expect(small).toEqual([]);
    const tops = [...document.querySelectorAll("main nav a")].map(
      (each) => each.getBoundingClientRect().top,
    );
    expect(new Set(tops).size).toBe(1);
  },
);

test("a walk says in words what a guard asks for", async () => {
  await open("/charts/review/decision");
  await expect
    .element(page.getByRole("button", { name: /mayDecideAlone.*the risk is not high/ }))
    .toBeVisible();
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
  await until(() => expect(notAccepted()).toMatch(/decision\.return, .*decision\.withdraw/));
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

test("one of many generated paths is found by where it ends and by its events", async () => {
  const history = await open("/charts/documents/upload-queue?panel=paths&path=900");
  const paths = page.getByRole("combobox", { name: "Generated path" });
  await expect.element(paths).toHaveValue("900");
  const found = () => Number.parseInt(page.getByText(/^\d+ paths?$/).element().textContent, 10);
  const all = found();
  expect(paths.element().querySelectorAll("option")).toHaveLength(all);
  await page.getByRole("combobox", { name: "Paths that end in" }).selectOptions("over.inSlot");
  await until(() => expect(found()).toBeLessThan(all));
  const search = page.getByRole("searchbox", { name: "Events and guards on the way" });
  await search.fill("file.stored");
  await until(() => expect(history.location.search).toContain("has=file.stored"));
  expect(document.activeElement).toBe(search.element());
  await until(() => {
    const titles = [...paths.element().querySelectorAll("option")].map((one) => one.textContent);
    expect(titles).toHaveLength(found());
    expect(titles.filter((title) => !title.includes("file.stored"))).toEqual([]);
  });
  await press("Next");
  await expect.element(page.getByText(/^Step 1 of/)).toBeVisible();
  await search.fill("nothing of the kind");
  await expect.element(page.getByText("0 paths")).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

const namedStates = () =>
  [...page.getByRole("table").element().querySelectorAll("th[rowspan]")].map((head) =>
    [...head.querySelectorAll(":scope > span:first-child")]
      .reduce((text, deep) => text.replace(deep.textContent, ""), head.textContent)
      .trim(),
  );

test("the table names every state and transition, where it begins and where it ends", async () => {
  await open("/charts/review/decision");
  const [table, steps, around] = [page.getByRole("table").element(), 10, 2];
  const named = [
    ["decision", ""],
    ["undecided", "begins here"],
    ["proposed", ""],
    ["awaitingSeniorManager", ""],
    ["awaitingApprover", "begins here"],
    ["decided", ""],
  ];
  expect(namedStates()).toEqual(named.map(([name, mark]) => `${name}${mark}`));
  expect(table.querySelectorAll("tbody tr")).toHaveLength(named.length + steps + around);
});

test.each([
  ["en", "ends here"],
  ["zh-CN", "在此结束"],
  ["zh-TW", "在此結束"],
] as const)(
  "in %s the table says where a chart ends, as the drawing does",
  async (locale, ends) => {
    await open("/charts/sessions/leaving", locale);
    const drawn = [...document.querySelectorAll("svg .state + .inner")].map((border) =>
      (border.parentElement as HTMLElement).dataset["state"]!.split(".").at(-1)!,
    );
    const named = namedStates().filter((name) => name.endsWith(ends));
    expect(drawn.length).toBeGreaterThan(0);
    expect(named).toEqual(drawn.map((name) => `${name}${ends}`));
  },
);

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

test("one tab can be followed by the address; a tab that closes is no longer lit", async () => {
  await open("/charts/review/decision?panel=live&tab=b");
  await expect.element(page.getByText(/This tab is closed, or/)).toBeVisible();
  const channel = new BroadcastChannel(liveChannel);
  const tell = (tab: string, state: string | null) =>
    channel.postMessage({
      tab,
      chart: "",
      event: "",
      running: state
        ? [{ actor: "x:1", chart: "decision", states: ["decision", `decision.${state}`] }]
        : [],
    });
  tell("b", "decided");
  tell("a", "undecided");
  await until(() => expect(marked("current")).toEqual(["decision.decided"]));
  const tabs = page.getByRole("combobox", { name: "Tab that is followed" });
  await tabs.selectOptions("The one with the newest event");
  await until(() => expect(marked("current")).toEqual(["decision.undecided"]));
  tell("a", null);
  await until(() => expect(marked("current")).toEqual(["decision.decided"]));
  tell("b", null);
  await until(() => expect(marked("current")).toEqual([]));
  await expect.element(page.getByText(/No other tab/)).toBeVisible();
  await expect.element(page.getByText("A tab was closed").first()).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  channel.close();
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
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(document.querySelector("svg .state")).not.toBeNull();
});

test("a page that is seen again shows no history of a session that has ended meanwhile", async () => {
  const story = { chart: "kycStatus", start: "notSubmitted", state: "notSubmitted", events: [] };
  server.always(lineHistory, () => ({ line: "exchange", charts: [story] }) as never);
  await open("/charts/review/kyc-status?line=exchange");
  await expect.element(page.getByText("None: it stands where it began.")).toBeVisible();
  server.withhold(lineHistory);
  document.dispatchEvent(new Event("visibilitychange"));
  await until(() => server.newest(lineHistory));
  server.refuse(lineHistory, "sessionExpired");
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(page.getByText("None: it stands where it began.").elements()).toEqual([]);
});

test("counts stand at the states and transitions of the drawing, and in a list by where applicants stopped", async () => {
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
  const rows = [...document.querySelectorAll("aside li")].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "proposed.awaitingApproverEntered 7, stopped 4, lasted 2 hrs",
    "undecidedEntered 7, stopped 1, lasted 2 hrs",
  ]);
  expect(await brokenRules()).toEqual([]);
});

test.each([
  ["desk/desk?panel=counts", "notCounted", /^There are no counts of this chart\./],
  ["desk/desk?panel=counts", "notFound", /^The person .* may not see counts\./],
  ["review/kyc-status?line=exchange", "notFound", /^The person .* may not see this\./],
] as const)("%s with %s says why there is nothing", async (address, refusal, words) => {
  const call = address.includes("line=") ? lineHistory : deskChartCounts;
  const opened = open(`/charts/${address}`);
  await until(() => server.newest(call));
  server.refuse(call, refusal);
  await opened;
  await expect.element(page.getByText(words)).toBeVisible();
});

test("a chart says which tests walk it on its screens and in the application, or why none does", async () => {
  await open("/charts/agreements/agreement");
  for (const test of [
    "screens/agreements/agreement.test.tsx",
    "tours/agreements/agreement.test.ts",
  ])
    await expect.element(page.getByText(`tests/charts/${test}`)).toBeVisible();
  await leaveCharts();
  await open("/charts/portal/portal");
  await expect.element(page.getByText(/^It starts and stops actors;/)).toBeVisible();
});

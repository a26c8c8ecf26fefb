import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskCases } from "#contract/calls/desk-cases.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { caseId, otherRow, row } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

const key = (name: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );

const hasFocus = (name: string) =>
  until(() => expect(document.activeElement?.textContent).toBe(name));

async function openQueue(address = "/desk") {
  answerDesk();
  const history = openDesk(address);
  await comesTo("Unassigned");
  return history;
}

test("a queue tells what the cases are, and when they are late", async () => {
  await openQueue();
  const rows = page.getByRole("row").elements().slice(1);
  expect(rows.map((each) => [...each.children].map((cell) => cell.textContent))).toEqual([
    [
      `${row.name}${row.reference} · Round 2`,
      "In reviewExchange, Collateral lending",
      "Medium",
      "Registered CompanyHong Kong SAR",
      "5 hrs",
      "27 Nov",
      "–",
    ],
    [
      `${otherRow.name}${otherRow.reference}`,
      "Waiting for applicantExchange",
      "High",
      "IndividualHong Kong SAR",
      "3 days",
      "19 Nov Overdue",
      "Arun Pillai",
    ],
  ]);
  await seesText("1000+");
  expect(await brokenRules()).toEqual([]);
});

test("a decided case waits for nothing", async () => {
  answerDesk();
  const closed = { ...otherRow, queue: "closed", clock: "stopped", due_on: null } as const;
  server.always(deskCases, () => ({ cases: [closed], next: null }));
  openDesk("/desk?view=closed");
  await comesTo("Decided");
  const cells = [...page.getByRole("row").elements()[1]!.children];
  expect(cells.slice(-3).map((cell) => cell.textContent)).toEqual(["–", "–", "Arun Pillai"]);
});

test("the filter is in the address, and is kept from view to view", async () => {
  const history = await openQueue("/desk?band=high&age=over5");
  const band = page.getByRole("combobox", { name: "Any risk" }).element() as HTMLSelectElement;
  expect(band.value).toBe("high");
  const age = page.getByRole("combobox", { name: "Any waiting time" });
  await age.selectOptions("Over 10 working days");
  await until(() => expect(history.location.search).toBe("?band=high&view=unassigned&age=over10"));
  await press(/^Overdue/, "link");
  await comesTo("Overdue");
  expect(history.location.search).toBe("?band=high&age=over10&view=overdue");
  await press("Clear filters", "link");
  await until(() => expect(history.location.search).toBe("?view=overdue"));
});

test("the keys walk the rows and open a case; the way back leads to its row", async () => {
  const history = await openQueue();
  key("j");
  key("j");
  await hasFocus(otherRow.name);
  key("k");
  await hasFocus(row.name);
  key("o");
  await until(() => expect(history.location.pathname).toBe(`/desk/case/${caseId}`));
  await comesTo(row.name);
  key("u");
  await comesTo("Unassigned");
  await hasFocus(row.name);
});

test("the next case is the oldest that no one has claimed", async () => {
  const history = await openQueue();
  key("n");
  await until(() => expect(history.location.pathname).toBe(`/desk/case/${caseId}`));
});

test("on a phone the queue that is open is in view, and no other page is current", async () => {
  await page.viewport(360, 800);
  answerDesk();
  openDesk("/desk?view=closed");
  await comesTo("Decided");
  const current = [...document.querySelectorAll('[aria-current="page"]')];
  expect(current.map((link) => link.textContent)).toEqual([expect.stringMatching(/^Decided/)]);
  const { left, right } = current[0]!.getBoundingClientRect();
  expect([left >= 0, right <= 360]).toEqual([true, true]);
  await page.viewport(1280, 900);
});

test("without an open case, the next says so", async () => {
  await openQueue();
  server.always(deskCases, () => ({ cases: [], next: null }));
  key("n");
  await comesTo("No open case");
  expect(await brokenRules()).toEqual([]);
});

test("the keys are listed, and rest while someone types", async () => {
  const history = await openQueue();
  key("?");
  await seesText("Shortcuts are off while you type");
  key("n");
  expect(history.location.pathname).toBe("/desk");
  await press("Close");
});

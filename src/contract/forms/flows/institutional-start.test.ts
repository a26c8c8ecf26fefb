import { expect, test } from "vitest";
import { institutional } from "./institutional.ts";
import { institutionalStart } from "./institutional-start.ts";
import { acceptedSections, type Flow, visible } from "./pages.ts";

const rulesOn = "2026-11-20";
const askedIn = (flow: Flow) =>
  visible({ ...flow, rulesOn, checks: null }, {}).asked.map(({ step, section }) => ({
    step,
    id: section.id,
    title: section.title,
  }));

test("the start of the institutional flow has the pages that the whole flow asks first, and its first page", () => {
  expect(askedIn(institutionalStart)).toEqual(askedIn(institutional));
  expect(institutionalStart.pages[0]?.section).toBe(institutional.pages[0]?.section);
});

test("the start of a flow accepts no page, whatever is answered", () => {
  const start = { ...institutionalStart, rulesOn, checks: null };
  const answers = { applicableAccount: { lines: ["exchange"] }, declaration: {} };
  expect(acceptedSections(start, answers, { today: rulesOn, lines: ["exchange"] })).toEqual([]);
});

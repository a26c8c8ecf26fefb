import { decision } from "@gatehouse/machines/review/decision";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { atEnd, atStart } from "#browser/drawing/frame/frame.css.ts";
import { partsOf } from "#browser/drawing/parts.ts";
import { mermaidOf } from "../../run/charts/mermaid.ts";
import {
  frameOfDrawing as frame,
  leaveCharts,
  showCharts as open,
} from "#tests/support/screens/chart-pages.tsx";
import { until } from "#tests/support/screens/clock.ts";

afterEach(leaveCharts);

const files = import.meta.glob<string>(
  ["../../../machines/review/decision.ts", "../../../docs/charts/review/decision.{js,json}"],
  { query: "?raw", import: "default", eager: true },
);
const source = files["../../../machines/review/decision.ts"]!;
const singleFile = files["../../../docs/charts/review/decision.js"]!;
const json = files["../../../docs/charts/review/decision.json"]!;

const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
const width = () => frame().querySelector("svg")!.clientWidth;

test("the drawing fits the width of a phone when asked to", async () => {
  await open("/charts/application/draft", "en", 360);
  expect(frame().scrollWidth).toBeGreaterThan(frame().clientWidth);
  const fit = page.getByRole("button", { name: "Fit the width" });
  await expect.element(fit).toHaveAttribute("aria-pressed", "false");
  await fit.click();
  await until(() => expect(frame().scrollWidth).toBe(frame().clientWidth));
  await expect.element(fit).toHaveAttribute("aria-pressed", "true");
});

/** How broad the shadows are on the edges of a drawing, across and down. */
const shadows = () => {
  const around = frame().parentElement!;
  const broad = (pseudo: string) => {
    const drawn = getComputedStyle(around, pseudo);
    return [atStart, atEnd].map((name) =>
      Number.parseFloat(drawn.getPropertyValue(name.slice(4, -1))),
    );
  };
  return [...broad("::before"), ...broad("::after")];
};

test("a drawing that goes on behind an edge of its frame has a shadow there, and opens where the chart begins", async () => {
  await open("/charts/application/draft?panel=live", "en", 360);
  await until(() => {
    const begin = document.querySelector("svg circle.mark")!.getBoundingClientRect();
    const outer = frame().getBoundingClientRect();
    expect([begin.left > outer.left, begin.right < outer.right]).toEqual([true, true]);
  });
  await until(() => {
    frame().scrollTo(0, 0);
    expect(shadows()).toEqual([0, 16, 0, 16]);
  });
  frame().scrollTo(10_000, 10_000);
  await until(() => expect(shadows()).toEqual([16, 0, 16, 0]));
  await press("Fit the width");
  await until(() => expect(shadows().slice(0, 2)).toEqual([0, 0]));
});

test("what is inside a state can be hidden", async () => {
  const history = await open("/charts/review/decision");
  const states = () => document.querySelectorAll("svg .state").length;
  const before = states();
  await press("proposed");
  await until(() => expect(states()).toBe(before - 2));
  expect(history.location.search).toBe("?closed=decision.proposed");
});

test("a drawing is made larger and smaller, a step at a time and no further", async () => {
  await open("/charts/sessions/session");
  const natural = Number(frame().querySelector("svg")!.getAttribute("width"));
  for (let turn = 0; turn < 9; turn += 1) await press("Larger");
  await expect.element(page.getByText("200 %")).toBeVisible();
  for (const percent of [160, 125, 100, 80, 65, 50, 40, 30, 30]) {
    await press("Smaller");
    await expect.element(page.getByText(`${percent} %`)).toBeVisible();
    expect(Math.abs(width() - (natural * percent) / 100)).toBeLessThan(1);
  }
});

test("a drawing that is larger than its frame is moved by dragging with the mouse", async () => {
  await open("/charts/sessions/session");
  for (let turn = 0; turn < 3; turn += 1) await press("Larger");
  frame().scrollTo(200, 200);
  const box = frame();
  await userEvent.dragAndDrop(box, box, {
    sourcePosition: { x: 300, y: 300 },
    targetPosition: { x: 200, y: 260 },
  });
  const moved = [box.scrollLeft, box.scrollTop];
  // By how much depends on how far the browser has scaled the page.
  expect(moved[0]).toBeGreaterThan(220);
  expect(moved[1]).toBeGreaterThan(205);
  await userEvent.hover(box, { position: { x: 250, y: 250 } });
  expect([box.scrollLeft, box.scrollTop]).toEqual(moved);
});

/** A browser whose clipboard takes a text, or refuses it. */
function clipboard(writeText: Clipboard["writeText"]) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
}

test.each([
  ["Copy as one file", singleFile],
  ["Copy as JSON", json],
  ["Copy as Mermaid", mermaidOf(partsOf(decision))],
  ["Copy the source", source],
])("%s gives what its file holds", async (name, text) => {
  const copied: string[] = [];
  clipboard((given) => Promise.resolve(void copied.push(given)));
  await open("/charts/review/decision");
  await press(name);
  await expect.element(page.getByText("Copied.")).toBeVisible();
  expect(copied).toEqual([text]);
});

test("a link to a walk is copied until the next step, which has another one", async () => {
  clipboard(() => Promise.resolve());
  const history = await open("/charts/review/decision");
  await page.getByRole("button", { name: /decision.propose \[isProposable\]/ }).click();
  await press("Copy link to this walk");
  await expect.element(page.getByText("Copied.")).toBeVisible();
  history.back();
  await expect.element(page.getByText("Copied.")).not.toBeInTheDocument();
});

test("a browser that refuses the clipboard shows the text to be selected", async () => {
  clipboard(() => Promise.reject(new Error("not allowed")));
  await open("/charts/review/decision");
  await press("Copy as JSON");
  await expect.element(page.getByRole("textbox", { name: /Select the text/ })).toHaveValue(json);
});

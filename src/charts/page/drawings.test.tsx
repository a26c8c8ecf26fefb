import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, test } from "vitest";
import { entries, loads, system } from "virtual:charts";
import type { Drawing } from "#browser/drawing/drawing.ts";
import { drawingFrame } from "#browser/drawing/frame.css.ts";
import { Picture } from "#browser/drawing/Picture.ts";

/** Of the natural size: the smallest at which a frame is readable, and the natural one. */
const sizes = [0.75, 1];
/** What a browser rounds, in pixels. */
const slack = 1;

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;
const isApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left + slack ||
  other.right <= one.left + slack ||
  one.bottom <= other.top + slack ||
  other.bottom <= one.top + slack;

/** The words of a drawing as the browser draws them: those outside their box, and labels that overlap. */
function faultsAt(drawing: Drawing, scale: number): string[] {
  const place = document.createElement("div");
  place.className = drawingFrame;
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<Picture label="" drawing={drawing} scale={scale} />));
  const boxes = [...place.querySelectorAll("rect.label, rect.words")].map((rect) => ({
    box: rect.getBoundingClientRect(),
    isLabel: rect.classList.contains("label"),
    texts: [...rect.parentElement!.querySelectorAll("text")],
  }));
  const outside = boxes.flatMap(({ box, texts }) =>
    texts.filter((text) => !isWithin(text.getBoundingClientRect(), box)),
  );
  const labels = boxes.filter(({ isLabel }) => isLabel);
  const overlapping = labels.flatMap((one, at) =>
    labels.slice(at + 1).filter((other) => !isApart(one.box, other.box)),
  );
  const found = [
    ...outside.map(({ textContent }) => `outside: ${textContent}`),
    ...overlapping.map(({ texts }) => `overlaps: ${texts[0]?.textContent}`),
  ];
  root.unmount();
  place.remove();
  return found;
}

const faultsIn = (drawings: readonly Drawing[]) =>
  drawings.flatMap((drawing) => sizes.flatMap((scale) => faultsAt(drawing, scale)));

describe("at two sizes no words leave their box, and no label overlaps another", () => {
  test.each(entries.map(({ path }) => path))("%s", { timeout: 60_000 }, async (path) => {
    const { chart } = await loads[path]!();
    expect(faultsIn(Object.values(chart.drawings))).toEqual([]);
  });

  test("all charts", () => expect(faultsIn([system])).toEqual([]));
});

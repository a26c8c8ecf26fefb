import "#ui/theme/base.css.ts";
import "#ui/theme/themes.css.ts";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import { activateLocale, i18n } from "#charts/app/i18n.ts";
import type { Words } from "#browser/drawing/shapes.ts";
import { entries, loads, system } from "virtual:charts";
import { charsIn, type Drawing, frameWords, leastReadable } from "#browser/drawing/drawing.ts";
import { drawingFrame } from "#browser/drawing/frame/frame.css.ts";
import { wordsIn } from "#browser/drawing/frame-words.ts";
import { Picture } from "#browser/drawing/Picture.ts";

/** Of the natural size: the smallest at which a frame is readable, and the natural one. */
const sizes = [leastReadable, 1];
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
function faultsAt(drawing: Drawing, scale: number, words?: Words): string[] {
  const place = document.createElement("div");
  place.className = drawingFrame;
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<Picture label="" drawing={drawing} scale={scale} words={words} />));
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

const faultsIn = (drawings: readonly Drawing[], words?: Words) =>
  drawings.flatMap((drawing) => sizes.flatMap((scale) => faultsAt(drawing, scale, words)));

afterEach(() => activateLocale("en"));

test.each(["en", "zh-CN", "zh-TW"] as const)(
  "in %s what a drawing says by itself needs no more room than it has in English",
  async (locale) => {
    await activateLocale(locale);
    const words = wordsIn(i18n);
    const longer = Object.entries(frameWords).filter(([word, text]) => {
      const own = words[word as keyof typeof words];
      return locale === "en" ? own !== text : charsIn(own) > charsIn(text) || own === text;
    });
    expect(longer).toEqual([]);
  },
);

describe("at two sizes no words leave their box, and no label overlaps another", () => {
  test.each(entries.map(({ path }) => path))("%s", { timeout: 60_000 }, async (path) => {
    const { chart } = await loads[path]!();
    expect(faultsIn(Object.values(chart.drawings))).toEqual([]);
  });

  test("all charts", () => expect(faultsIn([system.drawing])).toEqual([]));

  test.each(["zh-CN", "zh-TW"] as const)("all charts in %s", async (locale) => {
    await activateLocale(locale);
    expect(faultsIn([system.drawing], wordsIn(i18n))).toEqual([]);
  });
});

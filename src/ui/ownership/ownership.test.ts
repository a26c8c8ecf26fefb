import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawingOf, measure } from "#ui/ownership/drawing.ts";
import type { Holders } from "#ui/ownership/holders.ts";
import { litLinks } from "#ui/ownership/holders.ts";
import { rowsOf } from "#ui/ownership/rows.ts";
import { textWidth, wrapped } from "#ui/ownership/text-width.ts";

/** Parses "a>* b>a": a owns the applicant, b owns a. A capital marks a needed holder. */
function holders(text: string, name = "Harbour Light Holdings Limited"): Holders {
  const links = text
    .split(" ")
    .filter(Boolean)
    .map((link) => link.split(">") as [string, string]);
  const ids = [...new Set(links.flat())].filter((id) => id !== "*");
  return {
    holders: [
      { id: "*", name, note: "Applicant", share: "", look: "applicant" },
      ...ids.map((id) => ({
        id,
        name: `${id} ${name}`,
        note: "Company or partnership",
        share: "45.2%",
        look: /\p{Lu}/u.test(id) ? ("needed" as const) : ("plain" as const),
      })),
    ],
    links: links.map(([from, to]) => ({ from, to, stake: "60%" })),
  };
}

test("a holder is one row above the highest of its holdings; a longer link reserves a gap", () => {
  const { rows } = rowsOf(holders("h>* k>* s>* N>h L>h L>k I>k A>* A>N"));
  expect(rows.map((row) => row.map(({ id }) => id ?? "-").join(" "))).toEqual([
    "*",
    "h k s -",
    "N L I -",
    "A",
  ]);
});

test("the path from a needed holder to the applicant is highlighted", () => {
  const chart = holders("h>* k>* N>h o>k");
  expect([...litLinks(chart)].map(({ from, to }) => `${from}>${to}`)).toEqual(["N>h", "h>*"]);
});

test("five boxes in a row, or six links from one box, are not drawn", () => {
  expect([
    drawingOf(holders("a>* b>* c>* d>*")) !== null,
    drawingOf(holders("a>* b>* c>* d>* e>*")),
    drawingOf(holders("a>* b>* c>* d>* P>a P>b P>c P>d")),
  ]).toEqual([true, null, null]);
});

describe("any drawing", () => {
  const links = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { minLength: 1, maxLength: 12 });
  const anyHolders = links.map((pairs) => {
    const down = pairs
      .filter(([a, b]) => a > b)
      .map(([a, b]) => `p${a}>${b === 0 ? "*" : `p${b}`}`);
    return holders([...new Set([...down, "p1>*"])].join(" "));
  });

  test("boxes do not overlap or leave the drawing, and each link has a connector", () => {
    fc.assert(
      fc.property(anyHolders, (chart) => {
        const drawing = drawingOf(chart);
        if (!drawing) return;
        const { boxes, wires, height } = drawing;
        const apart = boxes.every((one, at) =>
          boxes.every(
            (other, there) =>
              at === there ||
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y,
          ),
        );
        const inside = boxes.every(
          (box) => box.x >= 0 && box.x + box.width <= measure.width && box.y + box.height <= height,
        );
        expect({ apart, inside, wires: wires.length }).toEqual({
          apart: true,
          inside: true,
          wires: chart.links.length,
        });
      }),
    );
  });
});

describe("a name is never cut off", () => {
  test.each([
    ["Meridian Bay Holdings (BVI) Limited", ["Meridian Bay", "Holdings (BVI)", "Limited"]],
    ["Konstantinopoulou-Featherstone", ["Konstantinopou", "lou-", "Featherstone"]],
    ["港燈海外投資控股有限公司", ["港燈海外投資控股", "有限公司"]],
    ["", []],
  ])("%s", (name, lines) => {
    expect(wrapped(name, 110, 13)).toEqual(lines);
  });

  test("every character is in a line, and no line is too wide", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const lines = wrapped(name, 110, 13);
        expect(lines.join("").replace(/\s/g, "")).toBe(name.replace(/\s/g, ""));
        expect(lines.every((line) => textWidth(line, 13) <= 110 || [...line].length === 1)).toBe(
          true,
        );
      }),
    );
  });
});

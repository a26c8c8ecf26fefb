import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "#contract/locales.ts";

/** Noto Sans: Latin with simplified Chinese, and the characters of Hong Kong. DejaVu Sans: what both miss. */
const files = { sc: "noto-sans-sc.ttf", hk: "noto-sans-hk.ttf", others: "dejavu-sans.ttf" };
type FontName = keyof typeof files;

/** A font that misses a character leaves it to the next. */
const orders: Readonly<Record<Locale, readonly FontName[]>> = {
  en: ["sc", "hk", "others"],
  "zh-CN": ["sc", "hk", "others"],
  "zh-TW": ["hk", "sc", "others"],
};

export interface Run {
  font: FontName;
  text: string;
  width: number;
}

export type Line = readonly Run[];

export interface Lettering {
  /** The text in lines of at most this width. */
  lines(text: string, size: number, width: number): Line[];
  draw(line: Line, size: number, x: number, y: number): void;
}

/** Words, single Chinese characters with the punctuation that follows, spaces and line ends. */
const token =
  /\n|[^\S\n]+|[\u2e80-\uffef][\u3001\u3002\uff01-\uff0f\uff1a\uff1b\uff1f\u300d\u300f\u3011]*|[^\s\u2e80-\uffef]+/gu;

export async function letteringFor(doc: PDFKit.PDFDocument, locale: Locale): Promise<Lettering> {
  for (const [name, file] of Object.entries(files))
    doc.registerFont(name, await readFile(join(import.meta.dirname, "fonts", file)));
  const order = orders[locale];
  const has = Object.fromEntries(order.map((name) => [name, glyphTest(doc.font(name))])) as Record<
    FontName,
    (character: string) => boolean
  >;

  const runs = (text: string, size: number): Run[] =>
    fontRuns(text, order, has).map((run) => {
      const width = doc.font(run.font, size).widthOfString(run.text);
      return { ...run, width };
    });
  return {
    lines: (text, size, width) => broken(text, width, size, (part) => runs(part, size)),
    draw(line, size, x, y) {
      let at = x;
      for (const { font, text, width } of line) {
        doc.font(font, size).text(text, at, y, { lineBreak: false });
        at += width;
      }
    },
  };
}

type Has = Record<FontName, (character: string) => boolean>;

/** Consecutive characters of one font. */
function fontRuns(text: string, order: readonly FontName[], has: Has) {
  const runs: { font: FontName; text: string }[] = [];
  for (const character of text) {
    const font = order.find((name) => has[name](character)) ?? order[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function broken(text: string, width: number, size: number, runs: (part: string) => Run[]): Line[] {
  const fits = (part: string) => widthOf(runs(part)) <= width;
  /** Of a word wider than the line: no character is wider than it is high. */
  const pieces = new RegExp(`.{1,${Math.max(1, Math.floor(width / size))}}`, "gu");
  const words = (text.match(token) ?? []).flatMap((word) =>
    fits(word) ? [word] : (word.match(pieces) ?? []),
  );
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1)!;
    if (word === "\n") lines.push("");
    else if (line !== "" && !fits(line + word)) lines.push(word.trimStart());
    else lines[lines.length - 1] = line === "" ? word.trimStart() : line + word;
  }
  return lines.map(runs);
}

export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

/** The fonts of pdfkit do not say in their types which characters they have. */
function glyphTest(doc: PDFKit.PDFDocument): (character: string) => boolean {
  const { font } = (doc as unknown as { _font: { font: Glyphs } })._font;
  return (character) => font.hasGlyphForCodePoint(character.codePointAt(0)!);
}

interface Glyphs {
  hasGlyphForCodePoint(code: number): boolean;
}

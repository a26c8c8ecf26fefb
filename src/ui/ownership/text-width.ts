/** Character widths in Inter at weight 600, relative to the font size and rounded up, so that no text overflows. */
const widths: readonly [RegExp, number][] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u,
    1,
  ],
  [/[iIjl.,:;'’|!() ]/, 0.33],
  [/[frt\-/"]/, 0.45],
  [/[mwMW@%&]/, 0.95],
  [/[\p{Lu}]/u, 0.73],
];
const usual = 0.62;

/** Estimates the width of a text, in CSS pixels. */
export function textWidth(text: string, size: number): number {
  const parts = [...text].map((letter) => widths.find(([kind]) => kind.test(letter))?.[1] ?? usual);
  return size * parts.reduce((sum, part) => sum + part, 0);
}

/** Wraps a text between words, and inside words that are longer than a line. */
export function wrapped(text: string, width: number, size: number): string[] {
  const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}-]+-*|-+|\s+/gu) ?? [];
  const lines = [""];
  const put = (piece: string) => {
    const line = lines.at(-1)!;
    if (textWidth((line + piece).trimEnd(), size) <= width) lines[lines.length - 1] = line + piece;
    else if (textWidth(piece, size) <= width) lines.push(piece.trimStart());
    else if ([...piece].length > 1) for (const letter of piece) put(letter);
    else lines.push(piece);
  };
  for (const piece of pieces) put(piece);
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

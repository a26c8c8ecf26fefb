/** Syntax of PDF, as tolerant as readers are: ISO 32000-1, 7.2 and 7.3. */

export type PdfValue = string | null | PdfValue[] | PdfDictionary;

/** Names begin with a slash; numbers, references and keywords are the text that they were written as. */
export type PdfDictionary = Map<string, PdfValue>;

interface Read<Value> {
  value: Value;
  end: number;
}

const deepest = 50;
const space = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
/** A name, a word, a string of hexadecimal digits, or a character that is out of place. */
const token = /\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+|<[^>]*>|[\]{}>]/y;
const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

export const plainNames = (text: string): string =>
  !text.includes("#")
    ? text
    : text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(parseInt(hex, 16)),
      );

export function afterSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

/**
 * Null when no dictionary begins here. Skips what is not a name where a key should be, as readers do. Throws
 * at deep nesting.
 */
export function dictionaryAt(text: string, begin: number, depth = 0): Read<PdfDictionary> | null {
  if (depth > deepest) throw new Error("an object is nested too deeply");
  const value: PdfDictionary = new Map();
  for (let at = afterSpace(text, begin + 2); at < text.length; at = afterSpace(text, at)) {
    if (text.startsWith(">>", at)) return { value, end: at + 2 };
    const key = matchAt(name, text, at);
    const read = valueAt(text, key === "" ? at : afterSpace(text, at + key.length), depth);
    if (read === null) return null;
    if (key !== "") value.set(plainNames(key), read.value);
    at = read.end;
  }
  return null;
}

/**
 * A reference is read as its first number; the rest of it is skipped like any word. A key without a value
 * ends the dictionary of a stream; else some readers go on.
 */
function valueAt(text: string, at: number, depth: number): Read<PdfValue> | null {
  if (text.startsWith("<<", at)) return dictionaryAt(text, at, depth + 1);
  if (text[at] === "[") return arrayAt(text, at, depth + 1);
  if (text[at] === "(") return { value: null, end: endOfString(text, at) };
  if (text.startsWith(">>", at)) {
    const end = afterSpace(text, at + 2);
    return { value: null, end: text.startsWith("stream", end) ? at : end };
  }
  const written = matchAt(token, text, at);
  return written === "" ? null : { value: plainNames(written), end: at + written.length };
}

function arrayAt(text: string, begin: number, depth: number): Read<PdfValue[]> | null {
  const value: PdfValue[] = [];
  if (depth > deepest) throw new Error("an object is nested too deeply");
  for (let at = afterSpace(text, begin + 1); at < text.length; at = afterSpace(text, at)) {
    if (text[at] === "]") return { value, end: at + 1 };
    const read = valueAt(text, at, depth);
    if (read === null) return null;
    value.push(read.value);
    at = read.end;
  }
  return null;
}

function endOfString(text: string, begin: number): number {
  let open = 0;
  for (let at = begin; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (character === "(") open += 1;
    else if (character === ")") open -= 1;
    if (open === 0) return at + 1;
  }
  return text.length;
}

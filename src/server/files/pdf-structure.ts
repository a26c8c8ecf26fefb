import { constants, inflateSync } from "node:zlib";
import { afterSpace, dictionaryAt, type PdfDictionary, plainNames } from "./pdf-objects.ts";

const forbidden =
  /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|FileAttachment|RichMedia|GoToE|GoToR|Movie|Rendition)\b|\/S(?:[\0\s]|%[^\r\n]*)*\/Thread\b|\/XFA[\0\s[</%(]/;
const unpackedBytes = 64 * 1024 * 1024;

interface ObjectStream {
  /** Where the first object begins. */
  first: number;
  text: string;
}

type Bodies = Map<number, string[]>;

export interface Structure {
  /** Whether an action, script or attachment is named anywhere. */
  isActive: boolean;
  pages: number;
}

/**
 * Searches every object and object stream, and counts the pages of the page tree, because a file can declare
 * fewer. Throws when an object stream cannot be read.
 */
export function structureOf(bytes: Buffer): Structure {
  const raw = bytes.toString("latin1");
  const text = plainNames(raw);
  const streams = text.includes("/First") ? objectStreams(bytes, raw) : [];
  // One whose dictionary is read otherwise here than by a viewer.
  if (text.split("/ObjStm").length - 1 > streams.length)
    throw new Error("an object stream cannot be read");
  const isActive = forbidden.test(text) || streams.some((stream) => forbidden.test(stream.text));
  return { isActive, pages: pagesIn(bodies(text, streams)) };
}

/**
 * Readers take any stream with these two entries for an object stream, whatever its type, wherever it stands,
 * also inside of what another reader takes for bytes of a picture.
 */
const isObjectStream = (dictionary: PdfDictionary) =>
  dictionary.has("/First") && dictionary.has("/N");

function objectStreams(bytes: Buffer, raw: string): ObjectStream[] {
  const found: ObjectStream[] = [];
  let unpacked = 0;
  for (let at = raw.indexOf("<<"); at !== -1; at = raw.indexOf("<<", at + 1)) {
    const read = dictionaryAt(raw, at);
    if (read === null || !isObjectStream(read.value)) continue;
    const keyword = afterSpace(raw, read.end);
    if (!raw.startsWith("stream", keyword)) continue;
    const plain = unpack(bytes, raw, keyword + "stream".length, read.value);
    unpacked += plain.length;
    if (unpacked > unpackedBytes) throw new Error("object streams unpack to too much");
    const first = Number(read.value.get("/First")) || 0;
    found.push({ first, text: plainNames(plain.toString("latin1")) });
  }
  return found;
}

const lineEnd = /\r\n?|\n/g;

/** A stream begins on the line after its keyword. */
function unpack(bytes: Buffer, raw: string, at: number, dictionary: PdfDictionary): Buffer {
  lineEnd.lastIndex = at;
  const begin = lineEnd.test(raw) ? lineEnd.lastIndex : raw.length;
  if (!isPacked(dictionary))
    return bytes.subarray(begin, Math.max(begin, raw.indexOf("endstream", begin)));
  return inflateSync(bytes.subarray(begin), {
    maxOutputLength: unpackedBytes,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
}

/** Throws at all other filters, which hide objects from this search, and at data that lie in another file. */
function isPacked(dictionary: PdfDictionary): boolean {
  const filters = [dictionary.get("/Filter") ?? []].flat();
  const others = ["/F", "/DP", "/DecodeParms"].some((name) => dictionary.has(name));
  if (others || filters.length > 1 || filters.some((name) => name !== "/FlateDecode"))
    throw new Error("an object stream has an unusual filter");
  return filters.length === 1;
}

/** An object number can have several bodies. */
function bodies(text: string, streams: readonly ObjectStream[]): Bodies {
  const found: Bodies = new Map();
  const add = (number: number, body: string) =>
    found.set(number, [...(found.get(number) ?? []), body]);
  const opened = [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+obj\b/g)];
  opened.forEach((match, at) =>
    add(Number(match[1]), text.slice(match.index, opened[at + 1]?.index)),
  );
  for (const stream of streams) {
    const { first } = stream;
    const numbers = (stream.text.slice(0, first).match(/\d+/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const end = numbers[at + 3];
      const begin = first + numbers[at + 1]!;
      add(numbers[at]!, stream.text.slice(begin, end === undefined ? undefined : first + end));
    }
  }
  return found;
}

const referred = (text: string): number[] =>
  [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)].map((match) => Number(match[1]));

function pagesIn(objects: Bodies): number {
  const seen = new Set<number>();
  let pages = 0;
  const waiting = [...objects.values()]
    .flat()
    .filter((body) => /\/Type\s*\/Catalog\b/.test(body))
    .flatMap((body) => referred(/\/Pages\s+\d+\s+\d+\s+R/.exec(body)?.[0] ?? ""));
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (seen.has(number)) continue;
    seen.add(number);
    const own = objects.get(number) ?? [];
    const kids = own.flatMap((body) => kidsOf(body, objects));
    if (kids.length > 0) waiting.push(...kids);
    else if (own.some((body) => body.includes("<<"))) pages += 1;
  }
  return pages;
}

function kidsOf(body: string, objects: Bodies): number[] {
  const listed = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1];
  if (listed !== undefined) return referred(listed);
  const reference = /\/Kids\s+(\d+)\s+\d+\s+R/.exec(body)?.[1];
  return reference === undefined ? [] : (objects.get(Number(reference)) ?? []).flatMap(referred);
}

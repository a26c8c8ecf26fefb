import { constants, inflateSync } from "node:zlib";

const forbidden =
  /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|FileAttachment|RichMedia|GoToE)\b|\/S\s*\/(GoToR|Thread|Movie|Rendition)\b|\/XFA[\s[</]/;
const unpackedBytes = 64 * 1024 * 1024;

interface ObjectStream {
  head: string;
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
  const streams = objectStreams(bytes, raw);
  const isActive = forbidden.test(text) || streams.some((stream) => forbidden.test(stream.text));
  return { isActive, pages: pagesIn(bodies(text, streams)) };
}

const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function objectStreams(bytes: Buffer, text: string): ObjectStream[] {
  const found: ObjectStream[] = [];
  let unpacked = 0;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const before = plainNames(text.slice(Math.max(0, match.index - 4000), match.index));
    const head = before.slice(Math.max(0, before.search(/\d+\s+\d+\s+obj(?![\s\S]*\d\s+obj)/)));
    if (text.slice(match.index - 3, match.index) === "end" || !/\/ObjStm\b/.test(head)) continue;
    const plain = unpack(bytes.subarray(match.index + match[0].length), head);
    unpacked += plain.length;
    if (unpacked > unpackedBytes) throw new Error("object streams unpack to too much");
    found.push({ head, text: plainNames(plain.toString("latin1")) });
  }
  return found;
}

function unpack(packed: Buffer, head: string): Buffer {
  const filters = head.match(/\/\w+Decode\b/g) ?? [];
  if (filters.length > 1 || filters.some((name) => name !== "/FlateDecode"))
    throw new Error("an object stream has an unusual filter");
  return filters.length === 0
    ? packed.subarray(0, Math.max(0, packed.indexOf("endstream")))
    : inflateSync(packed, {
        maxOutputLength: unpackedBytes,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
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
    const first = Number(/\/First\s+(\d+)/.exec(stream.head)?.[1] ?? 0);
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

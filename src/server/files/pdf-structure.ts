import { isActive, isTextActive, plainNames } from "./pdf-active.ts";
import { openQpdf, type Json, type QpdfFile } from "./qpdf.ts";

export interface Structure {
  /** Whether an action, a script, an attachment or a file elsewhere is named anywhere. */
  isActive: boolean;
  pages: number;
}

/** The table of a file names its encryption in plain text, also where a reader takes it for unusable. */
export const isEncrypted = (bytes: Buffer): boolean =>
  /\/Encrypt[\0\s<\d%]/.test(plainNames(bytes.toString("latin1")));

/**
 * Reads a PDF twice: by its own tables, and with a table of all objects that stand in it, since readers search a
 * file for objects when they do not trust its tables. Throws what is damaged.
 */
export async function structureOf(bytes: Buffer): Promise<Structure> {
  const raw = bytes.toString("latin1");
  const listed = await read(bytes.subarray(0, endOf(raw)));
  if (listed.isActive) return listed;
  const found = await read(withFoundObjects(raw, listed.root));
  return { isActive: found.isActive, pages: Math.max(listed.pages, found.pages) };
}

/** Downloads and mail leave bytes behind the end. The second reading searches them. */
function endOf(raw: string): number {
  const end = raw.lastIndexOf("%%EOF");
  return end > raw.lastIndexOf("startxref") ? end + "%%EOF\n".length : raw.length;
}

async function read(bytes: Buffer): Promise<Structure & { root: string }> {
  const { file, unpack } = await openQpdf(bytes);
  const numbers = packed(file);
  const texts = numbers.length === 0 ? [] : textsOf(unpack(numbers));
  const trailer = file.objects["trailer"]?.value as { "/Root": string };
  return {
    isActive: isActive(file.objects) || texts.some(isTextActive),
    pages: file.pages.length,
    root: trailer["/Root"],
  };
}

/**
 * Streams that readers unpack before they show a page: of objects, whatever type they claim, and of metadata.
 * What unpacks to too much ends the process.
 */
const packed = ({ objects }: QpdfFile): string[] =>
  Object.entries(objects)
    .filter(([, { stream }]) => stream !== undefined && isUnpacked(stream.dict))
    .map(([name]) => name.replace(/^obj:(\d+) (\d+) R$/, "$1,$2"));

type Dictionary = Record<string, Json>;

const isUnpacked = (dictionary: Dictionary): boolean =>
  dictionary["/Type"] === "/Metadata" || holdsObjects(dictionary);

const holdsObjects = (dictionary: Dictionary): boolean =>
  dictionary["/Type"] === "/ObjStm" ||
  (dictionary["/First"] !== undefined && dictionary["/N"] !== undefined);

function textsOf(objects: QpdfFile["objects"]): string[] {
  return Object.values(objects).flatMap(({ stream }) => {
    if (stream === undefined || !holdsObjects(stream.dict)) return [];
    if (stream.dict["/Filter"] !== undefined) throw new Error("a stream has an unusual filter");
    return Buffer.from(stream.data ?? "", "base64").toString("latin1");
  });
}

const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+`;
const header = new RegExp(String.raw`(?<![\d.])(\d{1,10})${gap}(\d{1,5})${gap}obj\b`, "g");

/**
 * The file with an update that lists every object in it. An object that is written several times is listed
 * by its last place, and its others are copied to the end under numbers of their own.
 */
function withFoundObjects(raw: string, root: string): Buffer {
  let text = raw.slice(raw.indexOf("%PDF-"));
  const found = [...text.matchAll(header)];
  const previous = [...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? "0";
  const last = new Map(found.map((each) => [Number(each[1]), each]));
  const rows = new Map<number, string>();
  let free = Math.max(...last.keys()) + 1;
  const list = (number: number, place: number, generation = "0") =>
    rows.set(number, `${String(place).padStart(10, "0")} ${generation.padStart(5, "0")} n \n`);
  for (const [number, each] of last) list(number, each.index, each[2]);
  found.forEach((each, at) => {
    if (last.get(Number(each[1])) === each) return;
    const body = text.slice(each.index + each[0].length, found[at + 1]?.index ?? raw.length);
    list(free, text.length + 1);
    text += `\n${free} 0 obj${body}\nendobj\n`;
    free += 1;
  });
  const sections = [...rows].map(([number, row]) => `${number} 1\n${row}`).join("");
  const trailer = `<< /Root ${root} /Size ${free} /Prev ${previous} >>`;
  return Buffer.from(
    `${text}\nxref\n${sections}trailer\n${trailer}\nstartxref\n${text.length + 1}\n%%EOF\n`,
    "latin1",
  );
}

import { isActive, isTextActive, type Named } from "./pdf-active.ts";
import { openQpdf, type Json, type QpdfFile } from "./qpdf.ts";

export interface Structure {
  /** Whether an action, a script, an attachment or a file elsewhere is named anywhere. */
  isActive: boolean;
  pages: number;
}

/**
 * Reads a PDF by its own tables, and what its text names, since readers look for objects in it when they do not
 * trust its tables. Throws what is damaged.
 */
export async function structureOf(bytes: Buffer, named: Named): Promise<Structure> {
  const { file, unpack } = await openQpdf(bytes.subarray(0, endOf(bytes)));
  const numbers = packed(file);
  const texts = numbers.length === 0 ? [] : textsOf(unpack(numbers));
  return {
    isActive:
      isActive(file.objects) ||
      texts.some(isTextActive) ||
      named.activity ||
      named.objectStreams > objectStreamsOf(file),
    pages: file.pages.length,
  };
}

/** Downloads and mail leave bytes behind the end. */
function endOf(bytes: Buffer): number {
  const end = bytes.lastIndexOf("%%EOF");
  return end > bytes.lastIndexOf("startxref") ? end + "%%EOF\n".length : bytes.length;
}

/** How many streams of objects the tables list. */
const objectStreamsOf = ({ objects }: QpdfFile): number =>
  Object.values(objects).filter(({ stream }) => stream?.dict["/Type"] === "/ObjStm").length;

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

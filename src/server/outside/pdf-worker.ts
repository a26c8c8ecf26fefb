/**
 * What the PDF worker runs: pdf.js opens the file and says what it knows; beside it every object, those
 * in object streams included, is searched for the names of actions and attachments, and the page tree
 * is walked, because a file may name fewer pages than it has. Text, so that it stays in the one bundle.
 */
export const pdfWorker = String.raw`
const { parentPort, workerData } = require("node:worker_threads");
const { inflateSync, constants } = require("node:zlib");

const forbidden = /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|FileAttachment|RichMedia|GoToE)\b|\/S\s*\/(GoToR|Thread|Movie|Rendition)\b|\/XFA[\s\[<\/]/;
const unpackedMost = 64 * 1024 * 1024;

const plainNames = (text) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

/** The texts of the object streams, each with its head; throws where one cannot be read as it may hide anything. */
function objectStreams(bytes, text) {
  const found = [];
  let unpacked = 0;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const head = plainNames(text.slice(Math.max(0, match.index - 4000), match.index));
    const own = head.slice(Math.max(0, head.search(/\d+\s+\d+\s+obj(?![\s\S]*\d\s+obj)/)));
    if (text.slice(match.index - 3, match.index) === "end" || !/\/ObjStm\b/.test(own)) continue;
    const filters = own.match(/\/\w+Decode\b/g) ?? [];
    const packed = bytes.subarray(match.index + match[0].length);
    if (filters.some((name) => name !== "/FlateDecode") || filters.length > 1) throw new Error("filter");
    const plain = filters.length === 0
      ? packed.subarray(0, Math.max(0, packed.indexOf("endstream")))
      : inflateSync(packed, { maxOutputLength: unpackedMost, finishFlush: constants.Z_SYNC_FLUSH });
    unpacked += plain.length;
    if (unpacked > unpackedMost) throw new Error("too much");
    found.push({ head: own, text: plainNames(plain.toString("latin1")) });
  }
  return found;
}

/** Every body an object number has anywhere in the file. */
function bodies(text, streams) {
  const found = new Map();
  const add = (number, body) => found.set(number, [...(found.get(number) ?? []), body]);
  const opened = [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+obj\b/g)];
  opened.forEach((match, at) => add(Number(match[1]), text.slice(match.index, opened[at + 1]?.index)));
  for (const stream of streams) {
    const first = Number(/\/First\s+(\d+)/.exec(stream.head)?.[1] ?? 0);
    const numbers = (stream.text.slice(0, first).match(/\d+/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const end = numbers[at + 3];
      add(numbers[at], stream.text.slice(first + numbers[at + 1], end === undefined ? undefined : first + end));
    }
  }
  return found;
}

const referred = (text) => [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+R\b/g)].map((match) => Number(match[1]));

function pagesIn(objects) {
  const seen = new Set();
  let pages = 0;
  const waiting = [...objects.values()].flat()
    .filter((body) => /\/Type\s*\/Catalog\b/.test(body))
    .flatMap((body) => referred(/\/Pages\s+\d+\s+\d+\s+R/.exec(body)?.[0] ?? ""));
  while (waiting.length > 0) {
    const number = waiting.pop();
    if (seen.has(number)) continue;
    seen.add(number);
    const own = objects.get(number) ?? [];
    const kids = own.flatMap((body) => {
      const listed = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1];
      if (listed !== undefined) return referred(listed);
      const apart = /\/Kids\s+(\d+)\s+\d+\s+R/.exec(body)?.[1];
      return apart === undefined ? [] : (objects.get(Number(apart)) ?? []).flatMap(referred);
    });
    if (kids.length > 0) waiting.push(...kids);
    else if (own.some((body) => body.includes("<<"))) pages += 1;
  }
  return pages;
}

function structureOf(bytes, encrypted) {
  const raw = bytes.toString("latin1");
  const text = plainNames(raw);
  const streams = encrypted ? [] : objectStreams(bytes, raw);
  const active = forbidden.test(text) || streams.some((stream) => forbidden.test(stream.text));
  return { active, pages: pagesIn(bodies(text, streams)) };
}

const count = (found) => (found ? (found.size ?? Object.keys(found).length) : 0);

async function activeIn(document) {
  const { info } = await document.getMetadata();
  const fields = Object.values((await document.getFieldObjects()) ?? {}).flat();
  return (
    Boolean(info?.IsXFAPresent) ||
    count(await document.getJSActions()) + count(await document.getAttachments()) > 0 ||
    fields.some((field) => count(field.actions) > 0)
  );
}

async function activeOn(page) {
  const annotations = await page.getAnnotations();
  return (
    count(await page.getJSActions()) > 0 ||
    annotations.some(({ subtype, actions, attachment }) =>
      subtype === "FileAttachment" || subtype === "RichMedia" || attachment || count(actions) > 0)
  );
}

(async () => {
  try {
    const { getDocumentProxy } = await import(workerData.unpdf);
    const bytes = Buffer.from(workerData.bytes);
    const document = await getDocumentProxy(workerData.bytes, { isEvalSupported: false, verbosity: 0 });
    const encrypted = (await document.getPermissions()) !== null;
    const structure = structureOf(bytes, encrypted);
    const pages = Math.max(document.numPages, structure.pages);
    let active = structure.active || (await activeIn(document));
    for (let number = 1; number <= Math.min(document.numPages, workerData.most) && !active; number += 1) {
      const page = await document.getPage(number);
      active = await activeOn(page);
      page.cleanup();
    }
    parentPort.postMessage({ pages, active });
  } catch (error) {
    parentPort.postMessage({ failed: error.name });
  }
})();
`;

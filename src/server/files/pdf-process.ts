import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";
import { structureOf } from "./pdf-structure.ts";

export interface PdfTask {
  bytes: Uint8Array;
  /** Pages after these are not searched: a file that has more is rejected. */
  pagesSearched: number;
}

export type PdfResult =
  | { kind: "read"; pages: number; isActive: boolean }
  | { kind: "failed"; error: string };

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document["getPage"]>>;

async function inspect({ bytes, pagesSearched }: PdfTask): Promise<PdfResult> {
  // pdf.js takes over the bytes it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  // What is encrypted cannot be searched, although an empty password opens it.
  if ((await document.getPermissions()) !== null)
    return { kind: "failed", error: "PasswordException" };
  const structure = structureOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  let isActive = structure.isActive || (await isDocumentActive(document));
  const searched = Math.min(document.numPages, pagesSearched);
  for (let number = 1; number <= searched && !isActive; number += 1) {
    const page = await document.getPage(number);
    isActive = await isPageActive(page);
    page.cleanup();
  }
  return { kind: "read", pages: Math.max(document.numPages, structure.pages), isActive };
}

const count = (found: object | null): number =>
  found instanceof Map ? found.size : Object.keys(found ?? {}).length;

async function isDocumentActive(document: Document): Promise<boolean> {
  const { info } = await document.getMetadata();
  const fields = Object.values((await document.getFieldObjects()) ?? {}).flat();
  return (
    Boolean((info as { IsXFAPresent?: boolean }).IsXFAPresent) ||
    count(await document.getJSActions()) + count(await document.getAttachments()) > 0 ||
    fields.some((field) => count((field as { actions: object | null }).actions) > 0)
  );
}

async function isPageActive(page: Page): Promise<boolean> {
  const annotations = (await page.getAnnotations()) as {
    subtype: string;
    actions: object | null;
    attachment?: object;
  }[];
  return (
    count(await page.getJSActions()) > 0 ||
    annotations.some(
      ({ subtype, actions, attachment }) =>
        ["FileAttachment", "RichMedia"].includes(subtype) ||
        attachment !== undefined ||
        count(actions) > 0,
    )
  );
}

/** Ends this process when it takes too much memory. */
const watchdog = new URL(`./pdf-watchdog${extname(import.meta.filename)}`, import.meta.url);
new Worker(watchdog).unref();

process.once("disconnect", () => process.exit());
process.once("message", async (task) => {
  const result = await inspect(task as PdfTask).catch((error: Error): PdfResult => ({
    kind: "failed",
    error: error.name,
  }));
  process.send!(result, () => process.exit());
});

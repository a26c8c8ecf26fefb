import { letteringFor } from "./lettering.ts";
import type { PdfContent } from "./pdf-content.ts";
import { Sheet } from "./sheet.ts";

/** Selectable text, with a header and numbered pages. The library is loaded with the first document. */
export async function writtenPdf(content: PdfContent): Promise<Buffer> {
  const { default: Document } = await import("pdfkit");
  const info = { Title: `${content.title} ${content.reference}`, Author: content.author };
  const doc = new Document({
    size: "A4",
    margin: 0,
    bufferPages: true,
    info: { ...info, CreationDate: content.at },
    lang: content.locale,
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.once("end", resolve));
  const sheet = new Sheet(doc, await letteringFor(doc, content.locale));
  sheet.title(content.title);
  for (const row of content.facts) sheet.row(row);
  for (const section of content.sections) sheet.section(section);
  if (content.signature) sheet.signature(content.signature);
  sheet.frame(content);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

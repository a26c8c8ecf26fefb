import type { Locale } from "#contract/locales.ts";
import { type Lettering, letteringFor, type Line, widthOf } from "./lettering.ts";

export interface PdfRow {
  label: string;
  /** A line each. */
  answer: readonly string[];
  /** Small, below the answer. */
  note?: string;
}

export interface PdfGroup {
  title: string | null;
  rows: readonly PdfRow[];
}

export interface PdfSection {
  title: string;
  groups: readonly PdfGroup[];
}

export interface PdfContent {
  locale: Locale;
  title: string;
  /** In the header of every page. */
  reference: string;
  author: string;
  at: Date;
  facts: readonly PdfRow[];
  sections: readonly PdfSection[];
}

/** Points. A4. */
const page = { width: 595.28, height: 841.89, side: 56, top: 84, bottom: 72 };
const labelWidth = 168;
const gap = 18;
const answerX = page.side + labelWidth + gap;
const answerWidth = page.width - page.side - answerX;
const fullWidth = page.width - 2 * page.side;
const leading = 1.45;
const colours = { ink: "#16202e", quiet: "#5b6675", accent: "#0b5c6b", rule: "#d5dbe3" };

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
  const sheet = sheetOn(doc, await letteringFor(doc, content.locale));
  sheet.text(content.title, 22, colours.ink);
  sheet.space(14);
  content.facts.forEach(sheet.row);
  for (const { title, groups } of content.sections) {
    sheet.heading(title);
    for (const group of groups) {
      if (group.title !== null && group.title !== "") sheet.text(group.title, 11.5, colours.accent);
      group.rows.forEach(sheet.row);
    }
  }
  sheet.frame(content);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function sheetOn(doc: PDFKit.PDFDocument, letters: Lettering) {
  let y = page.top;
  const left = () => page.height - page.bottom - y;
  /** Begins a page unless so much is left. */
  const need = (height: number) => {
    if (left() >= height) return;
    doc.addPage();
    y = page.top;
  };
  const write = (lines: readonly Line[], size: number, x: number, from: number) =>
    lines.forEach((line, at) => letters.draw(line, size, x, from + at * size * leading));
  const rule = (at: number) =>
    doc
      .moveTo(page.side, at)
      .lineTo(page.width - page.side, at)
      .lineWidth(0.5)
      .stroke(colours.rule);

  const space = (height: number) => {
    y += height;
  };
  const text = (words: string, size: number, colour: string) => {
    const lines = letters.lines(words, size, fullWidth);
    need(lines.length * size * leading + 40);
    doc.fillColor(colour);
    write(lines, size, page.side, y);
    y += lines.length * size * leading + 4;
  };
  /** A long answer goes on over the end of the page. */
  const row = ({ label, answer, note }: PdfRow) => {
    const labels = letters.lines(label, 9, labelWidth);
    const lines = answer.flatMap((each) => letters.lines(each, 10, answerWidth));
    const notes = note ? letters.lines(note, 7, answerWidth) : [];
    const high = 10 * leading;
    need(Math.max(labels.length * 9 * leading, Math.min(lines.length, 3) * high) + 8);
    doc.fillColor(colours.quiet);
    write(labels, 9, page.side, y + 1);
    const labelsEnd = { y: y + labels.length * 9 * leading, page: doc.bufferedPageRange().count };
    for (const line of lines) {
      need(high);
      doc.fillColor(colours.ink);
      letters.draw(line, 10, answerX, y);
      y += high;
    }
    for (const line of notes) {
      need(7 * leading);
      doc.fillColor(colours.quiet);
      letters.draw(line, 7, answerX, y);
      y += 7 * leading;
    }
    if (doc.bufferedPageRange().count === labelsEnd.page) y = Math.max(y, labelsEnd.y);
    y += 4;
    rule(y);
    y += 5;
  };
  const heading = (words: string) => {
    y += 16;
    need(90);
    text(words, 14, colours.ink);
    y += 2;
    doc.rect(page.side, y, 36, 2).fill(colours.accent);
    y += 12;
  };
  /** Header and footer, once the number of pages is known. */
  const frame = ({ author, title, reference }: PdfContent) => {
    const { count } = doc.bufferedPageRange();
    const right = (words: string, at: number) => {
      const [line = []] = letters.lines(words, 8.5, fullWidth);
      letters.draw(line, 8.5, page.width - page.side - widthOf(line), at);
    };
    for (let at = 0; at < count; at += 1) {
      doc.switchToPage(at);
      doc.fillColor(colours.quiet);
      letters.draw(letters.lines(author, 8.5, fullWidth)[0]!, 8.5, page.side, 42);
      right(reference, 42);
      letters.draw(letters.lines(title, 8.5, fullWidth)[0]!, 8.5, page.side, page.height - 44);
      right(`${at + 1} / ${count}`, page.height - 44);
      rule(58);
      rule(page.height - 54);
    }
  };
  return { space, text, row, heading, frame };
}

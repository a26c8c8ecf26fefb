import { signaturePad } from "#contract/rules/signatures.ts";
import { type Lettering, type Line, widthOf } from "./lettering.ts";
import type { PdfClause, PdfContent, PdfRow, PdfSection, PdfSignature } from "./pdf-content.ts";

/** Points. A4. */
const page = { width: 595.28, height: 841.89, side: 56, top: 84, bottom: 72 };
const labelWidth = 168;
const gap = 18;
const answerX = page.side + labelWidth + gap;
const answerWidth = page.width - page.side - answerX;
const fullWidth = page.width - 2 * page.side;
const numberWidth = 34;
const signatureWidth = 260;
const leading = 1.45;
const colours = { ink: "#16202e", quiet: "#5b6675", accent: "#0b5c6b", rule: "#d5dbe3" };

/** Writes from top to bottom and begins pages. */
export class Sheet {
  #doc: PDFKit.PDFDocument;
  #letters: Lettering;
  #y = page.top;

  constructor(doc: PDFKit.PDFDocument, letters: Lettering) {
    this.#doc = doc;
    this.#letters = letters;
  }

  title(words: string): void {
    this.#text(words, 22, colours.ink);
    this.#y += 14;
  }

  section({ title, groups, clauses = [] }: PdfSection): void {
    this.heading(title);
    for (const clause of clauses) this.#clause(clause);
    for (const group of groups) {
      if (group.title !== null && group.title !== "") this.subheading(group.title);
      for (const row of group.rows) this.row(row);
    }
  }

  #clause({ number, text, isOpen = false }: PdfClause): void {
    const colour = isOpen ? colours.accent : colours.ink;
    const lines = this.#letters.lines(text, 10, fullWidth - numberWidth);
    lines.forEach((line, at) => {
      this.#need(10 * leading);
      if (at === 0) this.#line(number, 9, colours.quiet, page.side, this.#y + 1);
      this.#doc.fillColor(colour);
      this.#letters.draw(line, 10, page.side + numberWidth, this.#y);
      this.#y += 10 * leading;
    });
    this.#y += 5;
  }

  /** The strokes or the words above a line, and below it who signed. */
  signature({ title, words, strokes, facts }: PdfSignature): void {
    const height = signatureWidth * (signaturePad.height / signaturePad.width);
    this.#need(height + 80 + facts.length * 28);
    this.heading(title);
    const scale = signatureWidth / signaturePad.width;
    const top = this.#y;
    for (const [[x, y] = [0, 0], ...rest] of strokes) {
      this.#doc.moveTo(page.side + x * scale, top + y * scale);
      for (const [nextX, nextY] of rest)
        this.#doc.lineTo(page.side + nextX * scale, top + nextY * scale);
      this.#doc.lineWidth(1.3).lineCap("round").lineJoin("round").stroke(colours.ink);
    }
    if (strokes.length === 0) this.#line(words, 20, colours.ink, page.side, top + height - 34);
    this.#y = top + height;
    this.#rule(this.#y);
    this.#y += 10;
    for (const row of facts) this.row(row);
  }

  #line(words: string, size: number, colour: string, x: number, y: number): void {
    this.#doc.fillColor(colour);
    this.#letters.draw(this.#letters.lines(words, size, fullWidth)[0] ?? [], size, x, y);
  }

  heading(words: string): void {
    this.#y += 16;
    this.#need(90);
    this.#text(words, 14, colours.ink);
    this.#doc.rect(page.side, this.#y + 2, 36, 2).fill(colours.accent);
    this.#y += 14;
  }

  subheading(words: string): void {
    this.#y += 10;
    this.#text(words, 11.5, colours.accent);
    this.#y += 4;
  }

  /** A long answer goes on over the end of the page. */
  row({ label, answer, note }: PdfRow): void {
    const labels = this.#letters.lines(label, 9, labelWidth);
    const lines = answer.flatMap((each) => this.#letters.lines(each, 10, answerWidth));
    const labelHeight = labels.length * 9 * leading;
    this.#need(Math.max(labelHeight, Math.min(lines.length, 3) * 10 * leading) + 8);
    this.#doc.fillColor(colours.quiet);
    labels.forEach((line, at) =>
      this.#letters.draw(line, 9, page.side, this.#y + 1 + at * 9 * leading),
    );
    const labelEnd = this.#y + labelHeight;
    const began = this.#doc.bufferedPageRange().count;
    this.#answer(lines, 10, colours.ink);
    this.#answer(note ? this.#letters.lines(note, 7, answerWidth) : [], 7, colours.quiet);
    if (this.#doc.bufferedPageRange().count === began) this.#y = Math.max(this.#y, labelEnd);
    this.#rule(this.#y + 4);
    this.#y += 9;
  }

  /** Header and footer, once the number of pages is known. */
  frame({ author, title, reference }: PdfContent): void {
    const { count } = this.#doc.bufferedPageRange();
    const footer = page.height - 44;
    for (let at = 0; at < count; at += 1) {
      this.#doc.switchToPage(at);
      this.#doc.fillColor(colours.quiet);
      this.#edge(author, "left", 42);
      this.#edge(reference, "right", 42);
      this.#edge(title, "left", footer);
      this.#edge(`${at + 1} / ${count}`, "right", footer);
      this.#rule(58);
      this.#rule(page.height - 54);
    }
  }

  #edge(words: string, side: "left" | "right", y: number): void {
    const [line = []] = this.#letters.lines(words, 8.5, fullWidth);
    const x = side === "left" ? page.side : page.width - page.side - widthOf(line);
    this.#letters.draw(line, 8.5, x, y);
  }

  #answer(lines: readonly Line[], size: number, colour: string): void {
    for (const line of lines) {
      this.#need(size * leading);
      this.#doc.fillColor(colour);
      this.#letters.draw(line, size, answerX, this.#y);
      this.#y += size * leading;
    }
  }

  #text(words: string, size: number, colour: string): void {
    const lines = this.#letters.lines(words, size, fullWidth);
    this.#need(lines.length * size * leading + 40);
    this.#doc.fillColor(colour);
    for (const line of lines) {
      this.#letters.draw(line, size, page.side, this.#y);
      this.#y += size * leading;
    }
    this.#y += 4;
  }

  /** Begins a page unless so much is left. */
  #need(height: number): void {
    if (page.height - page.bottom - this.#y >= height) return;
    this.#doc.addPage();
    this.#y = page.top;
  }

  #rule(y: number): void {
    const end = page.width - page.side;
    this.#doc.moveTo(page.side, y).lineTo(end, y).lineWidth(0.5).stroke(colours.rule);
  }
}

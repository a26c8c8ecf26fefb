import type { Locale } from "#contract/locales.ts";
import type { Stroke } from "#contract/rules/signatures.ts";

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

/** A numbered paragraph over the whole width. */
export interface PdfClause {
  number: string;
  text: string;
  /** A place that is not filled in yet. */
  isOpen?: boolean;
}

export interface PdfSection {
  title: string;
  groups: readonly PdfGroup[];
  clauses?: readonly PdfClause[];
}

/** Typed words, or strokes on the pad of the contract. */
export interface PdfSignature {
  title: string;
  words: string;
  strokes: readonly Stroke[];
  facts: readonly PdfRow[];
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
  signature?: PdfSignature;
}

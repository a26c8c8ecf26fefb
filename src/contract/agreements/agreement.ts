import { canonical } from "../application/canonical.ts";
import type { Edition } from "../editions.ts";
import type { Locale } from "../locales.ts";
import type { AgreementId } from "./agreement-ids.ts";

export interface AgreementPart {
  title: string;
  /** A clause in brackets marks a place that counsel completes. */
  clauses: readonly string[];
}

export interface AgreementText {
  title: string;
  /** The contracting party of the group. */
  party: string;
  notice: string;
  parts: readonly AgreementPart[];
}

export interface AgreementVersion extends Edition {
  texts: Readonly<Record<Locale, AgreementText>>;
}

/** Which text a person reads or has signed. */
export interface TextName {
  agreement: AgreementId;
  version: string;
  locale: Locale;
}

export const isForCounsel = (clause: string): boolean => /^[[【]/.test(clause);

/** The text as it is hashed: the same in every browser and on every server. */
export const canonicalText = ({ agreement, version, locale }: TextName, text: AgreementText) =>
  canonical({ agreement, version, locale, ...text });

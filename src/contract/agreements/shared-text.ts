import type { AgreementPart, AgreementText } from "./agreement.ts";

/** What the two agreements of a version have in common; published with them. The first clause of eligibility and assets is each agreement's own. */
export interface SharedText {
  notice: string;
  eligibility: AgreementPart;
  /** Before the part on assets. */
  trading: readonly AgreementPart[];
  assets: AgreementPart;
  /** From settlement on. */
  settlement: readonly AgreementPart[];
}

interface OwnText {
  title: string;
  party: string;
  eligibility: string;
  /** To other agreements of the client with the group. */
  relation: readonly AgreementPart[];
  assets: string;
}

export const textWith = (shared: SharedText, own: OwnText): AgreementText => ({
  title: own.title,
  party: own.party,
  notice: shared.notice,
  parts: [
    after(own.eligibility, shared.eligibility),
    ...own.relation,
    ...shared.trading,
    after(own.assets, shared.assets),
    ...shared.settlement,
  ],
});

const after = (first: string, { title, clauses }: AgreementPart): AgreementPart => ({
  title,
  clauses: [first, ...clauses],
});

import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** What a reviewer says of an answer. */
export const answerVerdicts = {
  verified: msg`Verified`,
  mismatch: msg`Mismatch`,
  evidenceWanted: msg`Evidence required`,
  notRequired: msg`Not required`,
} satisfies Record<string, MessageDescriptor>;

/** What a reviewer says of a document. */
export const documentVerdicts = {
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
} satisfies Record<string, MessageDescriptor>;

export type AnswerVerdict = keyof typeof answerVerdicts;
export type DocumentVerdict = keyof typeof documentVerdicts;
export type Verdict = AnswerVerdict | DocumentVerdict;

export const verdictNames: Readonly<Record<Verdict, MessageDescriptor>> = {
  ...answerVerdicts,
  ...documentVerdicts,
};

export const answerVerdictIds = Object.keys(answerVerdicts) as AnswerVerdict[];
export const documentVerdictIds = Object.keys(documentVerdicts) as DocumentVerdict[];

/** What an answer was compared with. Source: SFC AML Guideline 4.2.1 to 4.5, reliable and independent sources. */
export const sources = {
  document: msg`Document of the applicant`,
  registry: msg`Company registry`,
  digitalId: msg`Recognised digital ID`,
  regulatorList: msg`Regulator's list`,
} satisfies Record<string, MessageDescriptor>;

export type Source = keyof typeof sources;
export const sourceIds = Object.keys(sources) as Source[];

/** Verdicts that must be settled before an approval. */
export const unsettled: readonly Verdict[] = ["mismatch", "evidenceWanted", "rejected"];

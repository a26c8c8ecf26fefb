import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type TaxResidence, taxResidences as rule } from "./rule.ts";
import type { TaxHolder } from "./types.ts";
import { text } from "../questions/builders/values.ts";
import type { Answers } from "../questions/answers.ts";
import type { Details, Question } from "../questions/question.ts";

export const taxParts = {
  country: msg`Country or region`,
  tin: msg`Tax identification number (TIN)`,
  reason: msg`Why is there no TIN?`,
  explanation: msg`Please explain`,
};

/** The forms of the OECD for controlling persons and individuals ask for it; no law of Hong Kong or Singapore does. */
export const birthPlace = text(msg`Place of birth`, {
  hint: msg`Town, and country or region, for the exchange of tax information.`,
  optional: msg`(optional)`,
  secret: true,
});

interface Held extends Details {
  holder: TaxHolder;
  /** Whether the answers beside it say that a US person is meant. */
  isUs: (own: Answers) => boolean;
}

export const taxResidences = (
  label: MessageDescriptor,
  { holder, isUs, ...details }: Held,
): Question<TaxResidence[]> => ({
  kind: "taxResidences",
  label,
  secret: true,
  masks: "tin",
  rule: (facts, own = {}) => rule(facts, { holder, isUs: isUs(own), own }),
  ...details,
});

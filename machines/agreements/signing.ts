import type { AnswersRef, Values } from "../shared/answers.ts";

/** The text on the page, by its hash. */
export interface ShownText {
  line: string;
  version: string;
  locale: string;
  sha256: string;
}

export type AgreementEvent =
  | { type: "text.finish" | "signature.change" }
  | { type: "part.show"; part: number }
  | { type: "text.show"; text: ShownText };

/** values: what was typed at an earlier visit. email: where the code goes. */
export interface AgreementInput {
  text: ShownText;
  email: string;
  values: Values;
}

/** furthest: the last part that has been in view, counted from 1. */
export interface AgreementContext extends SignRequest {
  furthest: number;
  email: string;
  answers: AnswersRef;
}

/** key: the same for a signature that is sent again. */
export interface SignRequest {
  text: ShownText;
  values: Values;
  key: string;
  proof: string;
}

/** lineMoved: the line is signed already, or waits for no signature now. */
export type SignResult = { kind: "signed" | "proofSpent" | "textChanged" | "lineMoved" };

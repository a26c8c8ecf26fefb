import type { Values } from "../shared/answers.ts";

/** The text on the page, by its hash. */
export interface ShownText {
  line: string;
  version: string;
  locale: string;
  sha256: string;
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

import type { Flow } from "../forms/flows/pages.ts";
import type { ItemLeft } from "../forms/flows/progress.ts";

/** Minutes that an applicant needs, by kind of question: a document is found and uploaded; a list is of about three people. */
const minutesFor = { documents: 3, people: 30, other: 0.5 };
const rounding = 5;

export interface Effort {
  documents: number;
  /** Rounded up to five. */
  minutes: number;
}

/** How many documents the items left ask for, and about how many minutes all of them take. */
export function effortFor({ sections }: Pick<Flow, "sections">, left: readonly ItemLeft[]): Effort {
  const kinds = left.map(({ section, question }) => sections[section]!.questions[question]!.kind);
  const minutes = kinds.reduce(
    (sum, kind) =>
      sum + (kind === "documents" || kind === "people" ? minutesFor[kind] : minutesFor.other),
    0,
  );
  return {
    documents: kinds.filter((kind) => kind === "documents").length,
    minutes: Math.ceil(minutes / rounding) * rounding,
  };
}

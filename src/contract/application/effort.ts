import type { LineId } from "../business-lines.ts";
import { mustBeCertified } from "../documents/document-rules.ts";
import type { SlotId } from "../documents/document-slots.ts";
import type { Flow } from "../forms/flows/pages.ts";
import type { AnyQuestion } from "../questions/question.ts";
import type { ItemLeft } from "../forms/flows/progress.ts";

/** Certified copies of a list, by document: people about so many, and one company. */
const copiesInList: Partial<Record<SlotId, number>> = {
  identity: 3,
  partyRegistration: 1,
  partyStanding: 1,
};
/**
 * Minutes that an applicant needs, by kind of item: a document is found and uploaded; who certified a copy is described
 * once, and named with each further copy.
 */
const minutesFor = { document: 3, people: 30, other: 0.5, certifier: 3, furtherCopy: 0.5 };
const rounding = 5;

export interface Effort {
  documents: number;
  /** Rounded up to five. */
  minutes: number;
}

/** The class test that an entity chooses asks for a proof of its own. */
const leadsToProof = ({ section, question }: ItemLeft) =>
  section === "investorClassification" && ["route", "accreditedRoute"].includes(question);

const slotsOf = (questions: readonly AnyQuestion[]): SlotId[] =>
  questions.flatMap(({ kind, slot }) => (kind === "documents" ? (slot as SlotId) : []));

/** How many documents the items left ask for, and about how many minutes all of them take. */
export function effortFor(
  { sections }: Pick<Flow, "sections">,
  line: LineId,
  left: readonly ItemLeft[],
): Effort {
  const asked = left.map(({ section, question }) => sections[section]!.questions[question]!);
  const slots = slotsOf(asked);
  const each = asked.flatMap((question) => question.each ?? []);
  const lists = each.length;
  const proofs = left.filter(leadsToProof).length;
  const inLists = each
    .flatMap(({ questions }) => slotsOf(Object.values(questions)))
    .map((slot) => (mustBeCertified(slot, [line]) ? (copiesInList[slot] ?? 0) : 0));
  const copies = inLists.reduce(
    (sum, count) => sum + count,
    slots.filter((slot) => mustBeCertified(slot, [line])).length,
  );
  const documents = slots.length + proofs;
  const minutes =
    documents * minutesFor.document +
    lists * minutesFor.people +
    (asked.length - slots.length - lists) * minutesFor.other +
    (copies > 0 ? minutesFor.certifier + (copies - 1) * minutesFor.furtherCopy : 0);
  return { documents, minutes: Math.ceil(minutes / rounding) * rounding };
}

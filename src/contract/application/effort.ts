import type { LineId } from "../business-lines.ts";
import { mustBeCertified } from "../documents/document-rules.ts";
import type { SlotId } from "../documents/document-slots.ts";
import type { Flow } from "../forms/flows/pages.ts";
import type { ItemLeft } from "../forms/flows/progress.ts";

/** A list of people names about so many. */
const people = 3;
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

/** How many documents the items left ask for, and about how many minutes all of them take. */
export function effortFor(
  { sections }: Pick<Flow, "sections">,
  line: LineId,
  left: readonly ItemLeft[],
): Effort {
  const asked = left.map(({ section, question }) => sections[section]!.questions[question]!);
  const slots = asked.flatMap(({ kind, slot }) => (kind === "documents" ? (slot as SlotId) : []));
  const lists = asked.filter(({ kind }) => kind === "people").length;
  const proofs = left.filter(leadsToProof).length;
  const identity = mustBeCertified("identity", [line]) ? lists * people : 0;
  const copies = slots.filter((slot) => mustBeCertified(slot, [line])).length + identity;
  const documents = slots.length + proofs;
  const minutes =
    documents * minutesFor.document +
    lists * minutesFor.people +
    (asked.length - slots.length - lists) * minutesFor.other +
    (copies > 0 ? minutesFor.certifier + (copies - 1) * minutesFor.furtherCopy : 0);
  return { documents, minutes: Math.ceil(minutes / rounding) * rounding };
}

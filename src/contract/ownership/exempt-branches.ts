import { compared } from "../exact.ts";
import { fraction, stakesOf } from "./range.ts";
import { applicant, type Party, type Structure } from "./structure.ts";

/** Why the look-through stops at a party. */
export type ExemptBy = { by: "itself" } | { by: "owner"; owner: string };

/**
 * By id. A company of which an exempt one certainly holds more than the majority belongs to the same branch, unless another
 * has votes or control in it. A place on the lists of high-risk countries ends the exemption.
 */
export function exemptBranches(structure: Structure): ReadonlyMap<string, ExemptBy> {
  const itself = structure.parties.filter(({ kind }) => kind === "exempt").map(({ id }) => id);
  if (structure.exemption === "held") itself.push(applicant);
  const found = new Map<string, ExemptBy>(itself.map((id) => [id, { by: "itself" }]));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const party of structure.parties) {
      const owner = canBelong(party) && !found.has(party.id) && parentIn(structure, party, found);
      if (owner) found.set(party.id, { by: "owner", owner: owner.name });
    }
  }
  return found;
}

const canBelong = ({ kind, isInHighRiskPlace }: Party): boolean =>
  kind === "company" && !isInHighRiskPlace;

function parentIn(
  { parties, holdings, rules }: Structure,
  { id }: Party,
  exempt: ReadonlyMap<string, ExemptBy>,
): Party | undefined {
  const majority = fraction(rules.majority);
  const own = holdings.filter(({ of }) => of === id);
  const stakes = stakesOf(own, rules);
  const isLedByOthers = own.some(
    ({ owner, stake }) =>
      !exempt.has(owner) && (stake.kind === "votes" || stake.kind === "control"),
  );
  if (isLedByOthers) return undefined;
  const at = own.findIndex(
    ({ owner }, index) => exempt.has(owner) && compared(stakes[index]!.from, majority) > 0,
  );
  return parties.find((party) => party.id === own[at]?.owner);
}

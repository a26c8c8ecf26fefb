import { type LineId, lineOf } from "../business-lines.ts";
import { inForce } from "../editions.ts";
import { ages } from "../options/ages.ts";
import { investorEvidence } from "../options/investor-rules.ts";
import { type SlotId, slotOf } from "./document-slots.ts";

/** Maximum age in months for these lines; the strictest line counts. */
export function monthsAllowed(id: SlotId, lines: readonly LineId[], on: string): number | null {
  const { age } = slotOf(id);
  if (age === null) return null;
  if (age === "accounts") return monthsOfAccounts(lines, on);
  const strict = lines.length === 0 || lines.some((line) => lineOf(line).documentAges === "strict");
  return inForce(ages, on).documents[age][strict ? "strict" : "wide"];
}

/** How old, in months, accounts may be: of the strictest region of the lines, by their test of investors or by themselves; the widest where none has one. */
export function monthsOfAccounts(lines: readonly LineId[], on: string): number {
  const { accounts } = inForce(investorEvidence, on);
  const allowed = lines
    .map((line) => lineOf(line).investorClass ?? lineOf(line).region)
    .flatMap((region) => (region === "any" ? [] : accounts[region]));
  return allowed.length > 0 ? Math.min(...allowed) : Math.max(accounts.HK, accounts.SG);
}

export function mustBeCertified(id: SlotId, lines: readonly LineId[]): boolean {
  return slotOf(id).certifiable && lines.some((line) => lineOf(line).certifiedCopies);
}

/** A document that must not be old has a date, and a certified one too: no copy is certified before the document is made. */
export const isDated = (id: SlotId, lines: readonly LineId[], on: string): boolean =>
  monthsAllowed(id, lines, on) !== null || (mustBeCertified(id, lines) && !slotOf(id).isOfFounding);

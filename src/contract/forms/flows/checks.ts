import { classIsMet } from "#contract/investor/class-is-met.ts";
import { partiesAreComplete } from "../people/ownership-checks.ts";
import type { Checks } from "./pages.ts";

/** What must hold between the answers of a section: the calculators of classes and of ownership stand behind it. */
export const checks: Checks = {
  classIsMet,
  partiesAreComplete: (_section, own, all, { rulesOn }) => partiesAreComplete(own, all, rulesOn),
};

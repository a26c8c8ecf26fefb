import { classIsMet } from "#contract/investor/class-is-met.ts";
import { partiesAreComplete } from "../people/ownership-checks.ts";
import type { Checks } from "./pages.ts";

/** Apart from the flows: the calculators of classes and ownership are large. */
export const checks: Checks = {
  classIsMet,
  partiesAreComplete: (_section, own, all, stage) => partiesAreComplete(own, all, stage),
};

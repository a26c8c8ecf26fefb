import { classIsMet } from "#contract/investor/class-is-met.ts";
import {
  accountsAreDue,
  datesFit,
  datesOfCompaniesFit,
  datesOfPeopleFit,
  yearsFit,
} from "../documents-fit.ts";
import { certifiersAreIndependent } from "../people/certifiers.ts";
import { partiesAreComplete } from "../people/ownership-checks.ts";
import { taxAgrees } from "../people/tax-agrees.ts";
import type { Checks } from "./pages.ts";

/** Apart from the flows: the calculators of classes and ownership are large. */
export const checks: Checks = {
  classIsMet: (section, own, all, stage) => [
    ...classIsMet(section, own, all, stage),
    ...datesFit(own, all),
  ],
  partiesAreComplete: (section, own, all, stage) => [
    ...partiesAreComplete(own, all, stage),
    ...datesOfPeopleFit(own),
    ...datesOfCompaniesFit(own),
    ...certifiersAreIndependent(section, own, all),
  ],
  documentsFit: (section, own, all, stage) => [
    ...certifiersAreIndependent(section, own, all),
    ...datesFit(own, all),
    ...accountsAreDue(own, all, stage),
  ],
  taxAgrees,
  yearsFit,
};

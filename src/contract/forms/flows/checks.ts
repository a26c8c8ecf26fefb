import { linesOf } from "#contract/application/lines-of.ts";
import { classIsMet } from "#contract/investor/class-is-met.ts";
import {
  askedParts,
  datesFit,
  datesOfCompaniesFit,
  datesOfPeopleFit,
  yearsFit,
} from "../documents-fit.ts";
import { certifiersAreIndependent } from "../people/certifiers.ts";
import { partiesAreComplete } from "../people/ownership-checks.ts";
import { taxAgrees } from "../people/tax-agrees.ts";
import type { Check, Checks } from "./pages.ts";

/** A rule about documents sees only what the lines ask of them. */
const onDocuments =
  (check: Check): Check =>
  (section, own, all, stage) =>
    check(section, askedParts(own, linesOf(all), stage.rulesOn), all, stage);

const ofParties = onDocuments((section, own, all) => [
  ...datesOfPeopleFit(own),
  ...datesOfCompaniesFit(own),
  ...certifiersAreIndependent(section, own, all),
]);

/** Apart from the flows: the calculators of classes and ownership are large. */
export const checks: Checks = {
  classIsMet: (section, own, all, stage) => [
    ...classIsMet(section, own, all, stage),
    ...onDocuments((_, seen) => datesFit(seen, all))(section, own, all, stage),
  ],
  partiesAreComplete: (section, own, all, stage) => [
    ...partiesAreComplete(own, all, stage),
    ...ofParties(section, own, all, stage),
  ],
  documentsFit: onDocuments((section, own, all) => [
    ...certifiersAreIndependent(section, own, all),
    ...datesFit(own, all),
  ]),
  taxAgrees,
  yearsFit,
};

import type { AgreementText } from "../../agreement.ts";
import { english as shared } from "../../shared/2026-11-01/en.ts";
import { textWith } from "../../shared-text.ts";

export const english: AgreementText = textWith(shared, {
  title: "OTC sale agreement",
  party: "Gatehouse Digital Markets Limited",
  eligibility: "This part names the two parties and says which clients are eligible to trade.",
  relation: [],
  assets: "This part lists the assets that can be traded and the smallest trade.",
});

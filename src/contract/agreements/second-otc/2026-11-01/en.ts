import type { AgreementText } from "../../agreement.ts";
import { english as shared } from "../../shared/2026-11-01/en.ts";
import { textWith } from "../../shared-text.ts";

export const english: AgreementText = textWith(shared, {
  title: "OTC sale agreement with the second entity",
  party: "Otterline Markets Limited",
  eligibility:
    "This part names the client and the second entity, and says which clients it can deal with.",
  relation: [
    {
      title: "Relation to other agreements",
      clauses: [
        "This part says how this agreement relates to agreements of the client with other companies of the group.",
        "[Counsel to complete: separate contracts, no joint liability, and order of precedence]",
      ],
    },
  ],
  assets: "This part lists the assets that the second entity trades and the smallest trade.",
});

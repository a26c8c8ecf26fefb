import type { EntityStep } from "@gatehouse/machines/application/otc-onboarding";
import { answeredIn, lineHas } from "#contract/questions/condition.ts";
import { acknowledgement } from "../acknowledgement.ts";
import { entityPages } from "./entity-pages.ts";
import { flatServices } from "../bank.ts";
import { companyInformation } from "../company.ts";
import { otcDeclaration } from "../declaration.ts";
import { uploadFile } from "../documents.ts";
import { investorClassification } from "../people/investor.ts";
import { entryBoarding, otcEntityLines } from "../lines.ts";
import { nonSolicitation } from "../non-solicitation.ts";
import { flowOf } from "./pages.ts";
import { entityPep } from "../people/pep.ts";
import { relatedInformation } from "../people/related-parties.ts";

/** /kyc/otcVerify for institutions (specification section 3). */
export const otcInstitution = flowOf<EntityStep>([
  { step: "entityInfo", section: otcEntityLines },
  { step: "entityInfo", section: entryBoarding },
  { step: "entityInfo", section: companyInformation },
  ...entityPages,
  { step: "entityInfo", section: otcDeclaration },
  { step: "entityInfo", section: entityPep },
  { step: "entityInfo", section: nonSolicitation, askedWhen: lineHas("nonSolicitation", true) },
  {
    step: "entityInfo",
    section: flatServices,
    askedWhen: answeredIn("companyInformation", "needsFiat", "yes"),
  },
  { step: "documentUploading", section: uploadFile },
  {
    step: "investorVerification",
    section: investorClassification,
    askedWhen: lineHas("investorClass", "HK", "SG"),
    crossFieldRules: "classIsMet",
  },
  {
    step: "investorVerification",
    section: relatedInformation,
    crossFieldRules: "partiesAreComplete",
  },
  { step: "reviewAndSubmit", section: acknowledgement },
]);

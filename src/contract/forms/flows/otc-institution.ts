import type { EntityStep } from "@gatehouse/machines/otc-onboarding";
import { answeredIn, lineHas } from "../../questions/condition.ts";
import { acknowledgement } from "../acknowledgement.ts";
import { entityPages } from "./entity-pages.ts";
import { flatServices } from "../bank.ts";
import { companyInformation } from "../company.ts";
import { otcDeclaration } from "../declaration.ts";
import { uploadFile } from "../documents.ts";
import { investorClassification } from "../investor.ts";
import { entryBoarding, otcEntityLines } from "../lines.ts";
import { nonSolicitation } from "../non-solicitation.ts";
import { flowOf } from "../pages.ts";
import { entityPep } from "../pep.ts";
import { relatedInformation } from "../related-parties.ts";

/** The OTC flow of an institution, /kyc/otcVerify: the same parts in the OTC set (specification section 3). */
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
    also: "classIsMet",
  },
  { step: "investorVerification", section: relatedInformation, also: "partiesAreComplete" },
  { step: "reviewAndSubmit", section: acknowledgement },
]);

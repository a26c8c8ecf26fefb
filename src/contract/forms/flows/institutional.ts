import type { Step } from "@gatehouse/machines/application/institutional-onboarding";
import { answeredIn, lineHas } from "#contract/questions/condition.ts";
import { acknowledgement } from "../acknowledgement.ts";
import { entityPages } from "./entity-pages.ts";
import { flatServices } from "../bank.ts";
import { companyInformation } from "../company.ts";
import { declaration } from "../declaration.ts";
import { supportingDocuments, uploadFiles } from "../documents.ts";
import { investorClassification } from "../people/investor.ts";
import { applicableAccount, entryBoarding } from "../lines.ts";
import { nonSolicitation } from "../non-solicitation.ts";
import { flowOf } from "./pages.ts";
import { relatedInformation } from "../people/related-parties.ts";

/** /kyc/verify. */
export const institutional = flowOf<Step>([
  { step: "entityInfo", section: applicableAccount },
  { step: "entityInfo", section: entryBoarding },
  { step: "entityInfo", section: companyInformation },
  ...entityPages,
  { step: "entityInfo", section: declaration },
  {
    step: "entityInfo",
    section: nonSolicitation,
    askedWhen: lineHas("nonSolicitation", true),
  },
  {
    step: "entityInfo",
    section: flatServices,
    askedWhen: answeredIn("companyInformation", "needsFiat", "yes"),
  },
  { step: "documentUploading", section: uploadFiles },
  { step: "documentUploading", section: supportingDocuments },
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

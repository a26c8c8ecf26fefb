import { ofEntity } from "#contract/options/of-entity.ts";
import { isEntityFromOutside } from "#contract/options/solicitation.ts";
import { answeredIn, lineHas } from "#contract/questions/condition.ts";
import { acknowledgement } from "../acknowledgement.ts";
import { activityInformation } from "../activity.ts";
import { flatServices } from "../bank.ts";
import { businessInformation } from "../business.ts";
import { companyInformation } from "../company.ts";
import {
  charityInformation,
  fundInformation,
  governmentInformation,
  trustInformation,
} from "../entities.ts";
import { nonSolicitation } from "../non-solicitation.ts";
import { investorClassification } from "../people/investor.ts";
import { relatedInformation } from "../people/related-parties.ts";
import type { Page } from "./pages.ts";
import { taxInformation } from "../tax.ts";
import { complianceProgramme } from "../programme.ts";

export const entityPages = [
  { step: "entityInfo", section: companyInformation },
  { step: "entityInfo", section: trustInformation, askedWhen: ofEntity("trust") },
  { step: "entityInfo", section: fundInformation, askedWhen: ofEntity("investmentVehicle") },
  { step: "entityInfo", section: charityInformation, askedWhen: ofEntity("charity") },
  { step: "entityInfo", section: governmentInformation, askedWhen: ofEntity("government") },
  { step: "entityInfo", section: businessInformation },
  { step: "entityInfo", section: activityInformation, crossFieldRules: "yearsFit" },
  {
    step: "entityInfo",
    section: complianceProgramme,
    askedWhen: ofEntity("financialInstitution", "vasp"),
  },
  { step: "entityInfo", section: taxInformation, crossFieldRules: "taxAgrees" },
] as const satisfies readonly Page[];

export const servicePages = [
  { step: "entityInfo", section: nonSolicitation, askedWhen: isEntityFromOutside },
  {
    step: "entityInfo",
    section: flatServices,
    askedWhen: answeredIn("activityInformation", "needsFiat", "yes"),
  },
] as const satisfies readonly Page[];

export const lastPages = [
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
] as const satisfies readonly Page[];

import { ofEntity } from "#contract/options/of-entity.ts";
import {
  charityInformation,
  fundInformation,
  governmentInformation,
  trustInformation,
} from "../entities.ts";
import type { Page } from "./pages.ts";
import { complianceProgramme } from "../programme.ts";

export const entityPages = [
  { step: "entityInfo", section: trustInformation, askedWhen: ofEntity("trust") },
  { step: "entityInfo", section: fundInformation, askedWhen: ofEntity("investmentVehicle") },
  { step: "entityInfo", section: charityInformation, askedWhen: ofEntity("charity") },
  { step: "entityInfo", section: governmentInformation, askedWhen: ofEntity("government") },
  {
    step: "entityInfo",
    section: complianceProgramme,
    askedWhen: ofEntity("financialInstitution", "vasp"),
  },
] as const satisfies readonly Page[];

import type { EntityStep } from "@gatehouse/machines/application/otc-onboarding";
import { entityPages, lastPages, servicePages } from "./entity-pages.ts";
import { companyInformation } from "../company.ts";
import { otcDeclaration } from "../declaration.ts";
import { uploadFile } from "../documents.ts";
import { entryBoarding, otcEntityLines } from "../lines.ts";
import { flowOf } from "./pages.ts";
import { entityPep } from "../people/pep.ts";

/** /kyc/otcVerify for institutions (specification section 3). */
export const otcInstitution = flowOf<EntityStep>([
  { step: "entityInfo", section: otcEntityLines },
  { step: "entityInfo", section: entryBoarding },
  { step: "entityInfo", section: companyInformation },
  ...entityPages,
  { step: "entityInfo", section: otcDeclaration },
  { step: "entityInfo", section: entityPep },
  ...servicePages,
  { step: "documentUploading", section: uploadFile },
  ...lastPages,
]);

import type { EntityStep } from "@gatehouse/machines/application/otc-onboarding";
import { entityPages, lastPages, servicePages } from "./entity-pages.ts";
import { declaration } from "../declaration.ts";
import { uploadFile } from "../documents.ts";
import { entryBoarding } from "../entity-type.ts";
import { otcEntityLines } from "../lines.ts";
import { flowOf } from "./pages.ts";

/** /kyc/otcVerify for institutions (specification section 3). */
export const otcInstitution = flowOf<EntityStep>([
  { step: "entityInfo", section: otcEntityLines },
  { step: "entityInfo", section: entryBoarding },
  ...entityPages,
  { step: "entityInfo", section: declaration },
  ...servicePages,
  {
    step: "documentUploading",
    section: uploadFile,
    crossFieldRules: "documentsFit",
  },
  ...lastPages,
]);

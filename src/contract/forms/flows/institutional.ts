import type { Step } from "@gatehouse/machines/application/institutional-onboarding";
import { entityPages, lastPages, servicePages } from "./entity-pages.ts";
import { declaration } from "../declaration.ts";
import { supportingDocuments, uploadFiles } from "../documents.ts";
import { entryBoarding } from "../entity-type.ts";
import { applicableAccount } from "../lines.ts";
import { flowOf } from "./pages.ts";

/** /kyc/verify. */
export const institutional = flowOf<Step>([
  { step: "entityInfo", section: applicableAccount },
  { step: "entityInfo", section: entryBoarding },
  ...entityPages,
  { step: "entityInfo", section: declaration },
  ...servicePages,
  {
    step: "documentUploading",
    section: uploadFiles,
    crossFieldRules: "documentsFit",
  },
  { step: "documentUploading", section: supportingDocuments },
  ...lastPages,
]);

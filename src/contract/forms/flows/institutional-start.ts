import type { Step } from "@gatehouse/machines/application/institutional-onboarding";
import { applicableAccount } from "../lines.ts";
import { titles } from "../titles.ts";
import { flowOf, type Flow, type Page } from "./pages.ts";

const untold = (step: Step, ...ids: (keyof typeof titles)[]): Page<Step>[] =>
  ids.map((id) => ({ step, section: { id, title: titles[id], questions: {} } }));

/** /kyc/verify while nothing is answered: its first page, and the titles of the others that are asked then. */
export const institutionalStart: Flow<Step> = {
  ...flowOf([
    { step: "entityInfo", section: applicableAccount },
    ...untold("entityInfo", "entryBoarding", "companyInformation", "businessInformation"),
    ...untold("entityInfo", "activityInformation", "taxInformation", "declaration"),
    ...untold("documentUploading", "uploadFiles", "supportingDocuments"),
    ...untold("investorVerification", "relatedInformation"),
    ...untold("reviewAndSubmit", "acknowledgement"),
  ]),
  isStart: true,
};

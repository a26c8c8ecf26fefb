import type { Step } from "@gatehouse/machines/application/institutional-onboarding";
import { applicableAccount } from "../lines.ts";
import { titles } from "../titles.ts";
import { flowOf, type Flow, type Page } from "./pages.ts";

const titleOnly = (step: Step, ...ids: (keyof typeof titles)[]): Page<Step>[] =>
  ids.map((id) => ({ step, section: { id, title: titles[id], questions: {} } }));

/** /kyc/verify while nothing is answered: its first page, and the titles of the others that are asked then. */
export const institutionalStart: Flow<Step> = {
  ...flowOf([
    { step: "entityInfo", section: applicableAccount },
    ...titleOnly("entityInfo", "entryBoarding", "companyInformation", "businessInformation"),
    ...titleOnly("entityInfo", "activityInformation", "taxInformation", "declaration"),
    ...titleOnly("documentUploading", "uploadFiles", "supportingDocuments"),
    ...titleOnly("investorVerification", "relatedInformation"),
    ...titleOnly("reviewAndSubmit", "acknowledgement"),
  ]),
  isStart: true,
};

import { setup } from "xstate";
// machines/application/otc-onboarding.ts
/** Which step of an OTC application is shown, of an institution or of one person? The chart `sections` decides. */
export const otcOnboarding = setup({
  types: { events: {} },
  guards: {
    isEntityInfo: ({ event }) => event.step === "entityInfo",
    isDocumentUploading: ({ event }) => event.step === "documentUploading",
    isInvestorVerification: ({ event }) => event.step === "investorVerification",
    isReviewAndSubmit: ({ event }) => event.step === "reviewAndSubmit",
    isPersonalInformation: ({ event }) => event.step === "personalInformation",
    isWealthAndTransactions: ({ event }) => event.step === "wealthAndTransactions",
    isBankInformation: ({ event }) => event.step === "bankInformation",
    isRequiredDocuments: ({ event }) => event.step === "requiredDocuments",
    isConfirmStatement: ({ event }) => event.step === "confirmStatement"
  }
}).createMachine({
  id: "otcOnboarding",
  on: { "step.show": [
    {
      guard: "isEntityInfo",
      target: ".entityInfo"
    },
    {
      guard: "isDocumentUploading",
      target: ".documentUploading"
    },
    {
      guard: "isInvestorVerification",
      target: ".investorVerification"
    },
    {
      guard: "isReviewAndSubmit",
      target: ".reviewAndSubmit"
    },
    {
      guard: "isPersonalInformation",
      target: ".personalInformation"
    },
    {
      guard: "isWealthAndTransactions",
      target: ".wealthAndTransactions"
    },
    {
      guard: "isBankInformation",
      target: ".bankInformation"
    },
    {
      guard: "isRequiredDocuments",
      target: ".requiredDocuments"
    },
    {
      guard: "isConfirmStatement",
      target: ".confirmStatement"
    }
  ] },
  initial: "opening",
  states: {
    opening: { description: "It is not known yet which section is shown." },
    entityInfo: { description: "Institution, step 1: the entity and the lines it applies for." },
    documentUploading: { description: "Institution, step 2: the checklist of the OTC set." },
    investorVerification: { description: "Institution, step 3: owners, related parties and the class of investor." },
    reviewAndSubmit: { description: "Institution, step 4: check the answers, acknowledge, submit." },
    personalInformation: { description: "Individual, step 1: the lines, the applicant and the PEP questionnaire." },
    wealthAndTransactions: { description: "Individual, step 2: source of wealth and expected transactions." },
    bankInformation: { description: "Individual, step 3: a bank account in the applicant's name." },
    requiredDocuments: { description: "Individual, step 4: the checklist computed from lines and answers." },
    confirmStatement: { description: "Individual, step 5: confirm the statement and submit." }
  }
});

import { setup } from "xstate";
// machines/application/institutional-onboarding.ts
/** Which of the four steps of an institution's application is shown? The chart `sections` decides. */
export const institutionalOnboarding = setup({
  types: { events: {} },
  guards: {
    isEntityInfo: ({ event }) => event.step === "entityInfo",
    isDocumentUploading: ({ event }) => event.step === "documentUploading",
    isInvestorVerification: ({ event }) => event.step === "investorVerification",
    isReviewAndSubmit: ({ event }) => event.step === "reviewAndSubmit"
  }
}).createMachine({
  id: "institutionalOnboarding",
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
    }
  ] },
  initial: "opening",
  states: {
    opening: { description: "It is not known yet which section is shown." },
    entityInfo: { description: "Step 1: the entity and the lines it applies for." },
    documentUploading: { description: "Step 2: the checklist computed from entity type, lines and answers." },
    investorVerification: { description: "Step 3: owners, related parties and the class of investor." },
    reviewAndSubmit: { description: "Step 4: check the answers, acknowledge, submit." }
  }
});

import type { PlantedFaults } from "../kit/model.ts";

export const kycStatusFaults: PlantedFaults = {
  file: "kyc-status",
  faults: [
    {
      name: "an assistant may submit",
      find: '      event.type === "kyc.submit" &&\n      event.by === "holder" &&',
      replace: '      event.type === "kyc.submit" &&',
    },
    {
      name: "one person gives both approvals",
      find: "(context.firstApprover !== null && context.firstApprover !== event.approverId)",
      replace: "context.firstApprover !== null",
    },
    {
      name: "a first approval outlives the review",
      find: '      exit: "forget the first approval",\n',
      replace: "",
    },
    {
      name: "the very same file is taken for an answer",
      find: "      !event.identical &&\n",
      replace: "",
    },
    {
      name: "some of the items are enough",
      find: "context.openItems.every(",
      replace: "context.openItems.some(",
    },
    {
      name: "a rejection needs no reason",
      find: ' && event.reason !== ""',
      replace: "",
    },
    {
      name: "one try more than the cap",
      find: "context.attempts < context.attemptCap",
      replace: "context.attempts <= context.attemptCap",
    },
    {
      name: "a final rejection can be reopened",
      find: ' && context.kind === "RETRY"',
      replace: "",
    },
    {
      name: "a reopened application is in review at once",
      find: 'guard: "may try again",\n          target: "notSubmitted"',
      replace: 'guard: "may try again",\n          target: "inProgress"',
    },
  ],
};

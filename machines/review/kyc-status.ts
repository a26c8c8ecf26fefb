import { assign, setup } from "xstate";
import * as kyc from "./kyc-event.ts";
import type { KycContext, KycEvent, KycInput } from "./kyc-event.ts";

/** How far is the review of one applicant for one business line, and who may move it? */
export const kycStatus = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    input: {} as KycInput,
    tags: {} as "open" | "settled",
  },
  actions: {
    assignRisk: assign(({ context, event }) => kyc.riskAfter(context, event)),
    forgetRisk: assign({ staysHigh: false }),
    assignItems: assign(({ event }) => ({ openItems: kyc.itemsOf(event) })),
    clearItems: assign({ openItems: [] }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isHolder: ({ event }) => event.by === "holder",
    isClock: ({ event }) => event.by === "system",
    isDesk: ({ event }) => kyc.isDesk(event),
    isDeskOrClock: ({ event }) => kyc.isDesk(event) || event.by === "system",
    isCompleteByHolder: ({ event }) => event.by === "holder" && kyc.isComplete(event),
    isAnsweredByHolder: ({ context, event }) =>
      event.by === "holder" && kyc.isAnswered(event, context.openItems),
    hasItemsByDesk: ({ event }) => kyc.isDesk(event) && kyc.itemsOf(event).length > 0,
    hasReasonByDesk: ({ event }) => kyc.isDesk(event) && kyc.reasonOf(event) !== "",
    isFinalByTwo: ({ event }) =>
      kyc.isByTwo(event) && kyc.reasonOf(event) !== "" && kyc.rejectionOf(event) === "FINAL",
    isRetryByApprover: ({ event }) =>
      event.by === "approver" && kyc.reasonOf(event) !== "" && kyc.rejectionOf(event) === "RETRY",
    isApprovedByEnough: ({ context, event }) =>
      event.by === "approver" && !context.isProhibited && (!context.needsTwo || kyc.isByTwo(event)),
    hasAttemptLeft: ({ context, event }) =>
      event.by === "holder" && context.attempts < context.attemptCap,
  },
}).createMachine({
  id: "kycStatus",
  description: "Runs on the server, one actor per line. A status changes in no other way.",
  context: ({ input }) => ({ ...input, openItems: [], attempts: 0, ...kyc.unscored }),
  initial: "notSubmitted",
  states: {
    notSubmitted: {
      description: "A draft of the holder, perhaps prefilled from an earlier attempt.",
      tags: "open",
      on: {
        "kyc.submit": { guard: "isCompleteByHolder", target: "inProgress", actions: "assignRisk" },
        "kyc.withdraw": { guard: "isHolder", target: "notSubmitted", reenter: true },
      },
    },
    inProgress: {
      description:
        "The desk reviews. High risk, PEP or a final rejection: one person proposes, another decides. A prohibited risk is never approved.",
      on: {
        "kyc.approve": {
          description:
            "By an approver; with high risk or a PEP, after a proposal and senior management (chart decision).",
          guard: "isApprovedByEnough",
          target: "approved",
          actions: "forgetRisk",
        },
        "kyc.requestDocuments": {
          guard: "hasItemsByDesk",
          target: "additionalDocumentsRequired",
          actions: "assignItems",
        },
        "kyc.reject": [
          { guard: "isFinalByTwo", target: "rejected.final" },
          { guard: "isRetryByApprover", target: "rejected.retry" },
        ],
        "kyc.withdraw": { guard: "isHolder", target: "notSubmitted" },
      },
    },
    additionalDocumentsRequired: {
      description: "The holder answers every requested item.",
      tags: "open",
      exit: "clearItems",
      on: {
        "kyc.filesSubmitted": { guard: "isAnsweredByHolder", target: "inProgress" },
        "kyc.cancelRequest": { guard: "hasReasonByDesk", target: "inProgress" },
        "kyc.withdraw": { guard: "isHolder", target: "notSubmitted" },
      },
      initial: "requested",
      states: {
        requested: {
          on: {
            "kyc.dueDatePassed": { guard: "isClock", target: "rejectable.overdue" },
            "kyc.answeredInWords": { guard: "isHolder", target: "rejectable.answeredInWords" },
          },
        },
        rejectable: {
          description: "The due date has passed, or the holder answered in words, not with files.",
          on: {
            "kyc.answeredInWords": { guard: "isHolder", target: ".answeredInWords" },
            "kyc.reject": [
              { guard: "isFinalByTwo", target: "#kycStatus.rejected.final" },
              { guard: "isRetryByApprover", target: "#kycStatus.rejected.retry" },
            ],
          },
          initial: "overdue",
          states: {
            overdue: {},
            answeredInWords: {},
          },
        },
      },
    },
    approved: {
      description:
        "Valid until a review, an expired document, new owners or an adverse hit. The desk then asks for what it needs.",
      tags: "settled",
      on: {
        "kyc.lapse": {
          description: "The server then sends account.kycLapsed: a normal account is frozen.",
          guard: "isDeskOrClock",
          target: "inProgress",
          actions: "assignRisk",
        },
      },
    },
    rejected: {
      tags: "settled",
      entry: "countAttempt",
      initial: "retry",
      states: {
        retry: {
          description: "The holder may try again while attempts are left.",
          on: { "kyc.reopen": { guard: "hasAttemptLeft", target: "#kycStatus.notSubmitted" } },
        },
        final: { description: "The applicant sees no reason; the page names the KYC team." },
      },
    },
  },
});

import { assign, setup } from "xstate";
// machines/review/kyc-event.ts
/** Before a submission. */
const unscored = {
  staysHigh: false,
  isProhibited: false
};
const isDesk = ({ by }) => by === "reviewer" || by === "approver";
const isComplete = (event) => event.type === "kyc.submit" && event.requirementsMet && event.consentsTicked && event.filesClean;
/** Whether every open item was answered with a file. */
const isAnswered = (event, openItems) => event.type === "kyc.filesSubmitted" && openItems.every((item) => event.answered.includes(item));
const itemsOf = (event) => "items" in event ? event.items : [];
const reasonOf = (event) => "reason" in event ? event.reason : "";
const rejectionOf = (event) => "kind" in event ? event.kind : null;
/** Whether an approver decides what another person proposed. */
const isByTwo = (event) => event.by === "approver" && "proposerId" in event && event.proposerId !== null && event.proposerId !== event.deciderId;
/** The risk after a submission, or after an approval has lapsed. */
function riskAfter({ needsTwo, staysHigh }, event) {
  if (event.type === "kyc.lapse" && event.cause !== "adverseHit") return {};
  const scored = event.type === "kyc.submit" ? event.needsTwo ?? needsTwo : true;
  const isHigh = staysHigh || scored;
  const risk = {
    needsTwo: isHigh,
    staysHigh: isHigh
  };
  return event.type === "kyc.submit" ? {
    ...risk,
    isProhibited: event.isProhibited ?? false
  } : risk;
}
// machines/review/kyc-status.ts
/** How far is the review of one applicant for one business line, and who may move it? */
export const kycStatus = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actions: {
    assignRisk: assign(({ context, event }) => riskAfter(context, event)),
    forgetRisk: assign({ staysHigh: false }),
    assignItems: assign(({ event }) => ({ openItems: itemsOf(event) })),
    clearItems: assign({ openItems: [] }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 })
  },
  guards: {
    isHolder: ({ event }) => event.by === "holder",
    isClock: ({ event }) => event.by === "system",
    isDesk: ({ event }) => isDesk(event),
    isDeskOrClock: ({ event }) => isDesk(event) || event.by === "system",
    isCompleteByHolder: ({ event }) => event.by === "holder" && isComplete(event),
    isAnsweredByHolder: ({ context, event }) => event.by === "holder" && isAnswered(event, context.openItems),
    hasItemsByDesk: ({ event }) => isDesk(event) && itemsOf(event).length > 0,
    hasReasonByDesk: ({ event }) => isDesk(event) && reasonOf(event) !== "",
    isFinalByTwo: ({ event }) => isByTwo(event) && reasonOf(event) !== "" && rejectionOf(event) === "FINAL",
    isRetryByApprover: ({ event }) => event.by === "approver" && reasonOf(event) !== "" && rejectionOf(event) === "RETRY",
    isApprovedByEnough: ({ context, event }) => event.by === "approver" && !context.isProhibited && (!context.needsTwo || isByTwo(event)),
    hasAttemptLeft: ({ context, event }) => event.by === "holder" && context.attempts < context.attemptCap
  }
}).createMachine({
  id: "kycStatus",
  description: "Runs on the server, one actor per line. A status changes in no other way.",
  context: ({ input = { needsTwo: false, attemptCap: 1 } }) => ({
    ...input,
    openItems: [],
    attempts: 0,
    ...unscored
  }),
  initial: "notSubmitted",
  states: {
    notSubmitted: {
      description: "A draft of the holder, perhaps prefilled from an earlier attempt.",
      tags: "open",
      on: {
        "kyc.submit": {
          guard: "isCompleteByHolder",
          target: "inProgress",
          actions: "assignRisk"
        },
        "kyc.withdraw": {
          guard: "isHolder",
          target: "notSubmitted",
          reenter: true
        }
      }
    },
    inProgress: {
      description: "The desk reviews. High risk, PEP or a final rejection: one person proposes, another decides. A prohibited risk is never approved.",
      on: {
        "kyc.approve": {
          description: "By an approver; with high risk or a PEP, after a proposal and senior management (chart decision).",
          guard: "isApprovedByEnough",
          target: "approved",
          actions: "forgetRisk"
        },
        "kyc.requestDocuments": {
          guard: "hasItemsByDesk",
          target: "additionalDocumentsRequired",
          actions: "assignItems"
        },
        "kyc.reject": [{
          guard: "isFinalByTwo",
          target: "rejected.final"
        }, {
          guard: "isRetryByApprover",
          target: "rejected.retry"
        }],
        "kyc.withdraw": {
          guard: "isHolder",
          target: "notSubmitted"
        }
      }
    },
    additionalDocumentsRequired: {
      description: "The holder answers every requested item.",
      tags: "open",
      exit: "clearItems",
      on: {
        "kyc.filesSubmitted": {
          guard: "isAnsweredByHolder",
          target: "inProgress"
        },
        "kyc.cancelRequest": {
          guard: "hasReasonByDesk",
          target: "inProgress"
        },
        "kyc.withdraw": {
          guard: "isHolder",
          target: "notSubmitted"
        }
      },
      initial: "requested",
      states: {
        requested: { on: {
          "kyc.dueDatePassed": {
            guard: "isClock",
            target: "rejectable.overdue"
          },
          "kyc.answeredInWords": {
            guard: "isHolder",
            target: "rejectable.answeredInWords"
          }
        } },
        rejectable: {
          description: "The due date has passed, or the holder answered in words, not with files.",
          on: {
            "kyc.answeredInWords": {
              guard: "isHolder",
              target: ".answeredInWords"
            },
            "kyc.reject": [{
              guard: "isFinalByTwo",
              target: "#kycStatus.rejected.final"
            }, {
              guard: "isRetryByApprover",
              target: "#kycStatus.rejected.retry"
            }]
          },
          initial: "overdue",
          states: {
            overdue: {},
            answeredInWords: {}
          }
        }
      }
    },
    approved: {
      description: "Valid until a review, an expired document, new owners or an adverse hit. The desk then asks for what it needs.",
      tags: "settled",
      on: { "kyc.lapse": {
        description: "The server then sends account.kycLapsed: a normal account is frozen.",
        guard: "isDeskOrClock",
        target: "inProgress",
        actions: "assignRisk"
      } }
    },
    rejected: {
      tags: "settled",
      entry: "countAttempt",
      initial: "retry",
      states: {
        retry: {
          description: "The holder may try again while attempts are left.",
          on: { "kyc.reopen": {
            guard: "hasAttemptLeft",
            target: "#kycStatus.notSubmitted"
          } }
        },
        final: { description: "The applicant sees no reason; the page names the KYC team." }
      }
    }
  }
});

import { assign, setup } from "xstate";
// machines/kyc-status.ts
const onTheDesk = ({ by }) => by === "reviewer" || by === "approver";
const sawALapse = (event) => onTheDesk(event) || event.by === "system";
const asksFor = (event) => "items" in event ? event.items : [];
/** How far is the review of one applicant for one business line, and who may move it? */
export const kycStatus = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {},
    meta: {}
  },
  actions: {
    "take the risk": assign(({ context }, params) => ({ needsTwo: params.needsTwo ?? context.needsTwo })),
    "note the lapse": assign(({ context }, params) => ({
      openItems: params.items,
      needsTwo: params.needsTwo ?? context.needsTwo
    })),
    "ask for": assign((_, { items }) => ({ openItems: items })),
    "close the request": assign({
      openItems: [],
      overdue: false
    }),
    "mark overdue": assign({ overdue: true }),
    "note the first approval": assign((_, params) => ({ firstApprover: params.approverId })),
    "forget the first approval": assign({ firstApprover: null }),
    "note the rejection": assign(({ context }, { kind, reason }) => ({
      kind,
      reason,
      attempts: context.attempts + 1
    })),
    "forget the rejection": assign({
      kind: null,
      reason: null
    })
  },
  guards: {
    "complete, by the holder": ({ event }) => event.type === "kyc.submit" && event.by === "holder" && event.requirementsMet && event.consentsTicked && event.filesClean,
    "by the holder": ({ event }) => event.by === "holder",
    "by the clock": ({ event }) => event.by === "system",
    "the desk asks for something": ({ event }) => onTheDesk(event) && asksFor(event).length > 0,
    "every item answered anew": ({ context, event }) => event.type === "kyc.filesSubmitted" && event.by === "holder" && !event.identical && context.openItems.every((item) => event.answered.includes(item)),
    "last approval": ({ context, event }) => event.type === "kyc.approve" && onTheDesk(event) && (!context.needsTwo || context.firstApprover !== null && context.firstApprover !== event.approverId),
    "first of two approvals": ({ context, event }) => onTheDesk(event) && context.needsTwo && context.firstApprover === null,
    "the desk gives a reason": ({ event }) => event.type === "kyc.reject" && onTheDesk(event) && event.reason !== "",
    "may try again": ({ context, event }) => event.by === "holder" && context.kind === "RETRY" && context.attempts < context.attemptCap,
    "lapse with something to send": ({ event }) => sawALapse(event) && asksFor(event).length > 0,
    "lapse to look at": ({ event }) => sawALapse(event) && asksFor(event).length === 0
  }
}).createMachine({
  id: "kycStatus",
  description: "Run by the server, one actor per line; a status moves in no other way.",
  context: ({ input }) => ({
    ...input,
    openItems: [],
    overdue: false,
    kind: null,
    reason: null,
    attempts: 0,
    firstApprover: null
  }),
  initial: "notSubmitted",
  states: {
    notSubmitted: {
      description: "A draft of the holder, perhaps prefilled from an earlier try.",
      tags: "open",
      meta: { wire: "KYC not submitted" },
      on: {
        "kyc.submit": {
          guard: "complete, by the holder",
          target: "inProgress",
          actions: {
            type: "take the risk",
            params: ({ event }) => event
          }
        },
        "kyc.withdraw": {
          guard: "by the holder",
          target: "notSubmitted",
          reenter: true
        }
      }
    },
    inProgress: {
      description: "The desk reviews. High risk or PEP: two different people approve (four eyes).",
      meta: { wire: "KYC In Progress" },
      exit: "forget the first approval",
      on: {
        "kyc.requestDocuments": {
          guard: "the desk asks for something",
          target: "additionalDocumentsRequired",
          actions: {
            type: "ask for",
            params: ({ event }) => event
          }
        },
        "kyc.approve": [{
          guard: "last approval",
          target: "approved"
        }, {
          guard: "first of two approvals",
          actions: {
            type: "note the first approval",
            params: ({ event }) => event
          }
        }],
        "kyc.reject": {
          guard: "the desk gives a reason",
          target: "rejected",
          actions: {
            type: "note the rejection",
            params: ({ event }) => event
          }
        },
        "kyc.withdraw": {
          guard: "by the holder",
          target: "notSubmitted"
        }
      }
    },
    additionalDocumentsRequired: {
      description: "The holder answers every requested item; the very same file is refused.",
      tags: "open",
      meta: { wire: "Additional documents required" },
      exit: "close the request",
      on: {
        "kyc.filesSubmitted": {
          guard: "every item answered anew",
          target: "inProgress"
        },
        "kyc.dueDatePassed": {
          guard: "by the clock",
          actions: "mark overdue"
        }
      }
    },
    approved: {
      description: "Stands until a review, an expired document, new owners or an adverse hit.",
      tags: "settled",
      meta: { wire: "KYC Approved" },
      on: {
        "kyc.periodicReview": [{
          guard: "lapse with something to send",
          target: "additionalDocumentsRequired",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }, {
          guard: "lapse to look at",
          target: "inProgress",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }],
        "kyc.documentExpired": [{
          guard: "lapse with something to send",
          target: "additionalDocumentsRequired",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }, {
          guard: "lapse to look at",
          target: "inProgress",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }],
        "kyc.ownershipChanged": [{
          guard: "lapse with something to send",
          target: "additionalDocumentsRequired",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }, {
          guard: "lapse to look at",
          target: "inProgress",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }],
        "kyc.adverseHit": [{
          guard: "lapse with something to send",
          target: "additionalDocumentsRequired",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }, {
          guard: "lapse to look at",
          target: "inProgress",
          actions: {
            type: "note the lapse",
            params: ({ event }) => event
          }
        }]
      }
    },
    rejected: {
      description: "RETRY: the holder may try again. FINAL, or no try left: ask the KYC team.",
      tags: "settled",
      meta: { wire: "KYC Rejected" },
      exit: "forget the rejection",
      on: { "kyc.reopen": {
        guard: "may try again",
        target: "notSubmitted"
      } }
    }
  }
});

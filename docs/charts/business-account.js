import { assign, setup } from "xstate";
// machines/business-account.ts
const onTheDesk = ({ by }) => by === "reviewer" || by === "approver";
const kycApproved = (event) => "kycApproved" in event && event.kycApproved;
const reasonOf = (event) => "reason" in event ? event.reason : "";
/** May this applicant do business in this line, and who may change that? */
export const businessAccount = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {},
    meta: {}
  },
  actions: {
    "note the reason": assign((_, { reason }) => ({ reason })),
    "forget the reason": assign({ reason: null })
  },
  guards: {
    "holder, approved, signed and verified": ({ context, event }) => event.type === "account.open" && event.by === "holder" && event.kycApproved && (!context.needsAgreement || event.agreementSigned) && (!context.needsFace || event.faceVerified),
    "by the desk while KYC is approved": ({ event }) => onTheDesk(event) && kycApproved(event),
    "by the desk": ({ event }) => onTheDesk(event),
    "by the desk or the holder": ({ event }) => onTheDesk(event) || event.by === "holder",
    "by the desk, with a reason": ({ event }) => onTheDesk(event) && reasonOf(event) !== "",
    "with a reason": ({ event }) => (onTheDesk(event) || event.by === "system") && reasonOf(event) !== "",
    "by the clock": ({ event }) => event.by === "system"
  }
}).createMachine({
  id: "businessAccount",
  description: "Run by the server, one actor per line; a status moves in no other way.",
  context: ({ input }) => ({
    ...input,
    reason: null
  }),
  initial: "pending",
  states: {
    pending: {
      description: "Not activated. The holder may open the account once everything is in place.",
      tags: "open",
      meta: { wire: "Pending" },
      on: { "account.open": {
        guard: "holder, approved, signed and verified",
        target: "underReview",
        actions: "forget the reason"
      } }
    },
    underReview: {
      description: "The desk activates or declines; activation asks again whether KYC stands.",
      meta: { wire: "Pending1" },
      on: {
        "account.activate": {
          guard: "by the desk while KYC is approved",
          target: "normal"
        },
        "account.decline": {
          guard: "by the desk, with a reason",
          target: "pending",
          actions: {
            type: "note the reason",
            params: ({ event }) => event
          }
        }
      }
    },
    normal: {
      description: "Business is done. The holder or the desk may close it.",
      tags: "settled",
      meta: { wire: "Normal" },
      on: {
        "account.freeze": {
          guard: "with a reason",
          target: "frozen",
          actions: {
            type: "note the reason",
            params: ({ event }) => event
          }
        },
        "account.kycLapsed": {
          guard: "by the clock",
          target: "frozen"
        },
        "account.close": {
          guard: "by the desk or the holder",
          target: "closed"
        }
      }
    },
    frozen: {
      description: "No business. Only the desk can lift it, and only while KYC is approved.",
      tags: "locked",
      meta: { wire: "Frozen" },
      on: {
        "account.unfreeze": {
          guard: "by the desk while KYC is approved",
          target: "normal",
          actions: "forget the reason"
        },
        "account.close": {
          guard: "by the desk",
          target: "closed"
        }
      }
    },
    closed: {
      description: "The end. Who wants to come back asks the KYC team.",
      tags: "settled",
      meta: { wire: "Closed" },
      type: "final"
    }
  }
});

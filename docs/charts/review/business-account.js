import { setup } from "xstate";
// machines/review/business-account.ts
const isApprover = ({ by }) => by === "approver";
const isDesk = ({ by }) => by === "reviewer" || by === "approver";
const isKycApproved = (event) => "kycApproved" in event && event.kycApproved;
const reasonOf = (event) => "reason" in event ? event.reason ?? "" : "";
/** May this applicant do business in this line, and who may change that? */
export const businessAccount = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  guards: {
    isReadyByHolder: ({ context, event }) => event.type === "account.open" && event.by === "holder" && event.kycApproved && (!context.needsAgreement || event.agreementSigned) && (!context.needsFace || event.faceVerified),
    isDeskWhileApproved: ({ event }) => isDesk(event) && isKycApproved(event),
    isApproverWithReason: ({ event }) => isApprover(event) && reasonOf(event) !== "",
    isApproverWhileApproved: ({ event }) => isApprover(event) && isKycApproved(event),
    isHolderOrApproverWithReason: ({ event }) => event.by === "holder" || isApprover(event) && reasonOf(event) !== "",
    isDeskWithReason: ({ event }) => isDesk(event) && reasonOf(event) !== "",
    isDeskOrClockWithReason: ({ event }) => (isDesk(event) || event.by === "system") && reasonOf(event) !== "",
    isClock: ({ event }) => event.by === "system"
  }
}).createMachine({
  id: "businessAccount",
  description: "Runs on the server, one actor per line. A status changes in no other way.",
  context: ({ input = { needsAgreement: true, needsFace: true } }) => input,
  initial: "pending",
  states: {
    pending: {
      description: "Not activated. The holder may open the account once everything is in place.",
      tags: "open",
      on: { "account.open": {
        guard: "isReadyByHolder",
        target: "underReview"
      } }
    },
    underReview: {
      description: "The desk activates or declines; activation checks the KYC status again.",
      on: {
        "account.activate": {
          guard: "isDeskWhileApproved",
          target: "normal"
        },
        "account.decline": {
          guard: "isDeskWithReason",
          target: "pending"
        }
      }
    },
    normal: {
      description: "Open for business. The holder can close it, or an approver with a reason.",
      tags: "settled",
      on: {
        "account.freeze": {
          guard: "isDeskOrClockWithReason",
          target: "frozen"
        },
        "account.kycLapsed": {
          description: "Sent by the server when kyc.lapse ends the approval of the line (kycStatus).",
          guard: "isClock",
          target: "frozen"
        },
        "account.close": {
          guard: "isHolderOrApproverWithReason",
          target: "closed"
        }
      }
    },
    frozen: {
      description: "Suspended. Only an approver can lift it, and only while KYC is approved.",
      tags: "locked",
      on: {
        "account.unfreeze": {
          guard: "isApproverWhileApproved",
          target: "normal"
        },
        "account.close": {
          guard: "isApproverWithReason",
          target: "closed"
        }
      }
    },
    closed: {
      description: "Final. To reopen it, the applicant contacts the KYC team.",
      tags: "settled",
      type: "final"
    }
  }
});

import { assign, setup } from "xstate";
// machines/review/decision-event.ts
/** No proposal. */
const none = {
  outcome: null,
  reason: "",
  proposerId: null,
  seniorManagerId: null,
  snapshot: ""
};
const isDesk = ({ by }) => by === "reviewer" || by === "approver";
const personOf = (event) => "personId" in event ? event.personId : "";
const reasonOf = (event) => "reason" in event ? event.reason : "";
const outcomeOf = (event) => "outcome" in event ? event.outcome : null;
/** The risk of the line as it is submitted now. */
const riskOf = (context, event) => event.type === "decision.begin" ? {
  needsTwo: event.needsTwo,
  isProhibited: event.isProhibited ?? false
} : {
  needsTwo: context.needsTwo,
  isProhibited: context.isProhibited
};
const isAllowed = ({ isProhibited }, event) => !isProhibited || outcomeOf(event) !== "approve";
/** An approval, or a rejection with its reason. */
const isReasoned = (event) => outcomeOf(event) === "approve" || outcomeOf(event) !== null && reasonOf(event) !== "";
/** A person who has no part in the proposal, of which nothing has changed. */
const isOther = (context, event) => personOf(event) !== context.proposerId && personOf(event) !== context.seniorManagerId && "snapshot" in event && event.snapshot === context.snapshot;
// machines/review/decision.ts
/** Is the review of this line decided, and if it is proposed, who has still to agree? */
export const decision = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actions: {
    assignProposal: assign(({ event }) => ({
      outcome: outcomeOf(event),
      proposerId: personOf(event),
      snapshot: "snapshot" in event ? event.snapshot : "",
      reason: reasonOf(event)
    })),
    assignOutcome: assign(({ event }) => ({
      outcome: outcomeOf(event),
      reason: reasonOf(event)
    })),
    assignSeniorManager: assign(({ event }) => ({ seniorManagerId: personOf(event) })),
    assignRisk: assign(({ context, event }) => riskOf(context, event)),
    clear: assign(none)
  },
  guards: {
    isProposable: ({ context, event }) => isDesk(event) && isReasoned(event) && isAllowed(context, event),
    isSystem: ({ event }) => event.by === "system",
    isElevatedApproval: ({ context, event }) => isDesk(event) && context.needsTwo && outcomeOf(event) === "approve" && isAllowed(context, event),
    mayDecideAlone: ({ context, event }) => event.by === "approver" && isReasoned(event) && isAllowed(context, event) && (outcomeOf(event) === "rejectRetry" || outcomeOf(event) === "approve" && !context.needsTwo),
    isOtherSeniorManager: ({ context, event }) => event.by === "seniorManager" && isOther(context, event),
    isOtherApprover: ({ context, event }) => event.by === "approver" && isOther(context, event),
    isOtherWithReason: ({ context, event }) => (event.by === "approver" || event.by === "seniorManager") && personOf(event) !== context.proposerId && reasonOf(event) !== "",
    isProposer: ({ context, event }) => isDesk(event) && personOf(event) === context.proposerId
  }
}).createMachine({
  id: "decision",
  description: "Runs on the server, one actor per line. No one confirms their own proposal.",
  context: ({ input = { needsTwo: false } }) => ({
    ...input,
    ...none,
    isProhibited: false
  }),
  initial: "undecided",
  states: {
    undecided: {
      description: "A reviewer proposes; an approver may decide alone where one person is enough. No one approves a prohibited risk.",
      tags: "busy",
      on: {
        "decision.propose": [{
          description: "To approve high risk or a PEP: senior management agrees first.",
          guard: "isElevatedApproval",
          target: "proposed.awaitingSeniorManager",
          actions: "assignProposal"
        }, {
          description: "Any other outcome: another approver agrees.",
          guard: "isProposable",
          target: "proposed.awaitingApprover",
          actions: "assignProposal"
        }],
        "decision.begin": {
          guard: "isSystem",
          actions: "assignRisk"
        },
        "decision.decide": {
          description: "An approver approves where the risk is not high and there is no PEP, or rejects with a retry.",
          guard: "mayDecideAlone",
          target: "decided",
          actions: "assignOutcome"
        }
      }
    },
    proposed: {
      description: "Bound to a snapshot: whatever changes in the case ends the proposal.",
      tags: "busy",
      on: {
        "decision.return": {
          guard: "isOtherWithReason",
          target: "undecided",
          actions: "clear"
        },
        "decision.withdraw": {
          guard: "isProposer",
          target: "undecided",
          actions: "clear"
        },
        "decision.change": {
          guard: "isSystem",
          target: "undecided",
          actions: "clear"
        }
      },
      initial: "awaitingApprover",
      states: {
        awaitingSeniorManager: {
          description: "High risk or PEP: senior management approves the relationship first.",
          on: { "decision.endorse": {
            guard: "isOtherSeniorManager",
            target: "awaitingApprover",
            actions: "assignSeniorManager"
          } }
        },
        awaitingApprover: {
          description: "An approver who neither proposed nor endorsed decides.",
          on: { "decision.confirm": {
            guard: "isOtherApprover",
            target: "#decision.decided"
          } }
        }
      }
    },
    decided: {
      description: "Until the line is submitted again or its approval lapses.",
      tags: "settled",
      on: { "decision.begin": {
        guard: "isSystem",
        target: "undecided",
        actions: ["clear", "assignRisk"]
      } }
    }
  }
});

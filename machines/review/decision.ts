import { assign, setup } from "xstate";
import * as of from "./decision-event.ts";
import type { DecisionContext, DecisionEvent, DecisionInput } from "./decision-event.ts";

/** Is the review of this line decided, and if it is proposed, who has still to agree? */
export const decision = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent,
    input: {} as DecisionInput,
    tags: {} as "busy" | "settled",
  },
  actions: {
    assignProposal: assign(({ event }) => ({
      outcome: of.outcomeOf(event),
      proposerId: of.personOf(event),
      snapshot: "snapshot" in event ? event.snapshot : "",
      reason: of.reasonOf(event),
    })),
    assignOutcome: assign(({ event }) => ({
      outcome: of.outcomeOf(event),
      reason: of.reasonOf(event),
    })),
    assignSeniorManager: assign(({ event }) => ({ seniorManagerId: of.personOf(event) })),
    assignRisk: assign(({ context, event }) => of.riskOf(context, event)),
    clear: assign(of.none),
  },
  guards: {
    isProposable: ({ context, event }) =>
      of.isDesk(event) && of.isReasoned(event) && of.isAllowed(context, event),
    isSystem: ({ event }) => event.by === "system",
    isElevatedApproval: ({ context, event }) =>
      of.isDesk(event) &&
      context.needsTwo &&
      of.outcomeOf(event) === "approve" &&
      of.isAllowed(context, event),
    mayDecideAlone: ({ context, event }) =>
      event.by === "approver" &&
      of.isReasoned(event) &&
      of.isAllowed(context, event) &&
      (of.outcomeOf(event) === "rejectRetry" ||
        (of.outcomeOf(event) === "approve" && !context.needsTwo)),
    isOtherSeniorManager: ({ context, event }) =>
      event.by === "seniorManager" && of.isOther(context, event),
    isOtherApprover: ({ context, event }) => event.by === "approver" && of.isOther(context, event),
    isOtherWithReason: ({ context, event }) =>
      (event.by === "approver" || event.by === "seniorManager") &&
      of.personOf(event) !== context.proposerId &&
      of.reasonOf(event) !== "",
    isProposer: ({ context, event }) =>
      of.isDesk(event) && of.personOf(event) === context.proposerId,
  },
}).createMachine({
  id: "decision",
  description: "Runs on the server, one actor per line. No one confirms their own proposal.",
  context: ({ input }) => ({ ...input, ...of.none, isProhibited: false }),
  initial: "undecided",
  states: {
    undecided: {
      description:
        "A reviewer proposes; an approver may decide alone where one person is enough. No one approves a prohibited risk.",
      tags: "busy",
      on: {
        "decision.propose": [
          {
            description: "To approve high risk or a PEP: senior management agrees first.",
            guard: "isElevatedApproval",
            target: "proposed.awaitingSeniorManager",
            actions: "assignProposal",
          },
          {
            description: "Any other outcome: another approver agrees.",
            guard: "isProposable",
            target: "proposed.awaitingApprover",
            actions: "assignProposal",
          },
        ],
        "decision.begin": { guard: "isSystem", actions: "assignRisk" },
        "decision.decide": {
          description:
            "An approver approves where the risk is not high and there is no PEP, or rejects with a retry.",
          guard: "mayDecideAlone",
          target: "decided",
          actions: "assignOutcome",
        },
      },
    },
    proposed: {
      description: "Bound to a snapshot: whatever changes in the case ends the proposal.",
      tags: "busy",
      on: {
        "decision.return": { guard: "isOtherWithReason", target: "undecided", actions: "clear" },
        "decision.withdraw": { guard: "isProposer", target: "undecided", actions: "clear" },
        "decision.change": { guard: "isSystem", target: "undecided", actions: "clear" },
      },
      initial: "awaitingApprover",
      states: {
        awaitingSeniorManager: {
          description: "High risk or PEP: senior management approves the relationship first.",
          on: {
            "decision.endorse": {
              guard: "isOtherSeniorManager",
              target: "awaitingApprover",
              actions: "assignSeniorManager",
            },
          },
        },
        awaitingApprover: {
          description: "An approver who neither proposed nor endorsed decides.",
          on: { "decision.confirm": { guard: "isOtherApprover", target: "#decision.decided" } },
        },
      },
    },
    decided: {
      description: "Until the line is submitted again or its approval lapses.",
      tags: "settled",
      on: {
        "decision.begin": {
          guard: "isSystem",
          target: "undecided",
          actions: ["clear", "assignRisk"],
        },
      },
    },
  },
});

import { assign, setup } from "xstate";
import type { KycActor } from "./kyc-event.ts";

export type Outcome = "approve" | "rejectRetry" | "rejectFinal";

/** Who acts, and the facts for the guards. snapshot: a hash of all that the decision rests on. */
export type DecisionEvent = { by: KycActor } & (
  | { type: "decision.propose"; personId: string; outcome: Outcome; snapshot: string }
  | { type: "decision.decide"; personId: string; outcome: Outcome }
  | { type: "decision.endorse" | "decision.confirm"; personId: string; snapshot: string }
  | { type: "decision.return"; personId: string; reason: string }
  | { type: "decision.withdraw"; personId: string }
  | { type: "decision.change" }
  | { type: "decision.begin"; needsTwo: boolean }
);

/** needsTwo: high risk or PEP. */
interface DecisionInput {
  needsTwo: boolean;
}

interface DecisionContext extends DecisionInput {
  outcome: Outcome | null;
  proposerId: string | null;
  seniorManagerId: string | null;
  snapshot: string;
}

const none = { outcome: null, proposerId: null, seniorManagerId: null, snapshot: "" };
const isDesk = ({ by }: DecisionEvent) => by === "reviewer" || by === "approver";
const personOf = (event: DecisionEvent) => ("personId" in event ? event.personId : "");
const outcomeOf = (event: DecisionEvent) => ("outcome" in event ? event.outcome : null);

/** A person who has no part in the proposal, of which nothing has changed. */
const isOther = (context: DecisionContext, event: DecisionEvent) =>
  personOf(event) !== context.proposerId && personOf(event) !== context.seniorManagerId;

/** Is the review of this line decided, and if it is proposed, who has still to agree? */
export const decision = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent,
    input: {} as DecisionInput,
    tags: {} as "open" | "settled",
  },
  actions: {
    assignProposal: assign(({ event }) => ({
      outcome: outcomeOf(event),
      proposerId: personOf(event),
      snapshot: "snapshot" in event ? event.snapshot : "",
    })),
    assignOutcome: assign(({ event }) => ({ outcome: outcomeOf(event) })),
    assignSeniorManager: assign(({ event }) => ({ seniorManagerId: personOf(event) })),
    assignRisk: assign(({ context, event }) => ({
      needsTwo: "needsTwo" in event ? event.needsTwo : context.needsTwo,
    })),
    clear: assign(none),
  },
  guards: {
    isDesk: ({ event }) => isDesk(event),
    isSystem: ({ event }) => event.by === "system",
    isElevatedApproval: ({ context, event }) =>
      isDesk(event) && context.needsTwo && outcomeOf(event) === "approve",
    mayDecideAlone: ({ context, event }) =>
      event.by === "approver" &&
      (outcomeOf(event) === "rejectRetry" || (outcomeOf(event) === "approve" && !context.needsTwo)),
    isOtherSeniorManager: ({ context, event }) =>
      event.by === "seniorManager" &&
      isOther(context, event) &&
      "snapshot" in event &&
      event.snapshot === context.snapshot,
    isOtherApprover: ({ context, event }) =>
      event.by === "approver" &&
      isOther(context, event) &&
      "snapshot" in event &&
      event.snapshot === context.snapshot,
    isOtherWithReason: ({ context, event }) =>
      (event.by === "approver" || event.by === "seniorManager") &&
      personOf(event) !== context.proposerId &&
      "reason" in event &&
      event.reason !== "",
    isProposer: ({ context, event }) => isDesk(event) && personOf(event) === context.proposerId,
  },
}).createMachine({
  id: "decision",
  description: "Runs on the server, one actor per line. No one confirms their own proposal.",
  context: ({ input }) => ({ ...input, ...none }),
  initial: "undecided",
  states: {
    undecided: {
      description: "A reviewer proposes; an approver may decide alone where one person is enough.",
      tags: "open",
      on: {
        "decision.propose": [
          {
            guard: "isElevatedApproval",
            target: "proposed.awaitingSeniorManager",
            actions: "assignProposal",
          },
          { guard: "isDesk", target: "proposed.awaitingApprover", actions: "assignProposal" },
        ],
        "decision.decide": {
          guard: "mayDecideAlone",
          target: "decided",
          actions: "assignOutcome",
        },
      },
    },
    proposed: {
      description: "Bound to a snapshot: whatever changes in the case ends the proposal.",
      tags: "open",
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

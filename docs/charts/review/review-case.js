import { assign, setup } from "xstate";
// machines/review/review-case.ts
const isDesk = ({ by }) => by === "reviewer" || by === "approver";
/** Who works on this case? */
export const reviewCase = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actions: {
    assignClaimer: assign(({ event }) => ({ assigneeId: event.personId })),
    assignAssignee: assign(({ event }) => ({ assigneeId: "assigneeId" in event ? event.assigneeId : null })),
    clearAssignee: assign({ assigneeId: null })
  },
  guards: {
    isDesk: ({ event }) => isDesk(event),
    isAssignee: ({ context, event }) => isDesk(event) && event.personId === context.assigneeId,
    isDeskWithReason: ({ event }) => isDesk(event) && "reason" in event && event.reason !== ""
  }
}).createMachine({
  id: "reviewCase",
  description: "Runs on the server, one actor per case. Only its assignee works on a case.",
  context: { assigneeId: null },
  initial: "unassigned",
  on: { "case.assign": {
    guard: "isDeskWithReason",
    target: ".assigned",
    actions: "assignAssignee"
  } },
  states: {
    unassigned: {
      tags: "open",
      on: { "case.claim": {
        guard: "isDesk",
        target: "assigned",
        actions: "assignClaimer"
      } }
    },
    assigned: {
      description: "Another person takes it over by an assignment with a reason, never by a claim.",
      tags: "locked",
      on: {
        "case.claim": {
          guard: "isAssignee",
          target: "assigned"
        },
        "case.release": {
          guard: "isAssignee",
          target: "unassigned",
          actions: "clearAssignee"
        }
      }
    }
  }
});

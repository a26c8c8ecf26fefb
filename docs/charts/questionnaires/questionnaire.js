import { assign, setup } from "xstate";
// machines/questionnaires/questionnaire.ts
const isPast = ({ dueOn }, today) => dueOn !== null && today > dueOn;
/** Does the applicant owe an AML questionnaire, and how prominently is it asked for? */
export const questionnaire = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actions: {
    assignDueDate: assign(({ event }) => {
      const dueOn = "dueOn" in event ? event.dueOn : null;
      return {
        isRequired: dueOn !== null,
        dueOn,
        validUntil: null
      };
    }),
    assignValidity: assign(({ event }) => ({
      dueOn: null,
      validUntil: "validUntil" in event ? event.validUntil : null
    }))
  },
  guards: {
    becomesRequired: ({ context, event }) => event.type === "kind.change" && event.dueOn !== null && !context.isRequired,
    canWait: ({ event }) => event.type === "questionnaire.postpone" && event.by === "holder" && !event.isDueSoon,
    isHolder: ({ event }) => "by" in event && event.by === "holder",
    isOnlyDueSoon: ({ context, event }) => event.type === "day.begin" && event.isDueSoon && !isPast(context, event.today),
    isOptional: ({ event }) => "dueOn" in event && event.dueOn === null,
    isPast: ({ context, event }) => event.type === "day.begin" && isPast(context, event.today),
    isOutdated: ({ context, event }) => event.type === "day.begin" && context.validUntil !== null && event.today > context.validUntil
  }
}).createMachine({
  id: "questionnaire",
  description: "Runs on the server, one actor per account; the dashboard shows its state.",
  context: ({ input = { isRequired: false, dueOn: null, validUntil: null } }) => input,
  initial: "notAsked",
  states: {
    notAsked: {
      description: "No application has been submitted.",
      on: { "questionnaire.ask": {
        target: "open",
        actions: "assignDueDate"
      } }
    },
    open: {
      tags: "open",
      on: {
        "questionnaire.send": {
          guard: "isHolder",
          target: "sent",
          actions: "assignValidity"
        },
        "kind.change": { actions: "assignDueDate" },
        "day.begin": {
          guard: "isPast",
          target: "overdue"
        }
      },
      initial: "asked",
      states: {
        asked: {
          description: "The dashboard asks: fill in now, or later?",
          on: {
            "questionnaire.postpone": {
              guard: "canWait",
              target: "postponed"
            },
            "questionnaire.begin": "begun"
          }
        },
        expired: {
          description: "What was sent holds no longer: it is asked for again.",
          on: {
            "questionnaire.postpone": {
              guard: "canWait",
              target: "postponed"
            },
            "questionnaire.begin": "begun"
          }
        },
        postponed: {
          description: "A quiet entry until the due date is near.",
          on: {
            "questionnaire.begin": "begun",
            "kind.change": {
              target: "asked",
              actions: "assignDueDate"
            },
            "day.begin": {
              guard: "isOnlyDueSoon",
              target: "asked"
            }
          }
        },
        begun: { description: "The holder and collaborators fill it in; every answer is saved." }
      }
    },
    overdue: {
      description: "The applicant and the desk are told. It can still be filled in and sent.",
      tags: "failed",
      on: {
        "questionnaire.send": {
          guard: "isHolder",
          target: "sent",
          actions: "assignValidity"
        },
        "kind.change": {
          guard: "isOptional",
          target: "open.asked",
          actions: "assignDueDate"
        }
      }
    },
    sent: {
      description: "Read-only, until it is too old. An optional one does not do where one is required.",
      tags: "settled",
      on: {
        "kind.change": {
          guard: "becomesRequired",
          target: "open.expired",
          actions: "assignDueDate"
        },
        "day.begin": {
          guard: "isOutdated",
          target: "open.expired",
          actions: "assignDueDate"
        }
      }
    }
  }
});

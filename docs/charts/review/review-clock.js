import { assign, setup } from "xstate";
// machines/review/review-clock.ts
/** By when does the desk owe the applicant of this case a reply, and is it late? */
export const reviewClock = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actions: {
    assignDueDate: assign(({ event }) => ({
      dueOn: "dueOn" in event ? event.dueOn : null,
      daysLeft: null
    })),
    assignDaysLeft: assign(({ event }) => ({
      dueOn: null,
      daysLeft: "daysLeft" in event ? event.daysLeft : null
    })),
    clear: assign({
      dueOn: null,
      daysLeft: null
    })
  },
  guards: {
    isPast: ({ context, event }) => event.type === "day.begin" && context.dueOn !== null && event.today > context.dueOn,
    isLastDay: ({ event }) => event.type === "day.begin" && event.daysLeft <= 1
  }
}).createMachine({
  id: "reviewClock",
  description: "Runs on the server, one actor per case.",
  context: ({ input = { dueOn: "2026-12-07" } }) => ({
    dueOn: input.dueOn,
    daysLeft: null
  }),
  initial: "running",
  states: {
    running: {
      tags: "open",
      on: {
        "clock.pause": {
          target: "paused",
          actions: "assignDaysLeft"
        },
        "clock.stop": {
          target: "stopped",
          actions: "clear"
        }
      },
      initial: "onTime",
      states: {
        onTime: { on: { "day.begin": [{
          guard: "isPast",
          target: "late"
        }, {
          guard: "isLastDay",
          target: "dueSoon"
        }] } },
        dueSoon: {
          description: "First warning: at most one working day is left.",
          on: { "day.begin": {
            guard: "isPast",
            target: "late"
          } }
        },
        late: { description: "Second warning: the reply date has passed." }
      }
    },
    paused: {
      description: "The applicant must act. The working days that were left are kept.",
      on: {
        "clock.start": {
          target: "running",
          actions: "assignDueDate"
        },
        "clock.stop": {
          target: "stopped",
          actions: "clear"
        }
      }
    },
    stopped: {
      description: "Every line is decided.",
      tags: "settled",
      on: { "clock.start": {
        target: "running",
        actions: "assignDueDate"
      } }
    }
  }
});

import { assign, fromCallback, fromTransition, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/application/draft-opening.ts
/** Is there a saved draft, and does the person continue with it? */
const draftOpening = fromCallback(() => {});
// machines/application/draft.ts
/** Are all answers saved, and if not, what prevents it? */
const draft = fromCallback(() => {});
// machines/shared/answers.ts
const withAnswer = (state, { section, name, value }) => {
  const own = state.answers[section];
  if (own?.[name] === value) return state;
  return {
    ...state,
    answers: {
      ...state.answers,
      [section]: {
        ...own,
        [name]: value
      }
    }
  };
};
fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/application/application.ts
/** Is this application being opened, filled in, or submitted? */
export const application = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    draftOpening,
    draft,
    sections: fromCallback(() => {}),
    uploadQueue: fromCallback(() => {}),
    answers: fromCallback(unprovided),
    localCopy: fromCallback(unprovided)
  },
  actions: {
    assignSavedAt: assign((_, { savedAt }) => ({ savedAt })),
    openQueue: assign(({ context, spawn }, { slot, input }) => ({ queues: {
      ...context.queues,
      [slot]: spawn("uploadQueue", {
        id: `slot.${slot}`,
        input
      })
    } }))
  },
  guards: {
    isSubmitted: (_, { isSubmitted }) => isSubmitted,
    isClosed: ({ context }, { slot }) => !(slot in context.queues)
  }
}).createMachine({
  id: "application",
  description: "Owns the answer store of one application and all actors that work on it.",
  context: ({ input = { answers: {}, isOffered: true, section: "", isChange: false, maySubmit: true, saveDelay: 1000, retryDelay: 5000 }, spawn }) => ({
    ...input,
    savedAt: null,
    queues: {},
    answers: spawn("answers", {
      id: "answers",
      input: input.answers
    })
  }),
  initial: "opening",
  states: {
    opening: {
      description: "A saved draft is looked for, and continued or discarded.",
      invoke: {
        id: "draftOpening",
        src: "draftOpening",
        input: ({ context: { answers, isOffered } }) => ({
          answers,
          isOffered
        }),
        onDone: [{
          guard: {
            type: "isSubmitted",
            params: ({ event }) => event.output
          },
          target: "submitted"
        }, {
          target: "filling",
          actions: {
            type: "assignSavedAt",
            params: ({ event }) => event.output
          }
        }]
      }
    },
    filling: {
      description: "The sections are shown; every answer is saved while they are filled in.",
      tags: "open",
      on: { "slot.open": {
        guard: {
          type: "isClosed",
          params: ({ event }) => event
        },
        actions: {
          type: "openQueue",
          params: ({ event }) => event
        }
      } },
      invoke: [
        {
          id: "localCopy",
          src: "localCopy",
          systemId: "localCopy",
          input: ({ context }) => context.answers
        },
        {
          id: "draft",
          src: "draft",
          systemId: "draft",
          input: ({ context: { answers, savedAt, saveDelay, retryDelay } }) => ({
            answers,
            savedAt,
            saveDelay,
            retryDelay
          })
        },
        {
          id: "sections",
          src: "sections",
          systemId: "sections",
          input: ({ context: { answers, section, isChange, maySubmit } }) => ({
            answers,
            section,
            isChange,
            maySubmit
          }),
          onDone: "submitted"
        }
      ],
      initial: "copied",
      states: {
        copied: { on: { "copy.fail": "uncopied" } },
        uncopied: {
          description: "Pending answers could not be stored on this device.",
          tags: "failed",
          on: { "copy.keep": "copied" }
        }
      }
    },
    submitted: {
      description: "Submitted, now or on an earlier visit: the team replies in the promised time.",
      type: "final",
      tags: "settled"
    }
  }
});

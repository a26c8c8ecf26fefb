import { assertEvent, assign, fromCallback, fromTransition, setup } from "xstate";
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
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
// machines/shared/form.ts
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = fromCallback(() => {});
// machines/shared/form-of.ts
/** The form chart, or a provided copy of it, typed by the result of its check. */
function formOf(logic = form) {
  return logic;
}
// machines/collaborators/collaborators.ts
/** Who else may work on this account, and what is being done about it? */
export const collaborators = setup({
  types: {
    context: {},
    events: {}
  },
  actors: {
    inviteForm: formOf(),
    inviteAgainCall: callOf(),
    removeCall: callOf()
  },
  actions: {
    assignAddress: assign((_, { result }) => result.kind === "known" ? { email: result.email } : {}),
    assignPerson: assign(({ event }) => {
      assertEvent(event, "remove.ask");
      return {
        id: event.id,
        email: event.email
      };
    }),
    clearPerson: assign({
      id: "",
      email: ""
    })
  },
  guards: { isAlreadyInvited: (_, { result }) => result.kind === "known" }
}).createMachine({
  id: "collaborators",
  description: "Runs for the account holder only. The server keeps the list.",
  context: {
    id: "",
    email: ""
  },
  initial: "listing",
  states: {
    listing: {
      entry: "clearPerson",
      on: {
        "invite.open": "inviting",
        "remove.ask": {
          target: "removing",
          actions: "assignPerson"
        }
      }
    },
    inviting: {
      on: { "dialog.close": "listing" },
      initial: "filling",
      states: {
        filling: { invoke: {
          id: "inviteForm",
          src: "inviteForm",
          input: { values: {} },
          onDone: [{
            guard: {
              type: "isAlreadyInvited",
              params: ({ event }) => event.output
            },
            target: "known",
            actions: {
              type: "assignAddress",
              params: ({ event }) => event.output
            }
          }, { target: "#collaborators.listing" }]
        } },
        known: {
          description: "The address was invited before; the invitation can be sent again.",
          on: { "invite.again": "sendingAgain" }
        },
        sendingAgain: {
          description: "A new link goes to the address; the earlier link stops working.",
          invoke: {
            id: "inviteAgain",
            src: "inviteAgainCall",
            input: ({ context }) => ({ email: context.email }),
            onDone: "#collaborators.listing"
          }
        }
      }
    },
    removing: {
      on: { "dialog.close": "listing" },
      initial: "asking",
      states: {
        asking: {
          description: "Removing ends the person's session, link and uploads at once.",
          on: { "remove.confirm": "sending" }
        },
        sending: { invoke: {
          id: "remove",
          src: "removeCall",
          input: ({ context }) => ({ id: context.id }),
          onDone: "#collaborators.listing"
        } }
      }
    }
  }
});

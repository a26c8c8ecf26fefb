import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/sessions/session.ts
/** Who is signed in? All tabs of one browser agree; a tab tells the others only what it caused. */
export const session = setup({
  types: {
    context: {},
    events: {},
    input: {},
    emitted: {},
    tags: {}
  },
  actors: {
    clock: fromCallback(() => {}),
    sessionEnd: fromCallback(() => {}),
    leaving: fromCallback(() => {}),
    signOut: callOf(),
    identify: fromPromise(unprovided),
    peers: fromCallback(unprovided)
  },
  actions: {
    assignPerson: assign((_, { person, lease }) => ({
      person,
      lease,
      isHeld: false
    })),
    clearPerson: assign({
      person: null,
      lease: null
    }),
    assignWait: assign((_, { wait }) => ({ wait })),
    keepHeld: assign(({ context }, end) => ({ isHeld: context.isHeld || end.isHeld })),
    showRefusal: emit((_, refusal) => ({
      type: "refusal.show",
      refusal
    })),
    forward: sendTo("clock", ({ event }) => event),
    tell: sendTo("peers", (_, fact) => ({
      type: "tell",
      fact
    })),
    tellLeave: sendTo("peers", {
      type: "tell",
      fact: { type: "peer.leave" }
    })
  },
  guards: {
    isOtherPerson: ({ context }, { person }) => context.person !== null && context.person.id !== person.id,
    isOwnSession: ({ context }, end) => (context.lease?.session ?? null) === end.session,
    isHeld: ({ context }, end) => context.isHeld || end.isHeld
  }
}).createMachine({
  id: "session",
  context: ({ input = { warnAhead: 20 } }) => ({
    ...input,
    person: null,
    lease: null,
    wait: 0,
    isHeld: false
  }),
  invoke: {
    id: "peers",
    src: "peers"
  },
  on: {
    "session.begin": { actions: [{
      type: "tell",
      params: ({ event }) => ({
        ...event,
        type: "peer.begin"
      })
    }, raise(({ event }) => ({
      ...event,
      type: "peer.begin"
    }))] },
    "peer.begin": [{
      guard: {
        type: "isOtherPerson",
        params: ({ event }) => event
      },
      target: ".displaced"
    }, {
      target: ".member",
      actions: {
        type: "assignPerson",
        params: ({ event }) => event
      }
    }],
    "peer.leave": ".guest",
    "session.refuse": {
      guard: {
        type: "isOwnSession",
        params: ({ event }) => event.end
      },
      actions: [{
        type: "keepHeld",
        params: ({ event }) => event
      }, {
        type: "showRefusal",
        params: ({ event }) => event.refusal
      }]
    }
  },
  initial: "asking",
  states: {
    asking: {
      tags: "busy",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: { actions: raise(({ event }) => event.output) },
        onError: "unreachable"
      }
    },
    unreachable: {
      tags: "failed",
      on: { "session.ask": "asking" }
    },
    guest: {
      tags: "settled",
      entry: "clearPerson"
    },
    signedOut: {
      description: "The person has left.",
      tags: "settled",
      entry: "clearPerson"
    },
    member: {
      tags: "open",
      invoke: {
        id: "clock",
        src: "clock",
        input: ({ context: { lease, warnAhead } }) => ({
          ...lease,
          warnAhead
        }),
        onDone: {
          target: "ending",
          actions: {
            type: "assignWait",
            params: { wait: 0 }
          }
        }
      },
      on: {
        "session.renew": { actions: [{
          type: "tell",
          params: ({ event }) => ({
            ...event,
            type: "lease.renew"
          })
        }, raise(({ event }) => ({
          ...event,
          type: "lease.renew"
        }))] },
        "lease.renew": { actions: "forward" },
        "session.extend": {
          target: ".active",
          actions: "forward"
        },
        "session.refuse": {
          guard: {
            type: "isOwnSession",
            params: ({ event }) => event.end
          },
          target: "ending",
          actions: [
            {
              type: "assignWait",
              params: ({ event }) => event.end
            },
            {
              type: "keepHeld",
              params: ({ event }) => event
            },
            {
              type: "showRefusal",
              params: ({ event }) => event.refusal
            },
            {
              type: "tell",
              params: ({ event: { end } }) => ({
                type: "peer.refuse",
                ...end
              })
            }
          ]
        },
        "peer.refuse": {
          guard: {
            type: "isOwnSession",
            params: ({ event }) => event
          },
          target: "ending",
          actions: {
            type: "assignWait",
            params: ({ event }) => event
          }
        }
      },
      initial: "active",
      states: {
        active: { on: { "session.leave": "leaving" } },
        leaving: { invoke: {
          id: "leaving",
          src: "leaving",
          onDone: "signingOut"
        } },
        signingOut: {
          description: "Without an answer the person is still signed in and must know.",
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: {
              target: "#session.signedOut",
              actions: "tellLeave"
            }
          },
          on: { "session.refuse": { actions: {
            type: "keepHeld",
            params: ({ event }) => event
          } } }
        }
      }
    },
    ending: {
      description: "However many calls are rejected at once, the session ends once.",
      tags: "locked",
      invoke: {
        id: "sessionEnd",
        src: "sessionEnd",
        input: ({ context: { wait } }) => ({ wait }),
        onDone: [{
          guard: {
            type: "isHeld",
            params: ({ event }) => event.output
          },
          target: "suspended"
        }, { target: "away" }]
      }
    },
    suspended: {
      description: "The page stays behind a sign-in; the same person continues where they were.",
      tags: ["locked", "open"],
      on: { "session.leave": {
        target: "guest",
        actions: "tellLeave"
      } }
    },
    away: {
      description: "The login page is shown and leads back.",
      tags: ["locked", "settled"]
    },
    displaced: {
      description: "Another person has signed in here.",
      tags: ["locked", "failed"]
    }
  }
});

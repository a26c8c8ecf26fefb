import { assertEvent, assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(unprovided) },
  actions: {
    assignOutcome: assign((_, outcome) => outcome.kind === "answered" ? {
      result: outcome.result,
      refusal: null
    } : { refusal: outcome.refusal }),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null })
  },
  guards: { isAnswered: (_, outcome) => outcome.kind === "answered" }
}).createMachine({
  id: "call",
  description: "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({
    request: input,
    result: undefined,
    refusal: null
  }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "answered",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }, {
          target: "rejected",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }],
        onError: "unreachable"
      }
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    answered: {
      type: "final",
      tags: "settled"
    }
  }
});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/sessions/leaving.ts
/** Is everything saved before the person signs out? */
const leaving = setup({
  types: {
    events: {},
    tags: {}
  },
  actors: { saveWork: fromPromise(unprovided) },
  guards: { isSaved: (_, { isSaved }) => isSaved }
}).createMachine({
  id: "leaving",
  description: "Its parent leaves the state where the person stays signed in.",
  initial: "saving",
  states: {
    saving: {
      description: "What is typed is saved while the session still allows it.",
      tags: "busy",
      invoke: {
        id: "saveWork",
        src: "saveWork",
        onDone: [{
          guard: {
            type: "isSaved",
            params: ({ event }) => ({ isSaved: event.output })
          },
          target: "ready"
        }, { target: "unsaved" }],
        onError: "unsaved"
      }
    },
    unsaved: {
      description: "Leaving now would leave the latest answers on this computer alone.",
      tags: ["open", "failed"],
      on: { "session.leave": "ready" }
    },
    ready: {
      type: "final",
      tags: "settled"
    }
  }
});
// machines/sessions/session-clock.ts
/** How long does the session last, and does the person know? */
const sessionClock = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    ticker: fromCallback(unprovided),
    extend: fromPromise(unprovided)
  },
  actions: {
    assignLease: assign(({ context: { end } }, { deadline, now }) => ({
      deadline: Math.min(deadline, end),
      now
    })),
    assignNow: assign((_, { now }) => ({ now }))
  },
  guards: {
    isFar: ({ context: { warnAhead } }, { deadline, now }) => deadline - now > warnAhead,
    isOver: ({ context: { deadline } }, { now }) => now >= deadline,
    isEndNear: ({ context: { end, warnAhead } }, { now }) => end - now <= warnAhead,
    isDeadlineNear: ({ context: { deadline, end, warnAhead } }, { now }) => deadline - now <= warnAhead && now < deadline && end - now > warnAhead
  }
}).createMachine({
  id: "sessionClock",
  description: "Each answer of the server may move the deadline; so may another tab.",
  context: ({ input }) => ({
    ...input,
    deadline: Math.min(input.deadline, input.end)
  }),
  invoke: {
    id: "ticker",
    src: "ticker"
  },
  on: {
    "lease.renew": [{
      guard: {
        type: "isFar",
        params: ({ event }) => event
      },
      target: ".active",
      actions: {
        type: "assignLease",
        params: ({ event }) => event
      }
    }, { actions: {
      type: "assignLease",
      params: ({ event }) => event
    } }],
    tick: [
      {
        guard: {
          type: "isOver",
          params: ({ event }) => event
        },
        target: ".over"
      },
      {
        guard: {
          type: "isEndNear",
          params: ({ event }) => event
        },
        target: ".closing",
        actions: {
          type: "assignNow",
          params: ({ event }) => event
        }
      },
      { actions: {
        type: "assignNow",
        params: ({ event }) => event
      } }
    ]
  },
  initial: "active",
  states: {
    active: { on: { tick: {
      guard: {
        type: "isDeadlineNear",
        params: ({ event }) => event
      },
      target: "expiring",
      actions: {
        type: "assignNow",
        params: ({ event }) => event
      }
    } } },
    closing: {
      description: "The session has lasted as long as it may; it cannot be extended.",
      on: {
        "lease.renew": { actions: {
          type: "assignLease",
          params: ({ event }) => event
        } },
        tick: [{
          guard: {
            type: "isOver",
            params: ({ event }) => event
          },
          target: "over"
        }, { actions: {
          type: "assignNow",
          params: ({ event }) => event
        } }]
      },
      initial: "warning",
      states: {
        warning: {
          tags: "open",
          on: { "warning.dismiss": "dismissed" }
        },
        dismissed: {}
      }
    },
    expiring: {
      description: "A warning names the time left and offers to stay signed in.",
      tags: "open",
      on: { "session.extend": "extending" }
    },
    extending: {
      description: "The server decides, even when the deadline passes before it answers. Its answer carries the new deadline.",
      tags: ["busy", "open"],
      invoke: {
        id: "extend",
        src: "extend",
        onDone: "expiring",
        onError: "expiring"
      },
      on: { tick: { actions: {
        type: "assignNow",
        params: ({ event }) => event
      } } }
    },
    over: {
      type: "final",
      tags: "settled"
    }
  }
});
// machines/sessions/session-end.ts
/** Is everything typed stored on this computer, and would leaving the page still lose something? */
const sessionEnd = setup({
  types: {
    context: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { keepWork: fromPromise(unprovided) },
  delays: { wait: ({ context }) => context.wait },
  guards: { isHeld: (_, { isHeld }) => isHeld }
}).createMachine({
  id: "sessionEnd",
  context: ({ input }) => input,
  output: ({ event }) => ({ isHeld: event.output === "held" }),
  initial: "keeping",
  states: {
    keeping: {
      description: "What is typed is stored on this computer before anything else.",
      tags: "busy",
      invoke: {
        id: "keepWork",
        src: "keepWork",
        onDone: "explaining",
        onError: "explaining"
      }
    },
    explaining: {
      description: "The page stays while the reason is read.",
      tags: "open",
      after: { wait: "deciding" }
    },
    deciding: {
      description: "What was typed or rejected meanwhile is stored too.",
      tags: "busy",
      invoke: {
        id: "decide",
        src: "keepWork",
        onDone: [{
          guard: {
            type: "isHeld",
            params: ({ event }) => ({ isHeld: event.output })
          },
          target: "held"
        }, { target: "free" }],
        onError: "held"
      }
    },
    held: {
      type: "final",
      tags: "settled",
      output: "held"
    },
    free: {
      type: "final",
      tags: "settled",
      output: "free"
    }
  }
});
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
    clock: sessionClock,
    sessionEnd,
    leaving,
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
  context: ({ input }) => ({
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

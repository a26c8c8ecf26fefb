import { assign, emit, fromCallback, fromPromise, setup, stateIn } from "xstate";
// machines/draft.ts
/** Is what a person has typed in safety, and if not, what stands in the way? */
export const draft = setup({
  types: {
    context: {},
    events: {},
    input: {},
    emitted: {},
    tags: {}
  },
  actors: {
    look: fromPromise(() => Promise.reject(new Error("look is not provided"))),
    restart: fromPromise(() => Promise.reject(new Error("restart is not provided"))),
    save: fromPromise(() => Promise.reject(new Error("save is not provided"))),
    resolve: fromPromise(() => Promise.reject(new Error("resolve is not provided"))),
    network: fromCallback(() => {
      throw new Error("network is not provided");
    })
  },
  actions: {
    "announce opened": emit({ type: "draft.opened" }),
    "note what was found": assign((_, outcome) => outcome.kind === "found" ? {
      savedAt: outcome.savedAt,
      by: outcome.by
    } : {}),
    "note the outcome": assign(({ context }, outcome) => ({
      savedAt: "at" in outcome ? outcome.at : context.savedAt,
      by: "by" in outcome ? outcome.by : null,
      fields: outcome.kind === "conflict" ? outcome.fields : [],
      refusal: outcome.kind === "refused" ? outcome.refusal : null
    })),
    choose: assign((_, { keep }) => ({ keep })),
    "forget the conflict": assign({ fields: [] }),
    "forget the refusal": assign({ refusal: null }),
    "forget the past": assign({
      savedAt: null,
      by: null
    })
  },
  delays: {
    saveDelay: ({ context }) => context.saveDelay,
    retryDelay: ({ context }) => context.retryDelay
  },
  guards: {
    "worth asking": ({ context }, outcome) => outcome.kind === "found" && context.offer,
    "handed in": (_, outcome) => outcome.kind === "handedIn",
    conflict: (_, outcome) => outcome.kind === "conflict",
    expired: (_, outcome) => outcome.kind === "expired",
    offline: (_, outcome) => outcome.kind === "offline",
    unanswered: (_, outcome) => outcome.kind === "unanswered",
    refused: (_, outcome) => outcome.kind === "refused",
    "edited meanwhile": stateIn("#draft.keeping.saving.outdated")
  }
}).createMachine({
  id: "draft",
  description: "The answers live in the forms; the chart hears that something was edited.",
  context: ({ input }) => ({
    ...input,
    savedAt: null,
    by: null,
    fields: [],
    keep: "mine",
    refusal: null
  }),
  initial: "looking",
  states: {
    looking: {
      tags: "busy",
      invoke: {
        id: "look",
        src: "look",
        onDone: [
          {
            guard: {
              type: "handed in",
              params: ({ event }) => event.output
            },
            target: "handedIn",
            actions: "announce opened"
          },
          {
            guard: {
              type: "worth asking",
              params: ({ event }) => event.output
            },
            target: "offering",
            actions: {
              type: "note what was found",
              params: ({ event }) => event.output
            }
          },
          {
            target: "keeping",
            actions: {
              type: "note what was found",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "unreachable"
      }
    },
    unreachable: {
      description: "Nobody knows whether there is a draft, so no empty form is shown over it.",
      tags: "failed",
      on: { "draft.look": "looking" }
    },
    offering: {
      description: "A saved draft was found: go on with it, or start again?",
      on: {
        "draft.resume": "keeping",
        "draft.restart": "confirming"
      }
    },
    confirming: {
      description: "What starting again discards is said, and asked once more: nothing is lost yet.",
      on: {
        "draft.discard": "restarting",
        "draft.keep": "offering"
      }
    },
    restarting: {
      tags: "busy",
      invoke: {
        id: "restart",
        src: "restart",
        onDone: {
          target: "keeping",
          actions: "forget the past"
        },
        onError: "notRestarted"
      }
    },
    notRestarted: {
      description: "The draft is still there; both answers are still possible.",
      tags: "failed",
      on: {
        "draft.discard": "restarting",
        "draft.keep": "offering"
      }
    },
    keeping: {
      description: "The form is open. Saving never blocks editing, and no edit is lost.",
      tags: "open",
      entry: "announce opened",
      invoke: {
        id: "network",
        src: "network"
      },
      initial: "saved",
      states: {
        saved: {
          tags: "settled",
          on: { "draft.edit": "edited" }
        },
        edited: {
          description: "More edits do not put the save off.",
          after: { saveDelay: "saving" },
          on: {
            "draft.save": "saving",
            "net.offline": "offline"
          }
        },
        saving: {
          tags: "busy",
          invoke: {
            id: "save",
            src: "save",
            onDone: [
              {
                guard: {
                  type: "conflict",
                  params: ({ event }) => event.output
                },
                target: "conflict",
                actions: {
                  type: "note the outcome",
                  params: ({ event }) => event.output
                }
              },
              {
                guard: {
                  type: "expired",
                  params: ({ event }) => event.output
                },
                target: "expired"
              },
              {
                guard: {
                  type: "offline",
                  params: ({ event }) => event.output
                },
                target: "offline"
              },
              {
                guard: {
                  type: "unanswered",
                  params: ({ event }) => event.output
                },
                target: "unanswered"
              },
              {
                guard: {
                  type: "refused",
                  params: ({ event }) => event.output
                },
                target: "failed",
                actions: {
                  type: "note the outcome",
                  params: ({ event }) => event.output
                }
              },
              {
                guard: "edited meanwhile",
                target: "edited",
                actions: {
                  type: "note the outcome",
                  params: ({ event }) => event.output
                }
              },
              {
                target: "saved",
                actions: {
                  type: "note the outcome",
                  params: ({ event }) => event.output
                }
              }
            ],
            onError: "failed"
          },
          initial: "current",
          states: {
            current: { on: { "draft.edit": "outdated" } },
            outdated: { description: "Edited since the save began: saved again afterwards." }
          }
        },
        offline: {
          description: "The edits wait for the network, or for the next try.",
          after: { retryDelay: "saving" },
          on: {
            "net.online": "saving",
            "draft.save": "saving"
          }
        },
        unanswered: {
          description: "The server is reached but does not do its work: the next try is its own.",
          tags: "failed",
          after: { retryDelay: "saving" },
          on: {
            "draft.save": "saving",
            "net.offline": "offline"
          }
        },
        conflict: {
          description: "Someone else changed the same answers; a person chooses, nothing is lost.",
          tags: "failed",
          on: {
            "conflict.keepMine": {
              target: "resolving",
              actions: {
                type: "choose",
                params: { keep: "mine" }
              }
            },
            "conflict.takeTheirs": {
              target: "resolving",
              actions: {
                type: "choose",
                params: { keep: "theirs" }
              }
            }
          }
        },
        resolving: {
          description: "The choice is carried out; what else was edited is saved right after.",
          tags: "busy",
          invoke: {
            id: "resolve",
            src: "resolve",
            input: ({ context }) => ({
              keep: context.keep,
              fields: context.fields
            }),
            onDone: {
              target: "saving",
              actions: "forget the conflict"
            },
            onError: "conflict"
          }
        },
        expired: {
          description: "The session ended. The edits wait until the same person is back.",
          tags: "failed",
          on: { "session.back": "saving" }
        },
        failed: {
          description: "The refusal is named; or there was no answer and it is null.",
          tags: "failed",
          exit: "forget the refusal",
          on: {
            "draft.save": "saving",
            "draft.edit": "edited"
          }
        }
      }
    },
    handedIn: {
      description: "The application was submitted on an earlier visit: there is nothing to keep.",
      tags: "settled"
    }
  }
});

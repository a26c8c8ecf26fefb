import { assign, fromCallback, fromPromise, setup } from "xstate";
// machines/ticket-entry.ts
/** Somebody comes by a link or from a platform: whom does the ticket name, and may this person come in? */
export const ticketEntry = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: {
    readTicket: fromPromise(() => Promise.reject(new Error("readTicket is not provided"))),
    enter: fromPromise(() => Promise.reject(new Error("enter is not provided"))),
    watchTicket: fromCallback(() => {
      throw new Error("watchTicket is not provided");
    }),
    watchAccount: fromCallback(() => {
      throw new Error("watchAccount is not provided");
    }),
    addressForm: fromPromise(() => Promise.reject(new Error("addressForm is not provided"))),
    detailsForm: fromPromise(() => Promise.reject(new Error("detailsForm is not provided"))),
    passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))),
    inviteProof: fromPromise(() => Promise.reject(new Error("inviteProof is not provided"))),
    bindProof: fromPromise(() => Promise.reject(new Error("bindProof is not provided"))),
    createProof: fromPromise(() => Promise.reject(new Error("createProof is not provided")))
  },
  actions: {
    "know whom it names": assign((_, { outcome }) => "sender" in outcome ? {
      email: outcome.email,
      sender: outcome.sender
    } : {}),
    "know the address": assign((_, { email }) => ({ address: email })),
    "forget the address": assign({ address: "" }),
    "forget whom it named": assign({
      email: "",
      sender: ""
    }),
    "keep the refusal": assign((_, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    invited: (_, { outcome }) => outcome.kind === "invited",
    unbound: (_, { outcome }) => outcome.kind === "unbound",
    "unbound while somebody is signed in": (_, { outcome }) => outcome.kind === "displacing",
    bound: (_, { outcome }) => outcome.kind === "bound",
    "bound while nobody is signed in": (_, { outcome }) => outcome.kind === "recognised",
    "bound to another": (_, { outcome }) => outcome.kind === "another",
    missing: (_, { outcome }) => outcome.kind === "missing",
    expired: (_, { outcome }) => outcome.kind === "expired",
    "signed in": (_, { outcome }) => outcome.kind === "signedIn"
  }
}).createMachine({
  id: "ticketEntry",
  description: "An invitation identifies and nothing more; a platform's ticket proves one side, the code to the mailbox the other.",
  context: {
    email: "",
    sender: "",
    address: "",
    refusal: null
  },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      entry: "forget whom it named",
      invoke: {
        id: "readTicket",
        src: "readTicket",
        onDone: [
          {
            guard: {
              type: "invited",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "invited",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "unbound",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "choosing",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "unbound while somebody is signed in",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "givingWay",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "bound",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "entering",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "bound while nobody is signed in",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "recognised",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "bound to another",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "switching",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "missing",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "noTicket"
          },
          {
            guard: {
              type: "expired",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "pageExpired"
          },
          {
            target: "unread.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "unread.unanswered"
      }
    },
    unread: {
      description: "The server said nothing of the ticket; it can be read again.",
      tags: ["failed", "open"],
      on: { "ticket.read": "reading" },
      initial: "unanswered",
      states: {
        declined: { exit: "forget the refusal" },
        unanswered: {}
      }
    },
    invited: {
      description: "The page names the inviter and the masked address; no mail goes before the person asks.",
      tags: "open",
      on: { "code.ask": "proving" }
    },
    proving: {
      description: "The code goes to the address that was invited.",
      invoke: [{
        id: "watchTicket",
        src: "watchTicket"
      }, {
        id: "emailProof",
        src: "inviteProof",
        input: ({ context }) => ({ email: context.email }),
        onDone: "signedIn"
      }],
      on: { "ticket.end": "pageExpired" }
    },
    recognised: {
      description: "The platform's account is bound, and nobody is signed in: a link that somebody else sent must not bring its reader into the sender's account unasked.",
      tags: "open",
      on: { "account.enter": "entering" }
    },
    switching: {
      description: "Somebody else is signed in in this browser: a link that was sent must not take over unnoticed.",
      tags: "open",
      on: { "account.switch": "entering" }
    },
    givingWay: {
      description: "Somebody is signed in in this browser: an account that is connected or made takes their place.",
      tags: "open",
      on: { "account.switch": "choosing" }
    },
    entering: {
      description: "The platform's account is bound to a KYC account: its holder comes in.",
      tags: "busy",
      invoke: {
        id: "enter",
        src: "enter",
        onDone: [
          {
            guard: {
              type: "signed in",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "signedIn"
          },
          {
            guard: {
              type: "expired",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "pageExpired"
          },
          {
            target: "unread.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "unread.unanswered"
      }
    },
    choosing: {
      description: "The page names the platform and the masked address there.",
      tags: "open",
      on: {
        "account.bind": "binding",
        "account.create": "creating"
      }
    },
    binding: {
      description: "Whoever reads the mail of a KYC account may bind it; equal addresses say nothing.",
      exit: "forget the address",
      initial: "givingAddress",
      states: {
        givingAddress: {
          tags: "open",
          entry: "forget the address",
          invoke: {
            id: "addressForm",
            src: "addressForm",
            input: { pane: "address" },
            onDone: {
              target: "proving",
              actions: {
                type: "know the address",
                params: ({ event }) => event.output.result
              }
            }
          },
          on: { "account.choose": "#ticketEntry.choosing" }
        },
        proving: {
          invoke: [
            {
              id: "watchTicket",
              src: "watchTicket"
            },
            {
              id: "watchAccount",
              src: "watchAccount"
            },
            {
              id: "emailProof",
              src: "bindProof",
              input: ({ context }) => ({ email: context.address }),
              onDone: "#ticketEntry.bound"
            }
          ],
          on: {
            "address.change": "givingAddress",
            "password.need": "givingPassword",
            "ticket.end": "#ticketEntry.pageExpired"
          }
        },
        givingPassword: {
          description: "The code was right, but the mailbox was last proved long ago and may be another person's by now: where the account has a password, its holder logs in.",
          tags: "open",
          invoke: [{
            id: "watchTicket",
            src: "watchTicket"
          }, {
            id: "passwordForm",
            src: "passwordForm",
            input: ({ context }) => ({ email: context.address }),
            onDone: "#ticketEntry.bound"
          }],
          on: {
            "code.ask": "proving",
            "ticket.end": "#ticketEntry.pageExpired"
          }
        }
      }
    },
    creating: {
      description: "The same questions as a registration, but for the password.",
      initial: "givingDetails",
      states: {
        givingDetails: {
          tags: "open",
          invoke: {
            id: "detailsForm",
            src: "detailsForm",
            input: { pane: "details" },
            onDone: {
              target: "proving",
              actions: {
                type: "know the address",
                params: ({ event }) => event.output.result
              }
            }
          },
          on: { "account.choose": "#ticketEntry.choosing" }
        },
        proving: {
          exit: "forget the address",
          invoke: [{
            id: "watchTicket",
            src: "watchTicket"
          }, {
            id: "emailProof",
            src: "createProof",
            input: ({ context }) => ({ email: context.address }),
            onDone: "#ticketEntry.created"
          }],
          on: {
            "address.change": "givingDetails",
            "ticket.end": "#ticketEntry.pageExpired"
          }
        }
      }
    },
    bound: {
      description: "Both sides are told by mail, and the holder is signed in.",
      tags: "settled",
      type: "final"
    },
    created: {
      description: "The account has no password; the platform's account signs in to it.",
      tags: "settled",
      type: "final"
    },
    signedIn: {
      tags: "settled",
      type: "final"
    },
    noTicket: {
      description: "The page was opened by its address alone.",
      tags: "settled",
      type: "final"
    },
    pageExpired: {
      description: "Wrong, ended, too old, used or somebody else's: one answer for all of them.",
      tags: "settled",
      type: "final",
      entry: "forget whom it named"
    }
  }
});

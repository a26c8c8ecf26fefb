import { assign, emit, fromCallback, fromPromise, sendTo, setup, type SnapshotFrom } from "xstate";

/** account: the account that is worked on, by its number. It has one holder, whatever the address; collaborators are told apart by theirs. */
export interface Person {
  role: "holder" | "assistant";
  name: string;
  email: string;
  account: string;
}

/** When the session ends, and the moment this was known: ms of the client's clock. */
export interface Lease {
  deadline: number;
  now: number;
}

/** end: when the session ends at the latest, however often it is prolonged. */
type Begun = { person: Person; end: number } & Lease;

/** Why the server ended the session, and for how long that stands there before the page is left: ms. */
export interface End {
  reason: string;
  wait: number;
}

/** A refusal that ends the session; says: the server's words, said once per code. */
export type Refusal = End & { code: string; says: string };

/** What one tab tells the others; their own chart hears it as this very event. */
export type Fact =
  | ({ type: "peer.begin" } & Begun)
  | ({ type: "peer.renew" } & Lease)
  | ({ type: "peer.refuse" } & End)
  | { type: "peer.leave" };

type Tick = { type: "tick"; now: number };

export type SessionEvent =
  | Fact
  | ({ type: "session.begin" } & Begun)
  | ({ type: "session.renew" } & Lease)
  | ({ type: "session.refuse" } & Refusal)
  | { type: "session.ask" }
  | { type: "session.extend" }
  | { type: "session.leave" }
  | { type: "warning.heard" }
  | Tick;

export type Identity = { kind: "guest" } | ({ kind: "member" } & Begun);
export type Extension = ({ kind: "renewed" } & Lease) | { kind: "refused"; reason: string };

/** isHeld: leaving the page now would lose something that is typed, chosen or under way. */
export interface Kept {
  isHeld: boolean;
}

/** What stands between the person and the page: nothing inside, a warning by its name, or the page is not theirs to see. */
type Standing =
  | "inside"
  | "closing"
  | "expiring"
  | "unsaved"
  | "stillInside"
  | "suspended"
  | "outside"
  | "signedOut"
  | "displaced";

interface Context {
  person: Person | null;
  deadline: number | null;
  end: number | null;
  now: number;
  warnAhead: number;
  reason: string | null;
  wait: number;
}

/** Who is using the portal, and until when? All tabs of one browser agree on the answer. */
export const session = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { warnAhead: number },
    emitted: {} as { type: "refusal.say"; code: string; says: string },
    meta: {} as { standing: Standing },
    tags: {} as "busy" | "locked" | "open" | "failed",
  },
  actors: {
    identify: fromPromise<Identity>(() => Promise.reject(new Error("identify is not provided"))),
    extend: fromPromise<Extension>(() => Promise.reject(new Error("extend is not provided"))),
    keep: fromPromise<Kept>(() => Promise.reject(new Error("keep is not provided"))),
    save: fromPromise<{ isSaved: boolean }>(() =>
      Promise.reject(new Error("save is not provided")),
    ),
    signOut: fromPromise<void>(() => Promise.reject(new Error("signOut is not provided"))),
    ticker: fromCallback<Tick>(() => {
      throw new Error("ticker is not provided");
    }),
    peers: fromCallback<{ type: "tell"; fact: Fact }>(() => {
      throw new Error("peers is not provided");
    }),
  },
  actions: {
    "know the person": assign((_, who: Identity | Begun) =>
      "person" in who
        ? {
            person: who.person,
            deadline: who.deadline,
            end: who.end,
            now: who.now,
            reason: null,
            wait: 0,
          }
        : {},
    ),
    "forget the person": assign({ person: null, deadline: null, end: null, reason: null, wait: 0 }),
    "hold until": assign(({ context: { end } }, lease: Extension | Lease) =>
      "deadline" in lease
        ? { deadline: Math.min(lease.deadline, end ?? lease.deadline), now: lease.now }
        : {},
    ),
    "let time pass": assign((_, { now }: { now: number }) => ({ now })),
    "keep the reason": assign((_, why: Extension | End) =>
      "reason" in why ? { reason: why.reason, wait: "wait" in why ? why.wait : 0 } : {},
    ),
    "say why": emit((_, { code, says }: Refusal) => ({ type: "refusal.say", code, says })),
    "tell who began": sendTo("peers", (_, { person, deadline, end, now }: Begun) => ({
      type: "tell",
      fact: { type: "peer.begin", person, deadline, end, now },
    })),
    "tell the new deadline": sendTo("peers", ({ context: { deadline, now } }) => ({
      type: "tell",
      fact: { type: "peer.renew", deadline: deadline ?? now, now },
    })),
    "tell the refusal": sendTo("peers", ({ context: { reason, wait } }) => ({
      type: "tell",
      fact: { type: "peer.refuse", reason: reason ?? "", wait },
    })),
    "tell the leaving": sendTo("peers", { type: "tell", fact: { type: "peer.leave" } }),
  },
  delays: { wait: ({ context }) => context.wait },
  guards: {
    "a member": (_, { identity }: { identity: Identity }) => identity.kind === "member",
    "somebody else": ({ context: { person } }, began: Begun) =>
      person !== null &&
      (person.account !== began.person.account ||
        person.role !== began.person.role ||
        (person.role === "assistant" && person.email !== began.person.email)),
    "work is held": (_, { isHeld }: Kept) => isHeld,
    renewed: (_, { extension }: { extension: Extension }) => extension.kind === "renewed",
    "all is saved": (_, { isSaved }: { isSaved: boolean }) => isSaved,
    "the end is near": ({ context: { end, warnAhead } }, { now }: { now: number }) =>
      end !== null && now < end && end - now <= warnAhead,
    "the deadline is near": ({ context: { deadline, warnAhead } }, { now }: { now: number }) =>
      deadline !== null && now < deadline && deadline - now <= warnAhead,
    "the deadline has passed": ({ context: { deadline } }, { now }: { now: number }) =>
      deadline !== null && now >= deadline,
  },
}).createMachine({
  id: "session",
  description: "Only what this tab caused is told to the others, so nothing is told twice.",
  context: ({ input }) => ({
    person: null,
    deadline: null,
    end: null,
    now: 0,
    warnAhead: input.warnAhead,
    reason: null,
    wait: 0,
  }),
  invoke: { id: "peers", src: "peers" },
  on: {
    "session.begin": [
      {
        guard: { type: "somebody else", params: ({ event }) => event },
        target: ".displaced",
        actions: { type: "tell who began", params: ({ event }) => event },
      },
      {
        target: ".member",
        actions: [
          { type: "know the person", params: ({ event }) => event },
          { type: "tell who began", params: ({ event }) => event },
        ],
      },
    ],
    "peer.begin": [
      {
        guard: { type: "somebody else", params: ({ event }) => event },
        target: ".displaced",
      },
      {
        target: ".member",
        actions: { type: "know the person", params: ({ event }) => event },
      },
    ],
  },
  initial: "asking",
  states: {
    asking: {
      tags: "busy",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [
          {
            guard: { type: "a member", params: ({ event }) => ({ identity: event.output }) },
            target: "member",
            actions: { type: "know the person", params: ({ event }) => event.output },
          },
          { target: "guest" },
        ],
        onError: "unreachable",
      },
      on: {
        "session.refuse": { actions: { type: "say why", params: ({ event }) => event } },
      },
    },
    unreachable: {
      description: "Nobody answered, so nobody knows whether there is a session.",
      tags: "failed",
      on: { "session.ask": "asking" },
    },
    guest: { tags: "open", meta: { standing: "outside" }, entry: "forget the person" },
    signedOut: {
      description: "Whoever signs out here is done: the login page leads to no page of before.",
      tags: "open",
      meta: { standing: "signedOut" },
      entry: "forget the person",
    },
    member: {
      description: "Every answer of the server may move the deadline; so may another tab.",
      invoke: { id: "ticker", src: "ticker" },
      on: {
        "session.renew": {
          target: ".active",
          actions: [{ type: "hold until", params: ({ event }) => event }, "tell the new deadline"],
        },
        "peer.renew": {
          target: ".active",
          actions: { type: "hold until", params: ({ event }) => event },
        },
        "session.refuse": {
          target: "ending",
          actions: [
            { type: "say why", params: ({ event }) => event },
            { type: "keep the reason", params: ({ event }) => event },
            "tell the refusal",
          ],
        },
        "peer.refuse": {
          target: "ending",
          actions: { type: "keep the reason", params: ({ event }) => event },
        },
        "session.leave": "leaving",
        "peer.leave": "guest",
        tick: [
          {
            guard: { type: "the deadline has passed", params: ({ event }) => event },
            target: "ending",
          },
          { actions: { type: "let time pass", params: ({ event }) => event } },
        ],
      },
      initial: "active",
      states: {
        active: {
          tags: "open",
          meta: { standing: "inside" },
          on: {
            tick: [
              {
                guard: { type: "the end is near", params: ({ event }) => event },
                target: "closing",
                actions: { type: "let time pass", params: ({ event }) => event },
              },
              {
                guard: { type: "the deadline is near", params: ({ event }) => event },
                target: "expiring",
                actions: { type: "let time pass", params: ({ event }) => event },
              },
            ],
          },
        },
        closing: {
          description: "It has lasted as long as a session may; it cannot be prolonged.",
          tags: "open",
          on: {
            "session.renew": { actions: { type: "hold until", params: ({ event }) => event } },
            "peer.renew": { actions: { type: "hold until", params: ({ event }) => event } },
          },
          initial: "warning",
          states: {
            warning: { meta: { standing: "closing" }, on: { "warning.heard": "warned" } },
            warned: { meta: { standing: "inside" } },
          },
        },
        expiring: {
          description: "A warning names the time left and offers to stay.",
          tags: "open",
          meta: { standing: "expiring" },
          on: { "session.extend": "extending" },
        },
        extending: {
          description: "The server decides, even when the deadline passes before it answers.",
          tags: "busy",
          meta: { standing: "expiring" },
          invoke: {
            id: "extend",
            src: "extend",
            onDone: [
              {
                guard: { type: "renewed", params: ({ event }) => ({ extension: event.output }) },
                target: "active",
                actions: [
                  { type: "hold until", params: ({ event }) => event.output },
                  "tell the new deadline",
                ],
              },
              {
                target: "#session.ending",
                actions: [
                  { type: "keep the reason", params: ({ event }) => event.output },
                  "tell the refusal",
                ],
              },
            ],
            onError: "expiring",
          },
          on: { tick: { actions: { type: "let time pass", params: ({ event }) => event } } },
        },
        unsaved: {
          description: "Leaving now would leave the latest answers on this computer alone.",
          tags: ["open", "failed"],
          meta: { standing: "unsaved" },
          on: { "session.extend": "extending", "session.leave": "#session.leaving.signingOut" },
        },
        stillInside: {
          description: "Signing out got no answer: the person is still signed in and must know.",
          tags: ["open", "failed"],
          meta: { standing: "stillInside" },
          on: { "session.extend": "extending" },
        },
      },
    },
    ending: {
      description:
        "However many calls are refused at once, the session ends once; each code is said once.",
      tags: "locked",
      on: {
        "session.refuse": { actions: { type: "say why", params: ({ event }) => event } },
        "peer.leave": "guest",
      },
      initial: "keeping",
      states: {
        keeping: {
          description: "What is typed is put in safety on this computer before anything else.",
          invoke: { id: "keep", src: "keep", onDone: "explaining", onError: "explaining" },
        },
        explaining: {
          description: "The page stays while the reason is read, for as long as the refusal asks.",
          after: { wait: "deciding" },
        },
        deciding: {
          description: "What was typed or refused while the reason was read is put in safety too.",
          invoke: {
            id: "decide",
            src: "keep",
            onDone: [
              {
                guard: { type: "work is held", params: ({ event }) => event.output },
                target: "#session.suspended",
              },
              { target: "#session.away" },
            ],
            onError: "#session.suspended",
          },
        },
      },
    },
    suspended: {
      description:
        "The page stays as it is behind a sign-in, which has a chart of its own; the same person goes on where they were.",
      tags: "locked",
      meta: { standing: "suspended" },
      on: {
        "session.leave": { target: "guest", actions: "tell the leaving" },
        "peer.leave": "guest",
      },
    },
    away: {
      description: "Nothing would be lost: the login page is shown, and leads back.",
      tags: "locked",
      meta: { standing: "outside" },
      on: { "peer.leave": "guest" },
    },
    displaced: {
      description:
        "Somebody else signed in in this browser: the page of the first is left, never shown or saved.",
      tags: "locked",
      meta: { standing: "displaced" },
      on: { "peer.leave": "guest" },
    },
    leaving: {
      tags: "busy",
      on: { "peer.leave": "guest" },
      initial: "saving",
      states: {
        saving: {
          description: "What is typed but not saved is saved while the session still allows it.",
          invoke: {
            id: "save",
            src: "save",
            onDone: [
              {
                guard: { type: "all is saved", params: ({ event }) => event.output },
                target: "signingOut",
              },
              { target: "#session.member.unsaved" },
            ],
            onError: "#session.member.unsaved",
          },
          on: {
            "session.refuse": {
              target: "#session.ending",
              actions: [
                { type: "say why", params: ({ event }) => event },
                { type: "keep the reason", params: ({ event }) => event },
                "tell the refusal",
              ],
            },
          },
        },
        signingOut: {
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: { target: "#session.signedOut", actions: "tell the leaving" },
            onError: "#session.member.stillInside",
          },
        },
      },
    },
  },
});

/** How the person of this tab stands to its page; undefined while that is being found out or done. */
export const standingOf = (now: SnapshotFrom<typeof session>): Standing | undefined =>
  Object.values(now.getMeta()).at(0)?.standing;

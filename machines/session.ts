import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";

export interface Person {
  role: "holder" | "assistant";
  name: string;
  email: string;
}

/** When the session ends, and the moment this was known: ms of the client's clock. */
export interface Lease {
  deadline: number;
  now: number;
}

type Begun = { person: Person } & Lease;

/** What one tab tells the others; their own chart hears it as this very event. */
export type Fact =
  | ({ type: "peer.begin" } & Begun)
  | ({ type: "peer.renew" } & Lease)
  | { type: "peer.refuse"; reason: string | null }
  | { type: "peer.leave" };

type Tick = { type: "tick"; now: number };

export type SessionEvent =
  | Fact
  | ({ type: "session.begin" } & Begun)
  | ({ type: "session.renew" } & Lease)
  | { type: "session.refuse"; reason: string }
  | { type: "session.ask" }
  | { type: "session.extend" }
  | { type: "session.leave" }
  | Tick;

export type Identity = { kind: "guest" } | ({ kind: "member" } & Begun);
export type Extension = ({ kind: "renewed" } & Lease) | { kind: "refused"; reason: string };

interface Context {
  person: Person | null;
  deadline: number | null;
  now: number;
  warnAhead: number;
  reason: string | null;
}

/** Who is using the portal, and until when? All tabs of one browser agree on the answer. */
export const session = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { warnAhead: number },
    tags: {} as "busy" | "locked" | "open" | "failed",
  },
  actors: {
    identify: fromPromise<Identity>(() => Promise.reject(new Error("identify is not provided"))),
    extend: fromPromise<Extension>(() => Promise.reject(new Error("extend is not provided"))),
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
        ? { person: who.person, deadline: who.deadline, now: who.now, reason: null }
        : {},
    ),
    "forget the person": assign({ person: null, deadline: null, reason: null }),
    "hold until": assign((_, lease: Extension | Lease) =>
      "deadline" in lease ? { deadline: lease.deadline, now: lease.now } : {},
    ),
    "let time pass": assign((_, { now }: { now: number }) => ({ now })),
    "keep the reason": assign((_, why: Extension | { reason: string | null }) =>
      "reason" in why ? { reason: why.reason } : {},
    ),
    "tell who began": sendTo("peers", (_, { person, deadline, now }: Begun) => ({
      type: "tell",
      fact: { type: "peer.begin", person, deadline, now },
    })),
    "tell the new deadline": sendTo("peers", ({ context: { deadline, now } }) => ({
      type: "tell",
      fact: { type: "peer.renew", deadline: deadline ?? now, now },
    })),
    "tell the refusal": sendTo("peers", ({ context: { reason } }) => ({
      type: "tell",
      fact: { type: "peer.refuse", reason },
    })),
    "tell the leaving": sendTo("peers", { type: "tell", fact: { type: "peer.leave" } }),
  },
  guards: {
    "a member": (_, { identity }: { identity: Identity }) => identity.kind === "member",
    renewed: (_, { extension }: { extension: Extension }) => extension.kind === "renewed",
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
    now: 0,
    warnAhead: input.warnAhead,
    reason: null,
  }),
  invoke: { id: "peers", src: "peers" },
  on: {
    "session.begin": {
      target: ".member",
      actions: [
        { type: "know the person", params: ({ event }) => event },
        { type: "tell who began", params: ({ event }) => event },
      ],
    },
    "peer.begin": {
      target: ".member",
      actions: { type: "know the person", params: ({ event }) => event },
    },
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
    },
    unreachable: {
      description: "Nobody answered, so nobody knows whether there is a session.",
      tags: "failed",
      on: { "session.ask": "asking" },
    },
    guest: { tags: "open", entry: "forget the person" },
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
          target: "suspended",
          actions: [{ type: "keep the reason", params: ({ event }) => event }, "tell the refusal"],
        },
        "peer.refuse": {
          target: "suspended",
          actions: { type: "keep the reason", params: ({ event }) => event },
        },
        "session.leave": "leaving",
        "peer.leave": "guest",
        tick: [
          {
            guard: { type: "the deadline has passed", params: ({ event }) => event },
            target: "suspended",
          },
          { actions: { type: "let time pass", params: ({ event }) => event } },
        ],
      },
      initial: "active",
      states: {
        active: {
          tags: "open",
          on: {
            tick: {
              guard: { type: "the deadline is near", params: ({ event }) => event },
              target: "expiring",
              actions: { type: "let time pass", params: ({ event }) => event },
            },
          },
        },
        expiring: {
          description: "A warning names the time left and offers to stay.",
          tags: "open",
          on: { "session.extend": "extending" },
        },
        extending: {
          description: "The server decides, even when the deadline passes before it answers.",
          tags: "busy",
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
                target: "#session.suspended",
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
        stillInside: {
          description: "Signing out got no answer: the person is still signed in and must know.",
          tags: ["open", "failed"],
          on: { "session.extend": "extending" },
        },
      },
    },
    suspended: {
      description:
        "The page stays as it is behind a sign-in; the same person goes on where they were.",
      tags: "locked",
      on: {
        "session.leave": { target: "guest", actions: "tell the leaving" },
        "peer.leave": "guest",
      },
    },
    leaving: {
      tags: "busy",
      invoke: {
        id: "signOut",
        src: "signOut",
        onDone: { target: "guest", actions: "tell the leaving" },
        onError: "#session.member.stillInside",
      },
      on: { "peer.leave": "guest" },
    },
  },
});

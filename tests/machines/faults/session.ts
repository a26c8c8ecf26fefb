import type { PlantedFaults } from "../kit/model.ts";

export const sessionFaults: PlantedFaults = {
  file: "session",
  faults: [
    {
      name: "the warning comes only after the last moment for it",
      find: "deadline - now <= warnAhead",
      replace: "deadline - now < warnAhead",
    },
    {
      name: "the session outlives its deadline by a tick",
      find: "deadline !== null && now >= deadline",
      replace: "deadline !== null && now > deadline",
    },
    {
      name: "whoever signed out is led back by the login page",
      find: 'target: "#session.signedOut"',
      replace: 'target: "#session.guest"',
    },
    {
      name: "a guest is still called by name",
      find: 'meta: { standing: "outside" }, entry: "forget the person" }',
      replace: 'meta: { standing: "outside" } }',
    },
    {
      name: "leaving in one tab only suspends the others",
      find: '"peer.leave": "guest",\n        tick:',
      replace: '"peer.leave": "suspended",\n        tick:',
    },
    {
      name: "whoever was led away is taken to be inside",
      find: 'tags: "locked",\n      meta: { standing: "outside" }',
      replace: 'tags: "locked",\n      meta: { standing: "inside" }',
    },
    {
      name: "a failed sign-out is taken for a sign-out",
      find: 'onError: "#session.member.stillInside"',
      replace: 'onError: "#session.guest"',
    },
    {
      name: "an unreachable server makes everybody a guest",
      find: 'onError: "unreachable"',
      replace: 'onError: "guest"',
    },
    {
      name: "signing out forgets what is not saved",
      find: 'initial: "saving"',
      replace: 'initial: "signingOut"',
    },
    {
      name: "what could not be saved is not said",
      find: '{ target: "#session.member.unsaved" }',
      replace: '{ target: "signingOut" }',
    },
    {
      name: "the page is left before what is typed lies in safety",
      find: 'initial: "keeping"',
      replace: 'initial: "explaining"',
    },
    {
      name: "a refusal ends the session without its time to be read",
      find: '"wait" in why ? why.wait : 0',
      replace: "0",
    },
    {
      name: "another account with the same address is taken for the same person",
      find: "(person.account !== began.person.account ||\n        person.role",
      replace: "(person.role",
    },
    {
      name: "a holder whose address is another now is taken for somebody else",
      find: '(person.role === "assistant" && person.email !== began.person.email)',
      replace: "person.email !== began.person.email",
    },
    {
      name: "another person gets the page of the first",
      find: 'guard: { type: "somebody else", params: ({ event }) => event },\n        target: ".displaced",\n      }',
      replace:
        'guard: { type: "somebody else", params: ({ event }) => event },\n        target: ".member",\n      }',
    },
    {
      name: "the page is left although something on it would be lost",
      find: "isHeld }: Kept) => isHeld",
      replace: "isHeld }: Kept) => !isHeld",
    },
    {
      name: "what could not be put in safety is left behind",
      find: 'onError: "#session.suspended"',
      replace: 'onError: "#session.away"',
    },
    {
      name: "leaving in one tab leaves the others asking",
      find: 'on: {\n        "session.leave": { target: "guest", actions: "tell the leaving" },\n        "peer.leave": "guest",',
      replace: 'on: {\n        "session.leave": { target: "guest", actions: "tell the leaving" },',
    },
    {
      name: "a renewal lasts beyond the end",
      find: "Math.min(lease.deadline, end ?? lease.deadline)",
      replace: "lease.deadline",
    },
    {
      name: "near the end somebody is asked to stay",
      find: 'target: "closing"',
      replace: 'target: "expiring"',
    },
    {
      name: "the warning of the end cannot be put away",
      find: '"warning.heard": "warned"',
      replace: '"warning.heard": "warning"',
    },
  ],
};

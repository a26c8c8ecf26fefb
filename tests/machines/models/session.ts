import { session } from "@gatehouse/machines/session";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const end = 100;
const warnAhead = 20;
const holder = { role: "holder", name: "Ada", email: "ada@example.com" };
const lease = { deadline: end, now: 0 };
const cases: readonly AnyEvent[] = [
  { type: "xstate.done.actor.identify", output: { kind: "guest" } },
  { type: "xstate.done.actor.identify", output: { kind: "member", person: holder, ...lease } },
  { type: "xstate.error.actor.identify", error: "no answer" },
  { type: "xstate.done.actor.extend", output: { kind: "renewed", ...lease } },
  { type: "xstate.done.actor.extend", output: { kind: "refused", reason: "sessionOver" } },
  { type: "xstate.error.actor.extend", error: "no answer" },
  { type: "xstate.done.actor.signOut" },
  { type: "xstate.error.actor.signOut", error: "no answer" },
  { type: "session.begin", person: holder, ...lease },
  { type: "peer.begin", person: holder, ...lease },
  { type: "session.renew", ...lease },
  { type: "peer.renew", ...lease },
  { type: "session.refuse", reason: "sessionOver" },
  { type: "peer.refuse", reason: "sessionOver" },
  { type: "session.ask" },
  { type: "session.extend" },
  { type: "session.leave" },
  { type: "peer.leave" },
  { type: "tick", now: end - warnAhead - 1 },
  { type: "tick", now: end - warnAhead },
  { type: "tick", now: end },
];

export const sessionModel: ChartModel = {
  file: "session",
  name: "session",
  machine: session,
  runs: [{ input: { warnAhead }, cases }],
  facts: ({ context: { person, deadline, now, reason } }) => ({
    person: person?.name ?? null,
    deadline,
    now,
    reason,
  }),
  invariants: {
    "a person is known wherever somebody is signed in, suspended or leaving": (snapshot) =>
      snapshot.context.person !== null ||
      !(snapshot.matches("member") || snapshot.matches("suspended") || snapshot.matches("leaving")),
    "nothing is known of a guest": (snapshot) =>
      !snapshot.matches("guest") ||
      (snapshot.context.person === null && snapshot.context.deadline === null),
    "nobody is active past the deadline": (snapshot) =>
      !snapshot.matches({ member: "active" }) || snapshot.context.now < snapshot.context.deadline,
    "nobody is active without a warning when the end is near": (snapshot) =>
      !snapshot.matches({ member: "active" }) ||
      snapshot.context.deadline - snapshot.context.now > warnAhead,
    "a reason is kept only while suspended": (snapshot) =>
      snapshot.context.reason === null ||
      snapshot.matches("suspended") ||
      snapshot.matches("leaving"),
    "whoever is signed in can leave": (snapshot) =>
      !snapshot.matches("member") || snapshot.can({ type: "session.leave" }),
  },
};

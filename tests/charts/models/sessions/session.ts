import { session } from "@gatehouse/machines/sessions/session";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const warnAhead = 20;
const holder = { id: "1", role: "holder", name: "Ada", email: "ada@example.com" };
const moved = { ...holder, email: "ada@new.example" };
const other = { id: "1/bo", role: "assistant", name: "Bo", email: "bo@example.com" };
const lease = { deadline: 100, now: 0, end: 1000 };
const expired = { type: "session.refuse", refusal: { code: "sessionExpired" } };

const cases: readonly AnyEvent[] = [
  { type: "xstate.done.actor.identify", output: { type: "peer.leave" } },
  { type: "xstate.done.actor.identify", output: { type: "peer.begin", person: holder, lease } },
  { type: "xstate.error.actor.identify", error: "no answer" },
  { type: "xstate.done.actor.clock" },
  { type: "xstate.done.actor.leaving" },
  { type: "xstate.done.actor.signOut" },
  { type: "xstate.done.actor.sessionEnd", output: { isHeld: true } },
  { type: "xstate.done.actor.sessionEnd", output: { isHeld: false } },
  { type: "session.begin", person: holder, lease },
  { type: "session.begin", person: other, lease },
  { type: "peer.begin", person: moved, lease },
  { type: "peer.begin", person: other, lease },
  { type: "session.renew", deadline: 101, now: 0 },
  { type: "lease.renew", deadline: 101, now: 0 },
  { ...expired, wait: 300, isHeld: false },
  { ...expired, wait: 1500, isHeld: true },
  { type: "peer.refuse", wait: 300 },
  { type: "session.ask" },
  { type: "session.extend" },
  { type: "session.leave" },
  { type: "peer.leave" },
];

const isIn = (snapshot: AnyMachineSnapshot, ...states: string[]) =>
  states.some((state) => snapshot.matches(state));

export const sessionModel: ChartModel = {
  file: "session",
  name: "session",
  machine: session,
  runs: [{ input: { warnAhead }, cases }],
  facts: ({ context: { person, wait, isHeld } }) => ({
    person: person && `${person.id} ${person.email}`,
    wait,
    isHeld,
  }),
  invariants: {
    "a person is known exactly while a page of theirs may be open": (snapshot) =>
      (snapshot.context.person === null) ===
      isIn(snapshot, "asking", "unreachable", "guest", "signedOut"),
    "every page of the person is locked once the session has ended or another person is here": (
      snapshot,
    ) => snapshot.hasTag("locked") === isIn(snapshot, "ending", "suspended", "away", "displaced"),
    "the login page is shown where no one is signed in or nothing would be lost": (snapshot) =>
      snapshot.hasTag("settled") === isIn(snapshot, "guest", "signedOut", "away"),
    "a page that another person has taken over is the only locked one that has failed": (
      snapshot,
    ) => (snapshot.hasTag("locked") && snapshot.hasTag("failed")) === isIn(snapshot, "displaced"),
    "time runs exactly while the person is inside": (snapshot) =>
      (snapshot.children["clock"] !== undefined) === isIn(snapshot, "member"),
    "the server ends the session only once everything is saved or the person insists": (snapshot) =>
      (snapshot.children["signOut"] !== undefined) ===
      (snapshot.matches({ member: "signingOut" }) as boolean),
    "a person can leave a page that asks them to sign in again": (snapshot) =>
      !isIn(snapshot, "suspended") || snapshot.can({ type: "session.leave" }),
    "one tab that leaves takes all others along": (snapshot) =>
      snapshot.can({ type: "peer.leave" }),
  },
};

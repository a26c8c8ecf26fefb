import { session, standingOf } from "@gatehouse/machines/sessions/session";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const end = 100;
const warnAhead = 20;
const holder = { role: "holder", name: "Ada", email: "ada@example.com", account: "1" };
const assistant = { role: "assistant", name: "Bo", email: "bo@example.com", account: "1" };
const sameMail = { ...assistant, name: "Bo of 2", account: "2" };
const lease = { deadline: end, now: 0 };
const long = { ...lease, end: 1000 };
const last = { ...lease, end };
const end300 = { reason: "sessionExpired", wait: 300 };
const expired = { ...end300, code: "1", says: "Log in again." };
const moved = { reason: "accountMoved", wait: 1500, code: "2", says: "The account has moved." };
const cases: readonly AnyEvent[] = [
  { type: "xstate.done.actor.identify", output: { kind: "guest" } },
  { type: "xstate.done.actor.identify", output: { kind: "member", person: holder, ...long } },
  { type: "xstate.error.actor.identify", error: "no answer" },
  { type: "xstate.done.actor.extend", output: { kind: "renewed", ...lease } },
  { type: "xstate.done.actor.extend", output: { kind: "refused", reason: "sessionOver" } },
  { type: "xstate.error.actor.extend", error: "no answer" },
  { type: "xstate.done.actor.save", output: { isSaved: true } },
  { type: "xstate.done.actor.save", output: { isSaved: false } },
  { type: "xstate.error.actor.save", error: "no answer" },
  { type: "xstate.done.actor.signOut" },
  { type: "xstate.error.actor.signOut", error: "no answer" },
  { type: "session.begin", person: holder, ...long },
  { type: "session.begin", person: assistant, ...long },
  { type: "peer.begin", person: { ...holder, email: "ada@new.example" }, ...last },
  { type: "peer.begin", person: sameMail, ...long },
  { type: "session.renew", deadline: end + 1, now: 0 },
  { type: "peer.renew", ...lease },
  { type: "session.refuse", ...expired },
  { type: "session.refuse", ...moved },
  { type: "peer.refuse", ...end300 },
  { type: "xstate.done.actor.keep", output: { isHeld: false } },
  { type: "xstate.error.actor.keep", error: "no room" },
  { type: "xstate.done.actor.decide", output: { isHeld: true } },
  { type: "xstate.done.actor.decide", output: { isHeld: false } },
  { type: "xstate.error.actor.decide", error: "no room" },
  { type: "warning.heard" },
  { type: "session.ask" },
  { type: "session.extend" },
  { type: "session.leave" },
  { type: "peer.leave" },
  { type: "tick", now: end - warnAhead - 1 },
  { type: "tick", now: end - warnAhead },
  { type: "tick", now: end },
];

const insideOf = new Set<unknown>(["inside", "closing", "expiring", "unsaved", "stillInside"]);

export const sessionModel: ChartModel = {
  file: "session",
  name: "session",
  machine: session,
  runs: [{ input: { warnAhead }, cases }],
  // The time is told where somebody is warned; elsewhere it only passes.
  facts: (snapshot) => {
    const { person, deadline, end: atMost, now, wait } = snapshot.context;
    const isWarned = ["expiring", "closing"].some((member) => snapshot.matches({ member }));
    return {
      person: person?.name ?? null,
      deadline,
      end: atMost,
      now: isWarned ? now : null,
      wait,
    };
  },
  invariants: {
    "a person is known wherever somebody is signed in or may come back": (snapshot) =>
      snapshot.context.person !== null ||
      !["member", "ending", "suspended", "away", "displaced", "leaving"].some((state) =>
        snapshot.matches(state),
      ),
    "nothing is known of a guest": (snapshot) =>
      !(snapshot.matches("guest") || snapshot.matches("signedOut")) ||
      (snapshot.context.person === null && snapshot.context.deadline === null),
    "nobody is active past the deadline": (snapshot) =>
      !snapshot.matches({ member: "active" }) || snapshot.context.now < snapshot.context.deadline,
    "no deadline lies beyond the end": ({ context }) =>
      context.deadline === null || context.deadline <= context.end,
    "nothing is offered that cannot be: near the end nobody is asked to stay": (snapshot) =>
      !snapshot.matches({ member: "closing" }) || !snapshot.can({ type: "session.extend" }),
    "nobody is active without a warning when the end is near": (snapshot) =>
      !snapshot.matches({ member: "active" }) ||
      snapshot.context.deadline - snapshot.context.now > warnAhead,
    "a reason is kept only once the session has ended": (snapshot) =>
      snapshot.context.reason === null ||
      ["ending", "suspended", "away", "displaced"].some((state) => snapshot.matches(state)),
    "no page is left before what is typed lies in safety": (snapshot) =>
      !snapshot.matches({ ending: "keeping" }) || snapshot.children["keep"] !== undefined,
    "whoever is out knows a way back or is gone": (snapshot) =>
      !snapshot.matches("suspended") || snapshot.can({ type: "session.leave" }),
    "the server is told of the leaving only once all is saved or the person insists": (snapshot) =>
      !snapshot.matches({ leaving: "saving" }) || snapshot.children["signOut"] === undefined,
    "a page is open to the person exactly while the session goes on": (snapshot) =>
      insideOf.has(standingOf(snapshot as never)) === snapshot.matches("member"),
    "whoever is signed in can leave": (snapshot) =>
      !snapshot.matches("member") || snapshot.can({ type: "session.leave" }),
  },
};

import type { AnyMachineSnapshot } from "xstate";
import { stateName, type AnyEvent, type ChartModel } from "../../kit/model.ts";
import { sessionClockModel } from "../../models/sessions/session-clock.ts";
import { sessionModel } from "../../models/sessions/session.ts";

const warnAhead = 20;
const deadline = 100;
const far = deadline * 2;
const lease = { deadline, now: 0, end: far };
const person = { id: "1", role: "holder", name: "Ada", email: "ada@example.com" };
const other = { ...person, id: "2", email: "ben@example.com" };

const done = (name: string, output?: unknown): AnyEvent => ({
  type: `xstate.done.actor.${name}`,
  output,
});
const failed = (name: string): AnyEvent => ({ type: `xstate.error.actor.${name}`, error: "none" });
const member = done("identify", { type: "peer.begin", person, lease });
const guest = done("identify", { type: "peer.leave" });
const begin = { type: "session.begin", person, lease };
const peerBegin = { type: "peer.begin", person, lease };
const peerOther = { type: "peer.begin", person: other, lease };
const refuse = {
  type: "session.refuse",
  refusal: { code: "sessionExpired" },
  isHeld: false,
  wait: 1,
};
const peerRefuse = { type: "peer.refuse", wait: 1 };
const peerRenew = { type: "lease.renew", deadline, now: 0 };
const peerLeave = { type: "peer.leave" };
const renew = { type: "session.renew", deadline, now: 0 };
const leave = { type: "session.leave" };
const extend = { type: "session.extend" };

type Rows = Record<string, AnyEvent[]>;

/** At a form on which something is never saved unless the walk says so. */
const held: Rows = {
  asking: [member, guest, failed("identify")],
  unreachable: [{ type: "session.ask" }],
  guest: [begin, peerBegin],
  "member.active": [peerRenew, refuse, leave, peerLeave],
  "member.leaving": [done("leaving"), extend, refuse, peerLeave],
  "member.signingOut": [done("signOut"), extend],
  ending: [done("sessionEnd", { isHeld: true })],
  suspended: [begin, peerBegin, peerOther, leave],
};

/** At a form on which everything is saved. */
const idle: Rows = {
  asking: [member],
  "member.active": [renew, peerRefuse],
  ending: [done("sessionEnd", { isHeld: false })],
  away: [begin, peerBegin],
};

const warn = { type: "tick", now: deadline - warnAhead };

const clock: Rows = {
  active: [warn],
  expiring: [extend, peerRenew],
  extending: [peerRenew, failed("extend")],
};

/** The session has lasted as long as it may. */
const closing: Rows = {
  active: [warn],
  "closing.warning": [{ type: "warning.dismiss" }],
  "closing.dismissed": [peerRenew],
};

const rows = { held, idle, clock, closing };

export type Kind = keyof typeof rows;

const run = (kind: Kind, input: object) => ({
  input: { ...input, warnAhead, kind },
  cases: (at: AnyMachineSnapshot) => rows[kind][stateName(at)] ?? [],
});

const facts = () => ({});

/** The session in one tab, with another beside it. */
export const sessionOnTour: ChartModel = {
  ...sessionModel,
  runs: [run("held", {}), run("idle", {})],
  facts,
};

/** How long it lasts. */
export const clockOnTour: ChartModel = {
  ...sessionClockModel,
  runs: [run("clock", lease), run("closing", { ...lease, end: deadline })],
  facts,
};

/** Whether it is another person who signs in beside. */
export const isOther = ({ person: who }: AnyEvent) => who === other;

const inTheCall = "another call would have to be rejected while the server ends the session";

/** What no walk takes. */
export const sessionBeyond = {
  "session --session.refuse--> (stays)": "nothing else is asked where no one is inside",
  "session.member --xstate.done.actor.clock--> session.ending":
    "the deadline passes with nothing to read, and the page stays in no state on the way",
  "session.member.signingOut --session.refuse--> (stays)": inTheCall,
};

export const clockBeyond = {
  "sessionClock --lease.renew--> (stays)":
    "the deadline is as near as before; nothing is to be seen",
  "sessionClock --tick [isOver]--> sessionClock.over":
    "it passes with nothing to read, and the page stays in no state on the way",
  "sessionClock --tick--> (stays)": "every second does it; nothing is to be seen",
  "sessionClock.active --tick [isOver]--> sessionClock.over":
    "a warning comes before, unless the computer slept",
  "sessionClock.active --tick--> (stays)": "every second does it; nothing is to be seen",
  "sessionClock.extending --tick--> (stays)": "every second does it; nothing is to be seen",
  "sessionClock.extending --xstate.done.actor.extend--> sessionClock.expiring":
    "the server extends by so much that the warning goes",
  "sessionClock.over": "the session goes on from there",
};

import type { AnyMachineSnapshot } from "xstate";
import { stateName, type AnyEvent, type ChartModel } from "../../kit/model.ts";
import { sessionModel } from "../../models/sessions/session.ts";

const warnAhead = 20;
const deadline = 100;
const lease = { deadline, now: 0 };
const person = { role: "holder", name: "Ada", email: "ada@example.com", account: "1" };
const other = { ...person, email: "ben@example.com", account: "2" };
const began = { end: deadline * 2, ...lease };

const done = (name: string, output?: unknown): AnyEvent => ({
  type: `xstate.done.actor.${name}`,
  output,
});
const failed = (name: string): AnyEvent => ({ type: `xstate.error.actor.${name}`, error: "none" });
const member = (from: object = began) => done("identify", { kind: "member", person, ...from });
const begin = { type: "session.begin", person, ...began };
const peerBegin = { type: "peer.begin", person, ...began };
const peerOther = { type: "peer.begin", person: other, ...began };
const refuse = { type: "session.refuse", reason: "sessionExpired", wait: 1, code: "1", says: "" };
const peerRefuse = { type: "peer.refuse", reason: "sessionExpired", wait: 1 };
const peerRenew = { type: "peer.renew", ...lease };
const peerLeave = { type: "peer.leave" };
const renew = { type: "session.renew", ...lease };
const leave = { type: "session.leave" };
const extend = { type: "session.extend" };
const warn = { type: "tick", now: deadline - warnAhead };

const ending = (isHeld: boolean): Record<string, AnyEvent[]> => ({
  "ending.keeping": [done("keep", { isHeld })],
  "ending.explaining": [{ type: "xstate.after.wait.session.ending.explaining" }],
  "ending.deciding": [done("decide", { isHeld })],
});

/** At a form on which something is never saved unless the walk says so. */
const held: Record<string, AnyEvent[]> = {
  asking: [member(), done("identify", { kind: "guest" }), failed("identify")],
  unreachable: [{ type: "session.ask" }],
  guest: [begin, peerBegin],
  "member.active": [warn, peerRenew, refuse, leave, peerLeave],
  "member.expiring": [extend, leave, peerRenew, peerRefuse],
  "member.extending": [
    done("extend", { kind: "renewed", ...lease }),
    done("extend", { kind: "refused", reason: "sessionExpired" }),
    failed("extend"),
  ],
  "member.unsaved": [leave, extend],
  "member.stillInside": [leave, extend],
  suspended: [begin, peerBegin, peerOther, leave],
  "leaving.saving": [
    done("save", { isSaved: true }),
    done("save", { isSaved: false }),
    refuse,
    peerLeave,
  ],
  "leaving.signingOut": [done("signOut"), failed("signOut")],
  ...ending(true),
};

/** At a form on which everything is saved, and with a session that has lasted as long as it may. */
const idle: Record<string, AnyEvent[]> = {
  asking: [member()],
  "member.active": [renew, warn],
  "member.expiring": [peerRefuse],
  away: [begin, peerBegin],
  ...ending(false),
};
const closing: Record<string, AnyEvent[]> = {
  asking: [member({ ...lease, end: deadline })],
  "member.active": [warn],
  "member.closing.warning": [{ type: "warning.heard" }],
  "member.closing.warned": [renew, peerRenew],
};

const rows = { held, idle, closing };

export type Kind = keyof typeof rows;

const run = (kind: Kind) => ({
  input: { warnAhead, kind },
  cases: (at: AnyMachineSnapshot) => rows[kind][stateName(at)] ?? [],
});

/** The session in one tab, with another beside it. */
export const sessionOnTour: ChartModel = {
  ...sessionModel,
  runs: [run("held"), run("idle"), run("closing")],
  facts: () => ({}),
};

/** Whether it is another person who signs in beside. */
export const isOther = ({ person: who }: AnyEvent) => who === other;

const nobodyLeft = "a page that is led away has none beside it that could still sign out";
const failsAlone = "it is done in the page itself, which turns a failure into an outcome";
const byTheClock = "every second does it; there is nothing to be seen of it";

/** What no walk takes. */
export const sessionBeyond = {
  "session --session.begin [somebody else]--> session.displaced":
    "whoever is signed in sees no login page; a platform's link leads to its own",
  "session.asking --session.refuse--> (stays)": "nothing else is asked before it is known who asks",
  "session.away --peer.leave--> session.guest": nobodyLeft,
  "session.displaced --peer.leave--> session.guest": "the page is loaded anew at once",
  "session.ending --peer.leave--> session.guest": nobodyLeft,
  "session.ending --session.refuse--> (stays)":
    "the other calls of a form do not wait for each other",
  "session.ending.deciding --xstate.error.actor.decide--> session.suspended": failsAlone,
  "session.ending.keeping --xstate.error.actor.keep--> session.ending.explaining": failsAlone,
  "session.leaving.saving --xstate.error.actor.save--> session.member.unsaved": failsAlone,
  "session.member --tick [the deadline has passed]--> session.ending":
    "it passes with nothing to read, and the page stays in no state on the way",
  "session.member --tick--> (stays)": byTheClock,
  "session.member.extending --tick--> (stays)": byTheClock,
  "session.suspended --peer.leave--> session.guest": nobodyLeft,
};

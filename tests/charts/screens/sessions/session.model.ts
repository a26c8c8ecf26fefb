import { leaving } from "@gatehouse/machines/sessions/leaving";
import { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import type { AnyMachineSnapshot } from "xstate";
import { stateName, type AnyEvent, type ChartModel } from "../../kit/model.ts";
import { leavingModel } from "../../models/sessions/leaving.ts";
import { sessionClockModel } from "../../models/sessions/session-clock.ts";
import { sessionModel } from "../../models/sessions/session.ts";

const warnAhead = 20;
const deadline = 100;
const far = deadline * 2;
const lease = { deadline, now: 0, end: far };
const person = { id: "1", role: "holder", name: "Ada", email: "ada@example.com" };
const wait = { wait: 1 };

const begin = { type: "session.begin", person, lease };
const peerBegin = { type: "peer.begin", person, lease };
const refuse = {
  type: "session.refuse",
  refusal: { code: "sessionExpired" },
  isHeld: false,
  ...wait,
};
const peerRefuse = { type: "peer.refuse", ...wait };
const renew = { type: "session.renew", deadline, now: 0 };
const peerRenew = { type: "lease.renew", deadline: far, now: 0 };
const leave = { type: "session.leave" };
const peerLeave = { type: "peer.leave" };
const extend = { type: "session.extend" };
const done = (name: string, output?: unknown) => ({ type: `xstate.done.actor.${name}`, output });
const failed = (name: string) => ({ type: `xstate.error.actor.${name}`, error: "no answer" });

type Rows = Record<string, AnyEvent[]>;

/** Over a form with something unsaved, which is never saved unless the walk says so. */
const held: Rows = {
  asking: [begin],
  "member.active": [renew, peerRenew, refuse, peerRefuse, leave, peerLeave],
  "member.leaving": [done("leaving"), extend, refuse, peerLeave],
  "member.signingOut": [done("signOut"), extend],
  ending: [done("sessionEnd", { isHeld: true })],
  suspended: [begin, peerBegin, leave, peerLeave],
};

const idle: Rows = {
  asking: [begin],
  "member.active": [refuse],
  ending: [done("sessionEnd", { isHeld: false })],
  away: [begin, peerBegin, peerLeave],
  guest: [begin, peerBegin],
};

const cases = (rows: Rows) => (snapshot: AnyMachineSnapshot) => rows[stateName(snapshot)] ?? [];
const run = (rows: Rows, input: object) => ({ input, cases: cases(rows) });
const facts = () => ({});

export const sessionOverWork: ChartModel = {
  ...sessionModel,
  facts,
  runs: [run(held, { warnAhead, isHeld: true })],
};

/** Over a form that is saved. */
export const sessionOverNothing: ChartModel = {
  ...sessionModel,
  facts,
  runs: [run(idle, { warnAhead, isHeld: false })],
};

const warn = { type: "tick", now: deadline - warnAhead };

/** The deadline itself passes with nothing to read. */
const clock: Rows = {
  active: [warn],
  expiring: [extend, peerRenew],
  extending: [peerRenew, done("extend"), failed("extend")],
};

/** The session has lasted as long as it may. */
const closing: Rows = {
  active: [warn],
  "closing.warning": [{ type: "warning.dismiss" }, { ...peerRenew, deadline }],
  "closing.dismissed": [{ ...peerRenew, deadline }],
};

export const clockOnScreen: ChartModel = {
  ...sessionClockModel,
  machine: sessionClock,
  facts,
  runs: [
    run(clock, { ...lease, warnAhead, isHeld: false }),
    run(closing, { ...lease, end: deadline, warnAhead, isHeld: false, isClosing: true }),
  ],
};

export const leavingOnScreen: ChartModel = {
  ...leavingModel,
  machine: leaving,
  facts,
  runs: [
    run(
      { saving: [done("saveWork", true), done("saveWork", false)], unsaved: [leave] },
      { isHeld: true },
    ),
  ],
};

import type { AnyMachineSnapshot } from "xstate";
import { stateName, type AnyEvent, type ChartModel } from "../../kit/model.ts";
import { sessionModel } from "../../models/sessions/session.ts";

const warnAhead = 20;
const deadline = 100;
const lease = { deadline, now: 0 };
const far = deadline * 2;
const holder = { role: "holder", name: "Ada", email: "ada@example.com", account: "1" };

const refuse = { type: "session.refuse", reason: "sessionExpired", wait: 1, code: "1", says: "" };
const leave = { type: "session.leave" };
const peerLeave = { type: "peer.leave" };
const extend = { type: "session.extend" };
const peerRenew = { type: "peer.renew", ...lease };
const ended = { type: "peer.refuse", reason: "sessionExpired", wait: 1 };
const done = (name: string, output?: unknown) => ({ type: `xstate.done.actor.${name}`, output });
const failed = (name: string) => ({ type: `xstate.error.actor.${name}`, error: "no answer" });

/** What is done on a page, by the state it is done in. The first sign-in is the page's own, before it is drawn. */
function casesFor(isHeld: boolean) {
  const begin = { type: "session.begin", person: holder, end: far, ...lease };
  const peerBegin = { type: "peer.begin", person: holder, end: far, ...lease };
  const always: Record<string, AnyEvent[]> = {
    asking: [begin],
    "ending.keeping": [done("keep", { isHeld })],
    "ending.explaining": [{ type: "xstate.after.wait.session.ending.explaining" }],
    "ending.deciding": [done("decide", { isHeld })],
    "leaving.signingOut": [done("signOut"), failed("signOut")],
  };
  const held: Record<string, AnyEvent[]> = {
    "member.active": [
      { type: "tick", now: deadline - warnAhead },
      { type: "session.renew", ...lease },
      peerRenew,
      refuse,
      ended,
      leave,
      peerLeave,
    ],
    // The deadline itself passes with nothing to read, so that no page stays in any state on the way.
    "member.expiring": [extend, leave, peerRenew, refuse],
    "member.extending": [
      done("extend", { kind: "renewed", ...lease }),
      done("extend", { kind: "refused", reason: "sessionExpired" }),
      failed("extend"),
    ],
    "member.unsaved": [leave, extend],
    suspended: [begin, peerBegin, leave, peerLeave],
    "leaving.saving": [
      done("save", { isSaved: true }),
      done("save", { isSaved: false }),
      refuse,
      peerLeave,
    ],
  };
  const idle: Record<string, AnyEvent[]> = {
    "member.active": [refuse, leave],
    "member.extending": [done("extend", { kind: "renewed", ...lease })],
    "member.stillInside": [leave, extend],
    "leaving.saving": [done("save", { isSaved: true })],
    away: [begin, peerBegin, peerLeave],
    guest: [begin, peerBegin],
  };
  const rows = { ...always, ...(isHeld ? held : idle) };
  return (snapshot: AnyMachineSnapshot) => rows[stateName(snapshot)] ?? [];
}

/** A session that has lasted as long as it may. */
const closing: Record<string, AnyEvent[]> = {
  asking: [{ type: "session.begin", person: holder, end: deadline, ...lease }],
  "member.active": [{ type: "tick", now: deadline - warnAhead }],
  "member.closing.warning": [{ type: "warning.heard" }, { type: "session.renew", ...lease }, leave],
  "member.closing.warned": [peerRenew, peerLeave],
};

const run = (isHeld: boolean) => ({ input: { warnAhead, isHeld }, cases: casesFor(isHeld) });

const onScreen = { ...sessionModel, facts: () => ({}) };

/** The session over a form with something unsaved. */
export const sessionOverWork: ChartModel = {
  ...onScreen,
  runs: [run(true)],
};

/** The session over a form that is saved; the second one at its very end. */
export const sessionOverNothing: ChartModel = {
  ...onScreen,
  runs: [
    run(false),
    {
      input: { warnAhead, isHeld: false, isClosing: true },
      cases: (snapshot) => closing[stateName(snapshot)] ?? [],
    },
  ],
};

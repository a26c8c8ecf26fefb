import { expect } from "vitest";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { extendSession, login, logout } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { endSessions } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import type { ChartModel } from "../../kit/model.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, setNow, until } from "../../../support/screens/clock.ts";
import { press, sees, seesButton, type } from "../../../support/screens/hand.ts";
import { atLogin } from "../../../support/screens/member.ts";
import { api, systemActor } from "../../../support/screens/portal.ts";
import type { PathTable } from "../../../support/screens/walk.ts";
import {
  atForm,
  goOnAs,
  isFar,
  openForm,
  password,
  refuseSomething,
  type Scene,
  start,
  whoever,
} from "../application/at-form.ts";
import { clockOnScreen, leavingOnScreen } from "./session.model.ts";

const second = 1000;
const minute = 60 * second;
const answered = { revision: 2, merged: null, submission: null, saved_at: start };

/** Another tab of the same browser. */
const beside = new BroadcastChannel("gatehouse.session");

async function signInBack(before: AnyMachineSnapshot) {
  if (before.matches("asking")) return;
  const { email } = whoever();
  if (!before.matches("suspended")) await type("Work email", email);
  await type("Password", password);
  await press("Log in");
  const asked = await until(() => server.newest(login));
  expect(asked.body).toEqual({ email, password });
  server.answer(login, { ...whoever(), ...isFar() });
}

const tell = (fact: object) => async () => beside.postMessage(fact);
const escape = async () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

/** The latest answers could not be saved, or there was no answer to signing out: the person stays. */
async function stay(before: AnyMachineSnapshot) {
  if (before.matches({ member: "signingOut" })) {
    server.lose(logout);
    await sees("dialog", "You are still logged in");
    return escape();
  }
  server.refuse(saveKyc, "tooLarge");
  await sees("dialog", "Your latest changes are not saved");
  return press("Stay logged in");
}

/** The session as a form has it that has something unsaved, or nothing. */
export const tableOver = (model: ChartModel): PathTable => ({
  model,
  open: (input) => openForm(input as Scene),
  passing: { asking: "session.begin" },
  events: {
    "session.begin": (_, before) => signInBack(before),
    "peer.begin": () => tell({ type: "peer.begin", ...memberOf({ ...whoever(), ...isFar() }) })(),
    "peer.leave": tell({ type: "peer.leave" }),
    "peer.refuse": tell({ type: "peer.refuse", wait: 300 }),
    "lease.renew": () => tell({ type: "lease.renew", deadline: start * 2, now: Date.now() })(),
    "session.renew": async () => {
      void api(endSessions, { body: {} });
      await until(() => server.newest(endSessions));
      server.answer(endSessions, { ended: 0 });
    },
    "session.refuse": refuseSomething,
    "session.extend": (_, before) => stay(before),
    "session.leave": (_, before) =>
      press(before.matches("suspended") ? "Leave this page" : "Sign Out"),
    "xstate.done.actor.sessionEnd": () => pass(limits.sessionRedirectMs),
    "xstate.done.actor.leaving": async () => server.answer(saveKyc, answered),
    "xstate.done.actor.signOut": async () => server.answer(logout, {}),
  },
  states: {
    asking: atForm,
    "member.active": atForm,
    "member.leaving": atForm,
    "member.signingOut": () => until(() => server.newest(logout)),
    ending: atForm,
    suspended: goOnAs,
    away: atLogin(true),
    guest: atLogin(true),
    signedOut: atLogin(false),
  },
});

const warns = async (isReady: boolean) => {
  await sees("dialog", "You will be logged out soon");
  await seesButton("Stay logged in", isReady);
};

const closes = async () => {
  await sees("dialog", "Your session will end in 2 minutes and cannot be extended.");
  await seesButton("Keep working", true);
};

/** How long the session lasts. */
export const clockTable: PathTable = {
  model: clockOnScreen,
  open: (input) => openForm(input as Scene),
  events: {
    tick: async () => {
      const clock = systemActor("session").getSnapshot().children["clock"] as AnyActorRef;
      const { deadline } = clock.getSnapshot().context;
      setNow(deadline - limits.sessionWarnMinutes * minute - second);
      await pass(2 * second);
    },
    "session.extend": () => press("Stay logged in"),
    "warning.dismiss": () => press("Keep working"),
    "lease.renew": async (_, before) => {
      if (before.matches("extending")) return server.answer(extendSession, isFar());
      return tell({ type: "lease.renew", deadline: start * 2, now: Date.now() })();
    },
    // The server has extended it a moment ago, and does not do it again.
    "xstate.done.actor.extend": async () =>
      server.answer(extendSession, { idle_until: Date.now() + minute, now: Date.now() }),
    "xstate.error.actor.extend": async () => server.lose(extendSession),
  },
  states: {
    active: atForm,
    expiring: () => warns(true),
    extending: () => warns(false),
    "closing.warning": closes,
    "closing.dismissed": atForm,
  },
};

/** Signing out of a form with something unsaved. */
export const leavingTable: PathTable = {
  model: leavingOnScreen,
  open: async (input) => {
    await openForm(input as Scene);
    await press("Sign Out");
  },
  events: {
    "xstate.done.actor.saveWork": async ({ output }) => {
      if (output === true) server.answer(saveKyc, answered);
      else server.refuse(saveKyc, "tooLarge");
    },
    "session.leave": () => press("Log out anyway"),
  },
  states: {
    saving: atForm,
    unsaved: () => sees("dialog", "Your latest changes are not saved"),
    ready: () => until(() => server.newest(logout)),
  },
};

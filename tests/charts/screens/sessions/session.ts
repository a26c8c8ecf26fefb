import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { extendSession, login, logout } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { endSessions } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { api } from "#portal/app/api.ts";
import { memberOf, sessionActor } from "#portal/features/sessions/session.ts";
import type { ChartModel } from "../../kit/model.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, setNow, settled, until } from "../../../support/screens/clock.ts";
import { press, sees, seesButton, type } from "../../../support/screens/hand.ts";
import { atLogin } from "../../../support/screens/member.ts";
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

const second = 1000;
const minute = 60 * second;
const answered = { revision: 2, merged: null, submission: null, saved_at: start };

/** Another tab of the same browser. */
const beside = new BroadcastChannel("gatehouse.session");

const ends = () => sessionActor.getSnapshot().context.deadline ?? 0;

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

const warns = async (isReady: boolean) => {
  await sees("dialog", "You will be logged out soon");
  await seesButton("Stay logged in", isReady);
};

/** The session as a form has it that has something unsaved, or nothing. */
export function tableOver(model: ChartModel, isHeld: boolean): PathTable {
  const saves = { type: "xstate.done.actor.save", output: { isSaved: true } };
  return {
    model,
    open: (input) => openForm(input as Scene),
    passing: {
      asking: "session.begin",
      "ending.keeping": "xstate.done.actor.keep",
      "ending.deciding": { type: "xstate.done.actor.decide", output: { isHeld } },
      ...(isHeld ? {} : { "leaving.saving": saves }),
    },
    events: {
      "session.begin": (_, before) => signInBack(before),
      "peer.begin": () => tell({ type: "peer.begin", ...memberOf({ ...whoever(), ...isFar() }) })(),
      "peer.leave": tell({ type: "peer.leave" }),
      "peer.refuse": tell({ type: "peer.refuse", reason: "sessionExpired", wait: 300 }),
      "peer.renew": () => tell({ type: "peer.renew", deadline: start * 2, now: Date.now() })(),
      "session.renew": async () => {
        void api(endSessions, { body: {} });
        await until(() => server.newest(endSessions));
        server.answer(endSessions, { ended: 0 });
      },
      "session.refuse": refuseSomething,
      "session.extend": async (_, before) => {
        if (before.matches({ member: "stillInside" }))
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        else await press("Stay logged in");
      },
      "session.leave": (_, before) => leaveFrom(before),
      "warning.heard": () => press("Keep working"),
      tick: async () => {
        setNow(ends() - limits.sessionWarnMinutes * minute - second);
        await pass(2 * second);
      },
      "xstate.after.wait.session.ending.explaining": () => pass(limits.sessionRedirectMs),
      "xstate.done.actor.keep": settled,
      "xstate.done.actor.decide": settled,
      "xstate.done.actor.extend": async ({ output }) => {
        if ((output as { kind: string }).kind === "renewed")
          return server.answer(extendSession, isFar());
        server.refuse(extendSession, "sessionExpired");
      },
      "xstate.error.actor.extend": async () => server.lose(extendSession),
      "xstate.done.actor.save": async ({ output }) => {
        if (!isHeld) return;
        if ((output as { isSaved: boolean }).isSaved) server.answer(saveKyc, answered);
        else server.refuse(saveKyc, "tooLarge");
      },
      "xstate.done.actor.signOut": async () => server.answer(logout, {}),
      "xstate.error.actor.signOut": async () => server.lose(logout),
    },
    states: {
      asking: atForm,
      "member.active": atForm,
      "member.expiring": () => warns(true),
      "member.extending": () => warns(false),
      "member.closing.warning": async () => {
        await sees("dialog", "Your session will end in 2 minutes and cannot be extended.");
        await seesButton("Keep working", true);
      },
      "member.closing.warned": atForm,
      "member.unsaved": () => sees("dialog", "Your latest changes are not saved"),
      "member.stillInside": () => sees("dialog", "You are still logged in"),
      "ending.keeping": atForm,
      "ending.explaining": atForm,
      "ending.deciding": settled,
      suspended: goOnAs,
      away: atLogin(true),
      guest: atLogin(true),
      signedOut: atLogin(false),
      "leaving.saving": atForm,
      "leaving.signingOut": () => until(() => server.newest(logout)),
    },
  };
}

function leaveFrom(before: AnyMachineSnapshot) {
  if (before.matches("suspended")) return press("Leave this page");
  if (before.matches({ member: "unsaved" })) return press("Log out anyway");
  // A dialog lies over the header's.
  if (before.matches({ member: "closing" }))
    return Promise.resolve(sessionActor.send({ type: "session.leave" }));
  return press("Sign Out");
}

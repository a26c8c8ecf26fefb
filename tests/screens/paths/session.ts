import type { AnyMachineSnapshot } from "xstate";
import { expect } from "vitest";
import { extendSession, login, logout, countries } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { endSessions } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { api } from "#portal/api.ts";
import { memberOf, sessionActor } from "#portal/wiring/session.ts";
import { rememberLink } from "#portal/wiring/sign-in-again.ts";
import type { ChartModel } from "../../machines/kit/model.ts";
import { server } from "../kit/border.ts";
import { pass, setNow, settled, stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "../kit/hand.ts";
import { noteActor } from "../kit/live.ts";
import { person, signIn, storedForm } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";

const start = Date.UTC(2026, 10, 20, 4);
const second = 1000;
const minute = 60 * second;
const title = "Bank details";
const answered = { revision: 2, merged: null, submission: null, saved_at: start };

interface Scene {
  who: "holder" | "assistant";
  isHeld: boolean;
  isClosing?: boolean;
}

let whoever = person();
let typed = 0;

/** Another tab of the same browser. */
const beside = new BroadcastChannel("gatehouse.session");

async function openForm({ who, isHeld, isClosing }: Scene) {
  stopClock(start);
  whoever = { ...person(), is_assistant: who === "assistant" };
  if (isClosing) whoever = { ...whoever, ends_at: start + 10 * minute };
  signIn(whoever);
  noteActor(sessionActor);
  if (who === "assistant") await rememberLink("link".repeat(6));
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm());
  openScreen("/kyc/verify?section=flatServices");
  await comesTo(title);
  if (isHeld) await typeSomething();
}

/** What is typed is on its way to the server, which does not answer. */
async function typeSomething() {
  typed += 1;
  await type("Bank name", `Sample Bank ${typed}`);
  await pass(limits.saveDelayMs);
  await until(() => server.newest(saveKyc));
}

const ends = () => sessionActor.getSnapshot().context.deadline ?? 0;
const far = 24 * 60 * minute;
const isFar = () => ({
  idle_until: Date.now() + far,
  ends_at: Date.now() + far * 2,
  now: Date.now(),
});

async function refuseSomething() {
  void api(countries);
  await until(() => server.newest(countries));
  server.refuse(countries, "sessionExpired");
}

async function signInBack(before: AnyMachineSnapshot) {
  if (before.matches("asking")) return;
  if (before.matches({ suspended: "askingCode" })) {
    server.answer(sendCaptchaByTicket, { wait_seconds: 60, expires_in_seconds: 600 });
    await type("Verification code", "123456");
    await press("Confirm code");
    await until(() => server.newest(loginByEkycTicket));
    return server.answer(loginByEkycTicket, { ...whoever, ...isFar() });
  }
  if (!before.matches("suspended")) await type("Work e-mail", whoever.email);
  await type("Password", "Quiet-Stationery-77");
  await press("Log in");
  const asked = await until(() => server.newest(login));
  expect(asked.body).toEqual({ email: whoever.email, password: "Quiet-Stationery-77" });
  server.answer(login, { ...whoever, ...isFar() });
}

const tell = (fact: object) => async () => beside.postMessage(fact);

const atForm = async () => {
  await comesTo(title);
  await seesNo("dialog");
};
/** The login page says that it leads back, or says nothing. */
const leads = (isBack: boolean) => async () => {
  await comesTo("Log in");
  await until(() => {
    if (document.body.innerText.includes("where you were") !== isBack)
      throw new Error(`it ${isBack ? "does not say" : "says"} that it leads back`);
  });
};
const asks = () => sees("dialog", `Go on as ${whoever.email}.`);
const warns = async (isReady: boolean) => {
  await sees("dialog", "You will be signed out soon");
  await seesButton("Stay signed in", isReady);
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
      "peer.begin": () => tell({ type: "peer.begin", ...memberOf({ ...whoever, ...isFar() }) })(),
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
        else await press("Stay signed in");
      },
      "session.leave": (_, before) => leaveFrom(before),
      "code.ask": () => press("Send code"),
      "warning.heard": () => press("Go on until then"),
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
        await sees("dialog", "The session ends in 2 minutes and cannot be prolonged.");
        await seesButton("Go on until then", true);
      },
      "member.closing.warned": atForm,
      "member.unsaved": () => sees("dialog", "Your latest changes are not saved"),
      "member.stillInside": () => sees("dialog", "You are still signed in"),
      "ending.keeping": atForm,
      "ending.explaining": atForm,
      "ending.deciding": settled,
      "suspended.askingPassword": async () => {
        await asks();
        await seesButton("Log in", true);
      },
      "suspended.offeringCode": async () => {
        await asks();
        await seesButton("Send code", true);
      },
      "suspended.askingCode": async () => {
        await asks();
        await until(() => server.newest(sendCaptchaByTicket));
        await seesButton("Confirm code", true);
      },
      away: leads(true),
      guest: leads(true),
      signedOut: leads(false),
      "leaving.saving": atForm,
      "leaving.signingOut": () => until(() => server.newest(logout)),
    },
  };
}

function leaveFrom(before: AnyMachineSnapshot) {
  if (before.matches("suspended")) return press("Leave this page");
  if (before.matches({ member: "unsaved" })) return press("Sign out all the same");
  // A collaborator's way out stands on the dashboard; a dialog lies over the header's.
  if (whoever.is_assistant || before.matches({ member: "closing" }))
    return Promise.resolve(sessionActor.send({ type: "session.leave" }));
  return press("Sign Out");
}

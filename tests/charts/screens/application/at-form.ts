// Loaded before a path waits for what they show: that takes long on a busy machine.
import "#portal/features/application/pages/Verify.tsx";
import "#portal/features/sessions/SignInAgain.tsx";
import { countries } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, sees, seesNo, type } from "../../../support/screens/hand.ts";
import { api, systemActor } from "../../../support/screens/portal.ts";
import { person, signIn, storedForm } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";

export const start = Date.UTC(2026, 10, 20, 4);
const minute = 60_000;
const title = "Bank details";
export const password = "Quiet-Stationery-77";

export interface Scene {
  isHeld: boolean;
  isClosing?: boolean;
  isAssistant?: boolean;
}

let member = person();
let typed = 0;

/** The reply about whoever is at the form. */
export const whoever = () => member;

/** Somebody at a form, with something unsaved where it is held. */
export async function openForm({ isHeld, isClosing, isAssistant = false }: Scene) {
  stopClock(start);
  member = { ...person(), is_assistant: isAssistant };
  if (isClosing) member = { ...member, ends_at: start + 10 * minute };
  signIn(member);
  if (isAssistant)
    systemActor("knownLink").send({ type: "link.remember", ticket: "link".repeat(6) });
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

const far = 24 * 60 * minute;
/** A session that outlives every path. */
export const isFar = () => ({
  idle_until: Date.now() + far,
  ends_at: Date.now() + far * 2,
  now: Date.now(),
});

/** The server refuses a call: the session has ended. */
export async function refuseSomething() {
  void api(countries);
  await until(() => server.newest(countries));
  server.refuse(countries, "sessionExpired");
}

export const atForm = async () => {
  await comesTo(title);
  await seesNo("dialog");
};

export const goOnAs = () => sees("dialog", `Log in as ${member.email} to continue.`);

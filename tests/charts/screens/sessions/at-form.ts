// Loaded before a path waits for what they show: that takes long on a busy machine.
import "#portal/features/application/pages/Verify.tsx";
import "#portal/features/sessions/SignInAgain.tsx";
import { kycForm } from "#contract/calls/onboarding.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { person, signIn, storedForm } from "#tests/support/screens/member.ts";
import { systemActor } from "#tests/support/screens/portal.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";
import { ui } from "#tests/support/screens/screen-ui.ts";
import { type Begin, write } from "./session.ts";

export const start = Date.UTC(2026, 10, 20, 4);
const tenMinutes = 600_000;

/** A person at a form, with something unsaved where it is held. */
export async function openForm({ isHeld, isClosing }: Begin, is_assistant = false) {
  stopClock(start);
  const who = { ...person(), is_assistant };
  signIn(isClosing ? { ...who, ends_at: start + tenMinutes } : who);
  if (is_assistant)
    systemActor("knownLink").send({ type: "link.remember", ticket: "link".repeat(6) });
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm());
  openScreen("/kyc/verify?section=flatServices");
  await comesTo("Bank details");
  if (isHeld) await write(ui);
}

import type { CheckState } from "#contract/identity/check-states.ts";
import { type CheckReply, zolozCheckResult, zolozH5 } from "#contract/calls/identity/identity.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { answerPages } from "#tests/support/screens/member.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";

export const ticket = "t".repeat(43);
export const noon = Date.UTC(2026, 10, 20, 4);

export const asked = {
  kind: "identity",
  applicant: "Harbour Light Trading Limited",
  person: "Chan Tai Man",
  vendor: "jumio",
} as const;

/** A page of a check, opened by a link with a ticket, or by its address alone. */
export function openAt(path: string, { hash = `#${ticket}`, search = "" } = {}) {
  stopClock(noon);
  answerPages();
  history.replaceState(null, "", location.pathname + search + hash);
  openScreen(path);
}

/** The page asks how the check stands; time passes until it does. */
export const isAsked = () =>
  until(
    () => server.newest(zolozH5),
    () => void pass(1_000),
  );

export async function answerState(state: CheckState, of: Partial<CheckReply> = {}) {
  await isAsked();
  server.answer(zolozH5, { state, ...asked, expires_at: noon + 1_800_000, ...of });
  await settled();
}

/** On the phone, where the vendor is asked as well. */
export async function answerOnPhone(state: CheckState, of: Partial<CheckReply> = {}) {
  await answerState(state, of);
  if (state !== "underWay") return;
  await until(() => server.newest(zolozCheckResult));
  server.answer(zolozCheckResult, { state });
  await settled();
}

export async function endLink() {
  await isAsked();
  server.refuse(zolozH5, "linkExpired");
}

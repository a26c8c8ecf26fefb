import type { Wait } from "@gatehouse/machines/accounts/code-request";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { openJournal } from "#portal/actors/journal.ts";
import { keepWait } from "#portal/features/accounts/email-proof.ts";
import { setNow, stopClock } from "#tests/support/screens/clock.ts";
import { comesTo, press } from "#tests/support/screens/hand.ts";
import { freshJournal } from "#tests/support/screens/member.ts";
import { api } from "#tests/support/screens/portal.ts";
import { ui } from "#tests/support/screens/screen-ui.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";
import { answerCode, giveCode } from "./give-code.ts";

const second = 1000;
export const details = {
  register_type: "institution",
  contact_name: "Ada Wong",
  designation: "Director",
  email: "ada@example.com",
  phone: { country_code: "+852", number: "51234567" },
};

/** The registration page of an applicant whose details are already given; at its second pane where a code was sent. */
export async function openRegistration(
  { deadline, now }: Wait,
  title = deadline > 0 ? "Enter the code from the email" : "Create a new account",
) {
  stopClock(now * second);
  freshJournal();
  await (await openJournal(api, "register"))?.write(details);
  if (deadline > 0) await storeWait(deadline);
  openScreen("/kyc/signup");
  await comesTo(title);
}

const storeWait = (deadline: number) => keepWait("register", details.email, deadline * second);

/** The second pane after the first, where a code was sent before or is asked for now; `opens` is done just before it. */
export async function openAtCode({ deadline, now }: Wait, opens = () => {}) {
  await openRegistration({ deadline: 0, now });
  if (deadline > 0) await storeWait(deadline);
  setNow(now * second);
  opens();
  await press("Next Page");
}

/** After a reload no other code is asked for while the wait runs. */
export async function proveAddress() {
  if (sessionStorage.getItem("gatehouse.code.register") === null) await ui.sent(sendEmailCaptcha);
  await giveCode("123456");
  await answerCode({ type: "", output: { kind: "proved" } });
}

/** The registration page of an applicant whose address is proved, at its last pane. */
export async function openAtPassword() {
  await openAtCode({ deadline: 0, now: 0 });
  await proveAddress();
  await comesTo("Choose a password");
}

import type { Wait } from "@gatehouse/machines/accounts/code-request";
import { openJournal } from "#portal/actors/journal.ts";
import { setNow, stopClock } from "../../../support/screens/clock.ts";
import { comesTo, press } from "../../../support/screens/hand.ts";
import { freshJournal } from "../../../support/screens/member.ts";
import { api } from "../../../support/screens/portal.ts";
import { openScreen } from "../../../support/screens/screen.tsx";

const second = 1000;
export const details = {
  register_type: "institution",
  contact_name: "Ada Wong",
  designation: "Director",
  email: "ada@example.com",
  phone: { country_code: "+852", number: "51234567" },
};

/** The registration page of an applicant whose details are already given. */
export async function openRegistration({ deadline, now }: Wait) {
  stopClock(now * second);
  freshJournal();
  await (await openJournal(api, "register"))?.write(details);
  if (deadline > 0) sessionStorage.setItem("gatehouse.code.register", `${deadline * second}`);
  openScreen("/kyc/signup");
  await comesTo("Create a new account");
}

/** The same at its second pane. */
export async function openAtCode(wait: Wait) {
  await openRegistration(wait);
  setNow(wait.now * second);
  await press("Next Page");
}

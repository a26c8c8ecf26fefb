import { expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { freshJournal } from "../support/screens/member.ts";
import { stopClock, until } from "../support/screens/clock.ts";
import { comesTo, press, type } from "../support/screens/hand.ts";
import { ui } from "../support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "../support/screens/screen.tsx";

eachScreen();

const labels = () =>
  [...document.querySelectorAll("main [data-question] label")].map((each) => each.textContent);

test("an individual registers with a name and an email address, and gives no job title", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  freshJournal();
  openScreen("/kyc/signup");
  await comesTo("Create a new account");
  await press(/^Institution/, "radio");
  await until(() => expect(labels()).toContain("Job title"));
  expect(labels()).toEqual(expect.arrayContaining(["Contact person", "Work email"]));
  await press(/^Individual/, "radio");
  await until(() => expect(labels()).not.toContain("Job title"));
  expect(labels()).toEqual(expect.arrayContaining(["Full name", "Email address"]));
  expect(document.body.textContent).not.toContain("Institutions must use");
});

test("the link of a code's mail asks for a code as who reads the mailbox, after the skip link too", async () => {
  const [email, mailbox] = ["ada@example.com", `mif3k9zc.${"x".repeat(43)}`];
  stopClock(Date.UTC(2026, 10, 20, 4));
  freshJournal();
  history.replaceState(null, "", `#${mailbox}`);
  try {
    openScreen("/kyc/forgetpwd");
    await comesTo("Forgot your password?");
    await press("Skip to the form", "link");
    expect(location.hash).toEqual(`#${mailbox}`);
    await type("Email address", email);
    await press("Send code");
    await ui.sent(sendEmailCaptcha, { email, type: "reset", count: 0, mailbox });
  } finally {
    history.replaceState(null, "", location.pathname + location.search);
  }
});

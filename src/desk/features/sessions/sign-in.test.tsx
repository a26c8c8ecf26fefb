import { expect, test } from "vitest";
import {
  deskCode,
  deskDraftKey,
  deskLogin,
  deskLogout,
  deskMe,
} from "#contract/calls/desk-session.ts";
import { deskClaim } from "#contract/calls/desk-work.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { mei, row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, sees, seesText, type } from "#tests/support/screens/hand.ts";

testAtDesk();

async function isSignedOut() {
  await until(() => server.newest(deskMe));
  server.refuse(deskMe, "sessionExpired");
  await comesTo("Log in to the desk");
}

async function signsIn() {
  await typePassword("secret word 7");
  await press("Continue");
  await until(() => server.newest(deskLogin));
  server.answer(deskLogin, { name: mei.name });
  await comesTo("Enter your code");
  expect(document.activeElement?.getAttribute("name")).toBe("code");
  await type("Code", "123456");
  await press("Log in");
  await until(() => server.newest(deskCode));
  expect(server.newest(deskCode).body).toEqual({ code: "123456" });
  server.answer(deskCode, { ...mei, idle_until: 0, now: 0 });
}

async function typePassword(password: string) {
  await type("Email", mei.email);
  await type("Password", password);
}

test("password and code lead to the page of the address", async () => {
  answerDesk();
  server.withhold(deskMe);
  openDesk(atCase);
  await isSignedOut();
  expect(await brokenRules()).toEqual([]);
  await press("Continue");
  await seesText("Please enter a valid email address.");
  await typePassword("wrong");
  await press("Continue");
  await until(() => server.newest(deskLogin));
  server.refuse(deskLogin, "wrongLogin");
  await sees("alert", "The email address or password is incorrect.");
  await signsIn();
  await comesTo(row.name);
});

test("a session that ends leads to the sign-in, and from there to the same page", async () => {
  answerDesk(sampleCase({ assignee: null }));
  openDesk(atCase);
  await comesTo(row.name);
  await press("Claim");
  await until(() => server.newest(deskClaim));
  server.refuse(deskClaim, "sessionExpired");
  await sees("status", "Your session has ended.");
  await signsIn();
  await comesTo(row.name);
  expect(document.title).toBe(`${row.name} ${row.reference} - Gatehouse`);
});

test("a tab whose browser another person has signed in to does nothing for them", async () => {
  answerDesk(sampleCase({ assignee: null }));
  server.withhold(deskDraftKey);
  openDesk(atCase);
  await until(() => expect(server.newest(deskDraftKey).person).toBe(mei.id));
  server.answer(deskDraftKey, { key: btoa("d".repeat(32)) });
  await comesTo(row.name);
  await press("Claim");
  await until(() => expect(server.newest(deskClaim).person).toBe(mei.id));
  server.refuse(deskClaim, "otherPerson");
  await sees("status", "Another person has logged in to the desk in this browser.");
  await signsIn();
  await comesTo(row.name);
});

test("logging out ends at the sign-in", async () => {
  answerDesk();
  openDesk("/desk");
  await comesTo("Unassigned");
  await press("Sign out");
  await until(() => server.newest(deskLogout));
  server.answer(deskLogout, {});
  await comesTo("Log in to the desk");
  expect(document.body.innerText).not.toContain(row.name);
});

test("signing out that fails says so, and can be tried again", async () => {
  answerDesk();
  openDesk("/desk");
  await comesTo("Unassigned");
  await press("Sign out");
  await until(() => server.newest(deskLogout));
  server.lose(deskLogout);
  await comesTo("You are still logged in");
  await sees("alert", "The server cannot be reached.");
  expect(await brokenRules()).toEqual([]);
  await press("Sign out");
  await until(() => server.newest(deskLogout));
  server.refuse(deskLogout, "tooMany");
  await comesTo("You are still logged in");
  await press("Sign out");
  await until(() => server.newest(deskLogout));
  server.answer(deskLogout, {});
  await comesTo("Log in to the desk");
});

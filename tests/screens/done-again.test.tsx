import { expect, test } from "vitest";
import { insInfo, login } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { endSessions } from "#contract/calls/security.ts";
import { limits } from "#contract/limits.ts";
import { server } from "../support/screens/border.ts";
import { pass, settled, stopClock, until } from "../support/screens/clock.ts";
import { comesTo, press, sees, type } from "../support/screens/hand.ts";
import { accountInfo, entity, person, signIn, storedForm } from "../support/screens/member.ts";
import { api, systemActor } from "../support/screens/portal.ts";
import { eachScreen, openScreen } from "../support/screens/screen.tsx";
import { ofInstitution, ofPerson, receipt } from "../charts/screens/application/sections.model.ts";

eachScreen();

const start = Date.UTC(2026, 10, 20, 4);

async function signInAgain() {
  await pass(limits.sessionRedirectMs);
  await sees("dialog", "Log in to continue");
  await type("Password", "Quiet-Stationery-77");
  await press("Log in");
  await until(() => server.newest(login));
  server.answer(login, person());
}

/** The dashboard, and a call that waits for its answer. */
async function callFromDashboard() {
  stopClock(start);
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
  const outcome = api(endSessions, { body: {} });
  await until(() => server.newest(endSessions));
  return { outcome };
}

test("a submission that the session's end refused is made again, the very same, once the person is back", async () => {
  stopClock(start);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, ofInstitution.answers));
  openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  await press("Submit application");
  const { body } = await until(() => server.newest(saveKyc));
  server.refuse(saveKyc, "sessionExpired");
  await signInAgain();
  expect((await until(() => server.newest(saveKyc))).body).toEqual(body);
  server.answer(saveKyc, { revision: 2, saved_at: start, merged: null, submission: receipt });
  await comesTo("Application Submitted");
});

test("an individual is told of the face, and of no ownership, once the application is submitted", async () => {
  stopClock(start);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(insInfo, () => accountInfo("otcIndividual"));
  server.always(kycForm, () => storedForm({ flow: "otcIndividual" }, ofPerson.answers));
  openScreen("/kyc/otcVerify?section=acknowledgement");
  await comesTo("Check your answers");
  await press("Submit application");
  await until(() => server.newest(saveKyc));
  const submission = { ...receipt, lines: ["otcSingapore"] };
  server.answer(saveKyc, { revision: 2, saved_at: start, merged: null, submission });
  await comesTo("Application Submitted");
  expect([...document.querySelectorAll("main ol > li")].map((each) => each.textContent)).toEqual([
    expect.stringContaining("You submitted the application"),
    "We review your answers and documents",
    "You verify your face, if you have not yet",
    "A short AML questionnaire follows on your dashboard. It is optional.",
    expect.stringContaining("We reply by email and on your dashboard"),
  ]);
});

test("Back during a submission changes neither the section nor the address", async () => {
  stopClock(start);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, ofInstitution.answers));
  const history = openScreen("/kyc/verify?section=acknowledgement");
  await comesTo("Check your answers");
  await press("Previous Page");
  await until(() => expect(history.location.search).not.toContain("acknowledgement"));
  await until(() =>
    expect(document.querySelector("h1")?.textContent).not.toEqual("Check your answers"),
  );
  await settled();
  await press("Next Page");
  await comesTo("Check your answers");
  await press("Submit application");
  await until(() => server.newest(saveKyc));
  history.back();
  const staysAtReview = async () => {
    for (let turns = 0; turns < 5; turns += 1) await pass(100);
    expect(document.querySelector("h1")?.textContent).toEqual("Check your answers");
    expect(history.location.search).toContain("acknowledgement");
  };
  await staysAtReview();
  server.lose(saveKyc);
  await staysAtReview();
});

test("a link to a consent puts the focus on it, as on any question", async () => {
  stopClock(start);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, ofInstitution.answers));
  openScreen("/kyc/verify?section=acknowledgement#authority");
  await comesTo("Check your answers");
  await until(() => expect(document.activeElement?.id).toEqual("acknowledgement-authority"));
});

test("what is refused for any other reason is done once", async () => {
  const { outcome } = await callFromDashboard();
  server.refuse(endSessions, "overloaded");
  expect((await outcome).ok).toBe(false);
  await settled();
  expect(server.waiting).toEqual([]);
});

test("a person who leaves instead gets the refusal, and nothing is done", async () => {
  const { outcome } = await callFromDashboard();
  server.refuse(endSessions, "sessionExpired");
  await pass(limits.sessionRedirectMs);
  await press("Leave this page");
  await comesTo("Log in");
  expect(await outcome).toMatchObject({ ok: false, refusal: "sessionExpired" });
  expect(server.waiting).toEqual([]);
});

test("a wrong password on the way back in is said in the dialog, and nowhere else", async () => {
  const { outcome } = await callFromDashboard();
  server.refuse(endSessions, "sessionExpired");
  await pass(limits.sessionRedirectMs);
  await sees("dialog", "Log in to continue");
  await type("Password", "Quiet-Stationery-78");
  await press("Log in");
  await until(() => server.newest(login));
  server.refuse(login, "wrongLogin");
  await sees("alert", "The password is incorrect.");
  await settled();
  const { list } = systemActor("notices").getSnapshot().context;
  expect(list.map(({ code }) => code)).not.toContain("wrongLogin");
  await press("Leave this page");
  await comesTo("Log in");
  await outcome;
});

test("signing in again in place gives the focus back to the field that was typed in", async () => {
  stopClock(start);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm());
  openScreen("/kyc/verify?section=flatServices");
  await comesTo("Bank details");
  await type("Bank name", "Sample Bank");
  await pass(limits.saveDelayMs);
  await until(() => server.newest(saveKyc));
  server.refuse(saveKyc, "sessionExpired");
  await signInAgain();
  await until(() => expect(document.querySelector("[role=dialog]")).toBe(null));
  await pass(1);
  await until(() => expect((document.activeElement as HTMLInputElement).value).toBe("Sample Bank"));
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskCode, deskDraftKey, deskLogin } from "#contract/calls/desk-session.ts";
import { deskDecision, deskNote, deskRequest, deskVerdict } from "#contract/calls/desk-work.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import {
  answerDesk,
  atCase,
  leaveDesk,
  openDesk,
  testAtDesk,
} from "#tests/support/screens/desk.tsx";
import { arun, mei, rejected, row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, sees, seesNo, seesText, type } from "#tests/support/screens/hand.ts";

testAtDesk();

const typedIn = (name: string | RegExp) =>
  (page.getByRole("textbox", { name }).element() as HTMLTextAreaElement).value;

const returning = "Return: Collateral lending";
const words = "See the register of members";

async function openCase(address = atCase, shown = sampleCase()) {
  answerDesk(shown);
  openDesk(address);
  await comesTo(row.name);
}

const kept = () => Object.keys(localStorage).filter((name) => name.includes(".desk."));

/** The page goes away, and is opened again by a person. */
async function openAgain(address = atCase, person = mei) {
  await until(() => expect(kept()).not.toEqual([]));
  leaveDesk();
  answerDesk(undefined, person);
  if (person !== mei) server.always(deskDraftKey, () => ({ key: btoa("e".repeat(32)) }));
  openDesk(address);
  await comesTo(row.name);
}

async function signIn() {
  await type("Email", mei.email);
  await type("Password", "secret word 7");
  await press("Continue");
  await until(() => server.newest(deskLogin));
  server.answer(deskLogin, { name: mei.name });
  await comesTo("Enter your code");
  await type("Code", "123456");
  await press("Log in");
  await until(() => server.newest(deskCode));
  server.answer(deskCode, { ...mei, idle_until: 0, now: 0 });
}

test("what is typed in a dialog is there after a reload, unreadable in the browser's storage", async () => {
  await openCase();
  await press("Return");
  await type("Reason", words);
  await openAgain();
  expect(JSON.stringify(localStorage)).not.toContain("register");
  expect(await brokenRules()).toEqual([]);
  await press(returning);
  expect(typedIn("Reason")).toBe(words);
  // A contrast is measured once the colours have come to rest.
  await until(() => expect(document.getAnimations()).toEqual([]));
  expect(await brokenRules()).toEqual([]);
});

test("a session that ends over a dialog leaves what was typed to the same person", async () => {
  await openCase();
  await press("Return");
  await type("Reason", words);
  await press("Return");
  await until(() => server.newest(deskDecision));
  server.refuse(deskDecision, "sessionExpired");
  await sees("status", "Your session has ended.");
  await signIn();
  await comesTo(row.name);
  await press(returning);
  expect(typedIn("Reason")).toBe(words);
});

test("another person on the same computer is not offered it", async () => {
  await openCase();
  await press(/^Notes/, "link");
  await type("Note", words);
  await openAgain(`${atCase}?pane=notes`, arun);
  expect(typedIn("Note")).toBe("");
  expect(document.body.textContent).not.toContain("Not sent yet");
});

test("a dialog can be put off with what is typed, or emptied", async () => {
  await openCase();
  await press("Return");
  await type("Reason", words);
  await press("Keep for later");
  await press(returning);
  expect(typedIn("Reason")).toBe(words);
  await press("Discard");
  await seesNo("dialog");
  await until(() => expect(kept()).toEqual([]));
  expect(document.body.textContent).not.toContain("Not sent yet");
});

test("what was sent is not kept", async () => {
  await openCase(`${atCase}?pane=notes`);
  await type("Note", words);
  await until(() => expect(kept()).toHaveLength(1));
  await press("Add note");
  await until(() => server.newest(deskNote));
  server.answer(deskNote, {});
  await until(() => expect(typedIn("Note")).toBe(""));
  expect(kept()).toEqual([]);
});

test("a note that got no answer stays, also on the way through other panes", async () => {
  await openCase(`${atCase}?pane=notes`);
  await type("Note", words);
  await press("Add note");
  await until(() => server.newest(deskNote));
  server.lose(deskNote);
  await sees("alert", "The server cannot be reached.");
  await press("Risk", "link");
  await press("Note", "link");
  expect(typedIn("Note")).toBe(words);
});

test("Escape puts a request off with what is typed", async () => {
  await openCase();
  await press("Request documents");
  await type(/^Introduction/, "Please hurry");
  await userEvent.keyboard("{Escape}");
  await seesNo("dialog");
  await press("Request documents");
  expect(typedIn(/^Introduction/)).toBe("Please hurry");
});

test("a request is brought back over the verdicts of now", async () => {
  const shown = sampleCase();
  const [first, ...others] = shown.files;
  const judged = { ...shown, files: [{ ...first!, verdict: rejected }, ...others] };
  await openCase(atCase, judged);
  await press("Request documents");
  await press("Exclude Trading name");
  await type(/^Introduction/, "Please hurry");
  await until(() => expect(kept()).not.toEqual([]));
  leaveDesk();
  await openCase(atCase, judged);
  await press("Request for documents");
  await until(() => expect(typedIn(/^Introduction/)).toBe("Please hurry"));
  await press("Send to the applicant");
  const held = await until(() => server.newest(deskRequest));
  expect(held.body).toMatchObject({
    public_text: "Please hurry",
    items: [{ rejected_uid: "file-1" }],
  });
});

test("a case whose key cannot be had is shown, and what is typed is sent", async () => {
  answerDesk();
  server.withhold(deskDraftKey);
  openDesk(`${atCase}?pane=notes`);
  await until(() => server.newest(deskDraftKey));
  server.refuse(deskDraftKey, "tooMany");
  await comesTo(row.name);
  await type("Note", words);
  await press("Add note");
  expect((await until(() => server.newest(deskNote))).body).toEqual({
    text: words,
    key: expect.any(String),
  });
});

const withVerdict = () => {
  const shown = sampleCase();
  const [first, ...others] = shown.files;
  return { ...shown, files: [{ ...first!, verdict: rejected }, ...others] };
};

test("a verdict that was typed is not lost to one that was given meanwhile", async () => {
  await openCase(`${atCase}?file=file-1`);
  await press("Reject", "radio");
  await type(/^Private note/, words);
  await until(() => expect(kept()).not.toEqual([]));
  leaveDesk();
  await openCase(`${atCase}?file=file-1`, withVerdict());
  await seesText("Rejected by Mei Lam");
  await press("Keep my version");
  expect(typedIn(/^Private note/)).toBe(words);
  await press("Accept", "radio");
  await press("Save verdict");
  const held = await until(() => server.newest(deskVerdict));
  expect(held.body).toMatchObject({ verdict: "accepted", note: words });
  server.withhold(deskCase);
  server.answer(deskVerdict, {});
  await until(() => expect(kept()).toEqual([]));
});

import { expect, test } from "vitest";
import { additionalFiles, saveRequestWords } from "#contract/calls/requests.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { limits } from "#contract/limits.ts";
import {
  isRequested,
  openRequest,
  requestedItem,
} from "#tests/support/screens/document-request.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import {
  choose,
  comesTo,
  press,
  sees,
  seesButton,
  seesNo,
  seesText,
  type as typeIn,
} from "#tests/support/screens/hand.ts";
import { formId, person, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const [first, second] = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
] as const;

const item = requestedItem;

const items = [
  item(first, "articles", { text: "This copy is too dark.", rejected: "scan.pdf" }),
  item(second, "identity", { text: "The passport has expired.", person: "Chan Tai Man" }),
] as const;

const articles = "Memorandum and articles of association";
const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
const storedPdf = (uid: string, name: string) => ({
  uid,
  url: "",
  name,
  size: 8,
  type: "application/pdf",
  pages: 1,
});

/** The first item has a file, the second words. */
const openAnswered = (file: ReturnType<typeof storedPdf>) =>
  openRequest([
    { ...items[0], files: [file] },
    { ...items[1], words: "It was lost." },
  ]);

test("each requested item has the reviewer's words, the rejected file, a drop area and a way to answer in words", async () => {
  await openRequest(items);
  await sees("heading", articles);
  await sees("heading", /: Chan Tai Man$/);
  for (const text of ["This copy is too dark.", "Not accepted: scan.pdf", "0 of 2 answered"])
    await seesText(text);
  await seesText("4 December 2026");
  expect(await brokenRules()).toEqual([]);
});

test("an overdue request says when it was due and can still be answered", async () => {
  await openRequest(items, { due_on: "2026-11-19", is_overdue: true });
  await seesButton("Send", true);
  expect(document.body.innerText).toContain("Your answers were due by 19 November 2026.");
});

test("an item without an answer is named when the answers are sent", async () => {
  await openRequest(items);
  await press("Send");
  await sees("alert", /Please answer every item/);
  await sees("link", articles);
  await sees("link", /: Chan Tai Man$/);
  expect(await brokenRules()).toEqual([]);
});

test("a file and words answer the items; the holder sends them and sees the reply date", async () => {
  await openRequest(items);
  await choose(articles, [pdf("articles.pdf")]);
  const held = await until(
    () => server.newest(uploadFile),
    () => void pass(100),
  );
  const { uid, slot } = held.body as { uid: string; slot: string };
  expect(slot).toBe(`requested.${first}`);
  server.answer(uploadFile, storedPdf(uid, "articles.pdf"));
  await seesText("1 of 2 answered");
  await press(/^I cannot send this document ?: .*Chan Tai Man$/);
  await until(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
  await typeIn("Why you cannot send it", "It was lost.");
  await pass(limits.saveDelayMs);
  const saved = await until(() => server.newest(saveRequestWords));
  expect(saved.body).toEqual({ form_id: formId, item: second, words: "It was lost." });
  // Sent at once, while the words are still on their way.
  await press("Send");
  server.answer(saveRequestWords, {});
  expect((await until(() => server.newest(additionalFiles))).body).toEqual({ form_id: formId });
  server.answer(additionalFiles, { reply_by: "2026-11-27" });
  await comesTo("Your answers were sent");
  await seesText(/27 November 2026/);
  await sees("link", "Go to dashboard");
  expect(await brokenRules()).toEqual([]);
});

test("answers are not sent while a file is on its way; the summary names it", async () => {
  const stored = storedPdf(formId, "a.pdf");
  await openAnswered(stored);
  await choose(articles, [pdf("late.pdf")]);
  const held = await until(
    () => server.newest(uploadFile),
    () => void pass(100),
  );
  await press("Send");
  await sees("link", `${articles}: wait until each file is uploaded`);
  expect(() => server.newest(additionalFiles)).toThrow("no request waits");
  expect(await brokenRules()).toEqual([]);
  const { uid } = held.body as { uid: string };
  server.answer(uploadFile, { ...stored, uid, name: "late.pdf" });
  await seesNo("alert", /Please answer every item/);
  await press("Send");
  expect((await until(() => server.newest(additionalFiles))).body).toEqual({ form_id: formId });
});

test("a request that ended meanwhile says so, and shows the words that were not saved", async () => {
  await openRequest(items);
  await press(/^I cannot send this document ?: .*Chan Tai Man$/);
  await typeIn("Why you cannot send it", "It was lost.");
  await pass(limits.saveDelayMs);
  await until(() => server.newest(saveRequestWords));
  server.refuse(saveRequestWords, "notPossible");
  await comesTo("This request has ended");
  await seesText("It was lost.");
  await seesText(/: Chan Tai Man/);
  await sees("link", "Go to dashboard");
  expect(await brokenRules()).toEqual([]);
});

test("answers to a request that ended meanwhile are not sent again", async () => {
  await openRequest([{ ...items[0], words: "It was lost." }]);
  await press("Send");
  await until(() => server.newest(additionalFiles));
  server.refuse(additionalFiles, "notPossible");
  await comesTo("This request has ended");
  await seesNo("heading", /These words/);
  expect(await brokenRules()).toEqual([]);
});

test("the very same file is refused with its reason", async () => {
  await openRequest(items);
  await choose(articles, [pdf("scan.pdf")]);
  await until(
    () => server.newest(uploadFile),
    () => void pass(100),
  );
  server.refuse(uploadFile, "uploadIdentical");
  await seesText(/This is the same file that we could not accept. Please upload another./);
  await seesText("0 of 2 answered");
  expect(await brokenRules()).toEqual([]);
});

test("partial answers are there again after a reload", async () => {
  const stored = storedPdf("33333333-3333-4333-8333-333333333333", "articles.pdf");
  await openAnswered(stored);
  await seesText("2 of 2 answered");
  await seesText("articles.pdf");
  await until(() => expect(document.querySelector("textarea")?.value).toBe("It was lost."));
});

test("the page shows at each visit what is answered by then", async () => {
  const history = await openRequest(items);
  await seesText("0 of 2 answered");
  history.push("/kyc/privacy");
  await comesTo("How we use personal data");
  isRequested([{ ...items[0], words: "It was lost." }, items[1]]);
  history.back();
  await seesText("1 of 2 answered");
  expect(document.querySelector("textarea")?.value).toBe("It was lost.");
});

test("a collaborator may answer, and cannot send", async () => {
  await openRequest(items, {}, { ...person(), is_assistant: true });
  await seesText("Your answers are saved. Only the account holder can send them.");
  await seesNo("button", "Send");
  await seesButton(/^Choose files ?, Memorandum/, true);
  expect(await brokenRules()).toEqual([]);
});

test("where nothing is requested the page says so", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/otcUploadOtherDoc");
  await comesTo("No documents are requested");
  expect(await brokenRules()).toEqual([]);
});

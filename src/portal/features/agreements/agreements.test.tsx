import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { insInfo, journalKey, sendEmailCaptcha, verifyCaptcha } from "#contract/calls/account.ts";
import { agreementPdf, signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { textNamed } from "#contract/agreements/versions.ts";
import { limits } from "#contract/limits.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import { giveCode } from "#tests/charts/screens/accounts/give-code.ts";
import {
  fillSignature,
  openAgreement,
  signed,
  standing,
} from "#tests/support/screens/agreement.ts";
import type { Standing } from "./loaded.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import {
  comesTo,
  press,
  sees,
  seesButton,
  seesNo,
  seesNoText,
  seesText,
} from "#tests/support/screens/hand.ts";
import { accountInfo, lineReply, person, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, leaveScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const input = (label: string) => page.getByLabelText(label).element() as HTMLInputElement;
const keptTexts = () =>
  Object.entries(localStorage as Record<string, string>).filter(([place]) =>
    place.includes("agreement."),
  );
const isNarrow = () => document.documentElement.scrollWidth <= window.innerWidth;

async function toSignature(...shown: Parameters<typeof openAgreement>) {
  openAgreement(...shown);
  await comesTo("Read and sign");
  window.scrollTo(0, document.body.scrollHeight);
  await seesText("All 20 parts read");
}

test("every clause is shown with its number, and nothing can be signed before the last", async () => {
  openAgreement();
  await comesTo("Read and sign");
  await seesText("Between Gatehouse Digital Markets Limited and Harbour Light Trading Limited");
  const { parts } = textNamed({ agreement: "otc", version: "2026-11-01", locale: "en" })!;
  const words = [...document.querySelectorAll("main dd")].map((each) => each.textContent);
  expect(words).toEqual(parts.flatMap(({ clauses }) => clauses));
  await seesButton("Sign agreement", false);
  expect(() => server.newest(sendEmailCaptcha)).toThrow("no request waits");
});

test("a text that fits the window is read at once", async () => {
  await page.viewport(1280, 6000);
  openAgreement();
  await comesTo("Read and sign");
  await seesText("All 20 parts read");
  await seesButton("Sign agreement", true);
  expect(window.scrollY).toBe(0);
  await page.viewport(1280, 900);
});

const goesTo = `The signed copy goes to ${person().email}.`;

test("the keyboard alone reads, types a signature and asks for the code", async () => {
  openAgreement();
  await comesTo("Read and sign");
  await seesText(goesTo);
  const end = page.getByRole("button", { name: "I have read to the end" }).element();
  (end as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await until(() => input("Your full name"));
  input("Your full name").focus();
  await userEvent.keyboard("Ada Wong");
  await userEvent.tab();
  await userEvent.keyboard("Director");
  await userEvent.tab();
  expect(document.activeElement).toBe(page.getByRole("radio", { name: "Type name" }).element());
  await seesText("Ada Wong");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  for (const next of ["Back to the top", "Dashboard", "Sign agreement"]) {
    await userEvent.tab();
    expect(document.activeElement?.textContent || document.activeElement?.ariaLabel).toBe(next);
  }
  await userEvent.keyboard("{Enter}");
  await until(() => server.newest(sendEmailCaptcha));
  await until(() => expect(document.activeElement?.id).toBe("code"));
});

test("a drawn signature is strokes; it can be cleared and comes back after typing", async () => {
  await toSignature();
  await press("Draw", "radio");
  const pad = page.getByRole("img", { name: "Signature area" }).element();
  const { left, top, width, height } = pad.getBoundingClientRect();
  const at = (type: string, x: number, y: number) =>
    pad.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  pad.setPointerCapture = () => undefined;
  at("pointerdown", 0.1, 0.5);
  at("pointermove", 0.5, 0.2);
  at("pointermove", 2, -1);
  at("pointerup", 2, -1);
  const drawn = () => document.querySelector("main svg[role=img] path")?.getAttribute("d");
  await until(() => expect(drawn()).toBe("M100 150L500 60L1000 0"));
  await press("Type name", "radio");
  await press("Draw", "radio");
  await until(() => expect(drawn()).toBe("M100 150L500 60L1000 0"));
  expect(await brokenRules()).toEqual([]);
  await press("Clear");
  await until(() => expect(drawn()).toBe(null));
  await press("Sign agreement");
  await sees("link", "Please draw your signature, or type it.");
});

test("what is missing is named, and nothing is sent", async () => {
  await toSignature();
  await press("Sign agreement");
  await sees("link", "Please enter your full name.");
  await sees("link", "Please enter your capacity.");
  await sees("link", "Please tick to confirm.");
  expect(await brokenRules()).toEqual([]);
  expect(() => server.newest(sendEmailCaptcha)).toThrow("no request waits");
});

test("an individual is not asked for a capacity", async () => {
  await toSignature(() => ({ register_type: "individual", applicant: "Ada Wong" }));
  await until(() => input("Your full name"));
  expect(page.getByLabelText("Your capacity").elements()).toEqual([]);
  await seesText(/My signature binds me to this agreement/);
});

test("what was typed is there again after a reload, and after the language has changed", async () => {
  await toSignature();
  // A page that was left writes what it had a moment later.
  localStorage.clear();
  await fillSignature();
  await activateLocale("zh-TW");
  await until(() => expect(document.querySelector("main dd")?.textContent).toContain("本部分"));
  await activateLocale("en");
  window.scrollTo(0, document.body.scrollHeight);
  await until(() => expect(input("Your full name").value).toBe("Ada Wong"));
  expect(page.getByRole("checkbox").element()).toHaveProperty("checked", false);
  await press(/My signature binds/, "checkbox");
  await pass(limits.journalDelayMs);
  const [place, text] = await until(() => {
    const [kept] = keptTexts();
    if (!kept) throw new Error("nothing is kept");
    return kept;
  });
  expect(text).not.toContain("Ada");
  leaveScreen();
  localStorage.setItem(place, text);
  openAgreement();
  server.always(journalKey, () => ({
    key: btoa("k".repeat(32)),
    owner: place.split(".")[2]!,
  }));
  await comesTo("Read and sign");
  window.scrollTo(0, document.body.scrollHeight);
  await until(() => expect(input("Your full name").value).toBe("Ada Wong"));
  expect(input("Your capacity").value).toBe("Director");
  expect(page.getByRole("checkbox").element()).toHaveProperty("checked", false);
});

test("what was typed is not kept once the agreement is signed in another tab", async () => {
  const shown: Partial<Standing> = {};
  openAgreement(() => shown);
  await comesTo("Read and sign");
  await press("I have read to the end");
  localStorage.clear();
  await fillSignature();
  await pass(limits.journalDelayMs);
  await until(() => expect(keptTexts()).toHaveLength(1));
  await press("Sign agreement");
  await until(() => server.newest(sendEmailCaptcha));
  server.answer(sendEmailCaptcha, { wait_seconds: 60, expires_in_seconds: 600 });
  await giveCode("123456");
  server.answer(verifyCaptcha, { proof: "proof".repeat(5) });
  await until(() => server.newest(signOtcAggrement));
  Object.assign(shown, { standing: "signed", signed });
  server.refuse(signOtcAggrement, "agreementSigned");
  await comesTo("The agreement is signed");
  expect(keptTexts()).toEqual([]);
});

test("a collaborator reads, and cannot sign", async () => {
  await toSignature(undefined, { ...person(), is_assistant: true });
  await seesText("Only the account holder can sign this agreement.");
  await seesNo("button", "Sign agreement");
  await seesNoText(goesTo);
  expect(await brokenRules()).toEqual([]);
});

test("a signed agreement shows the signer, the time and its hash, and leads to the copy", async () => {
  openAgreement(() => ({ standing: "signed", signed }));
  await comesTo("The agreement is signed");
  const copy = "We also sent the signed copy to the account holder.";
  for (const text of ["Ada Wong", "Director", "1 November 2026", signed.pdf_sha256, copy])
    await seesText(text);
  const link = page.getByRole("link", { name: "Download signed copy" }).element();
  expect(link.getAttribute("href")).toBe(agreementPdf.path.replace("{line}", standing.line));
  await sees("link", "Go to dashboard");
  expect(await brokenRules()).toEqual([]);
});

test("without a line the first that waits for a signature is shown, on the page of its agreement", async () => {
  stopClock(Date.UTC(2026, 10, 23, 4));
  signIn();
  const line = (name: string, needs: "agreement"[]) => lineReply({ line: name, needs });
  const lines = [line("otcHongKong", []), line("secondOtc", ["agreement"])];
  server.always(insInfo, () => ({ ...accountInfo("otcInstitution"), lines }));
  openScreen("/kyc/otcFlyingOtterAgreement");
  const asked = await until(
    () => server.waiting.find(({ path }) => path.includes("line-agreement"))!.path,
    () => void pass(100),
  );
  expect(asked).toContain("/line-agreement/secondOtc");
});

test("where no line needs the agreement the page says so", async () => {
  stopClock(Date.UTC(2026, 10, 23, 4));
  signIn();
  openScreen("/kyc/otcAgreement?line=exchange");
  await comesTo("There is no agreement to sign");
  expect(await brokenRules()).toEqual([]);
});

test.each([360, 768, 1440])("nothing scrolls sideways at %i px", async (width) => {
  await page.viewport(width, 800);
  await toSignature();
  expect(isNarrow()).toBe(true);
  await page.viewport(1280, 900);
});

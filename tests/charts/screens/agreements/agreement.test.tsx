import type { SignResult } from "@gatehouse/machines/agreements/signing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sendEmailCaptcha, verifyCaptcha } from "#contract/calls/account.ts";
import { lineAgreement, signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import type { Standing } from "#portal/features/agreements/loaded.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { failsAndIsSentAgain } from "#tests/support/screens/failing-call.ts";
import { comesTo, press, seesButton } from "#tests/support/screens/hand.ts";
import {
  fillSignature,
  openAgreement,
  signed,
  standing,
} from "#tests/support/screens/agreement.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { type Sight, testPaths } from "#tests/support/screens/walk.ts";
import { answerCode, giveCode } from "../accounts/give-code.ts";
import { agreementTable, scrollToEnd, scrollToPart } from "./agreement.ts";

eachScreen();

const notApproved: Partial<Standing> = { standing: "notApproved" };
const isSigned: Partial<Standing> = { standing: "signed", signed };

async function sign() {
  await fillSignature();
  await press("Sign agreement");
}

async function proveByCode() {
  await until(() => server.newest(sendEmailCaptcha));
  server.answer(sendEmailCaptcha, { wait_seconds: 60, expires_in_seconds: 600 });
  await giveCode("123456");
  await answerCode({ type: "", output: { kind: "proved" } });
}

/** What the server says of the line when the page is loaded again. */
const now = { shown: {} as Partial<Standing> };

const answers: Record<SignResult["kind"], () => void> = {
  signed: () => {
    now.shown = isSigned;
    server.answer(signOtcAggrement, signed);
  },
  proofSpent: () => server.refuse(signOtcAggrement, "proofSpent"),
  textChanged: () => server.refuse(signOtcAggrement, "agreementChanged"),
  lineMoved: () => {
    now.shown = notApproved;
    server.refuse(signOtcAggrement, "notPossible");
  },
};

/** Until the page is loaded again, nothing can be signed on it twice. */
const loadedAgain =
  (state: string): Sight =>
  async (at) => {
    await seesButton("Sign agreement", false);
    await ui.answer(lineAgreement, { ...standing, ...now.shown });
    await agreementTable.states[state]!(ui, at);
  };

/** In a window that shows no more than the first part at first. */
async function open() {
  await page.viewport(1280, 400);
  now.shown = {};
  openAgreement(() => now.shown);
  await comesTo("Read and sign");
}

testPaths(
  onScreens(agreementTable, {
    open,
    states: {
      signed: loadedAgain("signed"),
      moved: loadedAgain("moved"),
    },
    events: {
      "part.show": async ({ part }) => scrollToPart(Number(part)),
      "text.finish": async () => scrollToEnd(),
      // To another language and back: each time the text is read again.
      "text.show": async () => {
        window.scrollTo(0, 0);
        await activateLocale("zh-TW");
        await activateLocale("en");
      },
      "xstate.done.actor.signatureForm": sign,
      "xstate.done.actor.emailProof": proveByCode,
      "xstate.done.actor.sign": async ({ output }) => {
        await until(() => server.newest(signOtcAggrement));
        server.withhold(lineAgreement);
        answers[(output as SignResult).kind]();
      },
    },
  }),
);

test("a signature that is not answered is sent again with the same key", async () => {
  await open();
  await press("I have read to the end");
  await sign();
  await proveByCode();
  const { body } = await until(() => server.newest(signOtcAggrement));
  expect(body).toMatchObject({
    line: "otcHongKong",
    version: "2026-11-01",
    locale: "en",
    name: "Ada Wong",
    capacity: "Director",
    signature: { kind: "typed" },
  });
  await failsAndIsSentAgain(signOtcAggrement, "Sign agreement");
});

test("the code is asked for, and proves, the text that is signed", async () => {
  await open();
  await activateLocale("zh-TW");
  await activateLocale("en");
  await press("I have read to the end");
  await sign();
  const asked = await until(() => server.newest(sendEmailCaptcha));
  server.answer(sendEmailCaptcha, { wait_seconds: 60, expires_in_seconds: 600 });
  await giveCode("123456");
  const verified = server.newest(verifyCaptcha);
  await answerCode({ type: "", output: { kind: "proved" } });
  const { body } = await until(() => server.newest(signOtcAggrement));
  const { sha256 } = body as { sha256: string };
  for (const each of [asked, verified])
    expect(each.body).toMatchObject({ type: "sign", text_sha256: sha256 });
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

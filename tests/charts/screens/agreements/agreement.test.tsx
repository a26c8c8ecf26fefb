import type { SignResult } from "@gatehouse/machines/agreements/signing";
import { expect, test } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import type { Standing } from "#portal/features/agreements/loaded.ts";
import { server } from "../../../support/screens/border.ts";
import { until } from "../../../support/screens/clock.ts";
import { failsAndIsSentAgain } from "../../../support/screens/failing-call.ts";
import { comesTo, press, sees, seesButton, seesText } from "../../../support/screens/hand.ts";
import { fillSignature, openAgreement, signed } from "../../../support/screens/agreement.ts";
import { eachScreen } from "../../../support/screens/screen.tsx";
import { type PathTable, testPaths } from "../../../support/screens/walk.ts";
import { agreementModel } from "../../models/agreements/agreement.ts";
import { answerCode, giveCode } from "../accounts/email-proof.ts";

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

async function open() {
  now.shown = {};
  openAgreement(() => now.shown);
  await comesTo("Read and sign");
}

const table: PathTable = {
  model: agreementModel,
  open,
  events: {
    "text.finish": async () => window.scrollTo(0, document.body.scrollHeight),
    // To another language and back: each time the text is read again.
    "text.show": async () => {
      window.scrollTo(0, 0);
      await activateLocale("zh-TW");
      await activateLocale("en");
    },
    "signature.change": () => press("Change your signature"),
    "xstate.done.actor.signatureForm": sign,
    "xstate.done.actor.emailProof": proveByCode,
    "xstate.done.actor.sign": async ({ output }) => {
      await until(() => server.newest(signOtcAggrement));
      answers[(output as SignResult).kind]();
    },
  },
  states: {
    reading: async () => {
      await seesButton("Sign agreement", false);
      await seesText("You can sign once you have read the agreement to its end.");
    },
    signing: async () => {
      await seesText("All 20 parts read");
      await seesButton("Sign agreement", true);
    },
    "proving.firstTime": () => seesButton("Confirm code", true),
    "proving.again": () => sees("alert", "The verification has expired. Please send a new code."),
    sending: () => seesText("Signing the agreement. This takes a few seconds."),
    signed: () => comesTo("The agreement is signed"),
    changed: () => comesTo("The agreement has changed"),
    moved: () => comesTo("You cannot sign yet"),
  },
};

testPaths(table);

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

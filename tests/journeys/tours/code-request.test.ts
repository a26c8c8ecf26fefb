import { randomUUID } from "node:crypto";
import type { SendCodeResult, Wait } from "@gatehouse/machines/code-request";
import type { Browser, Page } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { signupDetails } from "#contract/forms/signup.ts";
import { codeRequestOnScreen } from "../../screens/paths/code-request.model.ts";
import { contactName } from "../applicant.ts";
import { visit } from "../browser.ts";
import { fillSection } from "../filling.ts";
import { PointerHand } from "../hands.ts";
import { wordsIn } from "../words.ts";
import { press, seesButton } from "./kit/sight.ts";
import { testTour, type TourTable } from "./kit/walk.ts";
import { Wire } from "./kit/wire.ts";

interface Scene {
  page: Page;
  wire: Wire;
  /** The address that stands for one of the model's. */
  addressOf: (email: unknown) => string;
  /** When the real server sent a code to an address. */
  mailed: Map<string, number>;
}

const second = 1000;
const wait = 60 * second;
/** So long after a code the server is sure to ask for patience. */
const surelySoon = 40 * second;
const words = await wordsIn("en");
const counting = /^Send again in \d+ s$/;

/** The registration page at its second pane; a wait from before is one that the server really set. */
async function open(browser: () => Browser, { deadline }: Wait) {
  const context = await visit(browser(), { baseUrl: inject("baseUrl") });
  const page = await context.newPage();
  await page.clock.install();
  const id = randomUUID().slice(0, 8);
  const addressOf = (email: unknown) =>
    String(email).replace("@example.com", `.${id}@harbour-light.example`);
  const scene: Scene = {
    page,
    addressOf,
    mailed: new Map(),
    wire: await Wire.of(context, [sendEmailCaptcha]),
  };
  await page.goto("/kyc/signup");
  await fillDetails(page, addressOf("ada@example.com"));
  await press(page, "Next Page");
  if (deadline === 0) return scene;
  await scene.wire.pass(sendEmailCaptcha);
  await seesButton(page, counting, false);
  await page.reload();
  // A call that is under way while the clock leaps has waited too long.
  await expect
    .poll(() => page.getByRole("textbox", { name: "Work e-mail" }).inputValue())
    .not.toBe("");
  await press(page, "Next Page");
  return scene;
}

async function fillDetails(page: Page, email: string) {
  await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, {
    register_type: "institution",
    contact_name: contactName,
    designation: "Director",
    email,
    phone: { country_code: "+852", number: "9123 4567" },
  });
}

/** The code is asked for at this address, as this try. */
async function asked({ context }: AnyMachineSnapshot, { wire, addressOf }: Scene) {
  const body = { email: addressOf(context.email), type: "register", count: context.resends };
  const about = (given: unknown) => JSON.stringify(given) === JSON.stringify(body);
  await wire.sent(sendEmailCaptcha, (request) => about(request.postDataJSON()));
}

/** The server itself sends the first code to an address and asks for patience after it. */
async function answer(output: SendCodeResult, scene: Scene, email: string) {
  const { wire, mailed } = scene;
  const left = Math.ceil(output.deadline - output.now);
  const since = Date.now() - (mailed.get(email) ?? -Infinity);
  if (output.kind === "throttled") {
    if (since < surelySoon) return wire.pass(sendEmailCaptcha);
    return wire.refuse(sendEmailCaptcha, "codeTooSoon", { seconds: left });
  }
  if (mailed.has(email))
    return wire.answer(sendEmailCaptcha, { wait_seconds: left, expires_in_seconds: 600 });
  mailed.set(email, Date.now());
  return wire.pass(sendEmailCaptcha);
}

const secondsOn = async (page: Page) =>
  Number.parseInt((await page.getByRole("button", { name: counting }).innerText()).slice(14), 10);

async function aSecondPasses(page: Page) {
  const before = await secondsOn(page);
  await page.clock.runFor(second);
  await expect.poll(() => secondsOn(page)).toBeLessThan(before);
}

/** Asking for a code on the registration page. */
const codeRequestTour = (browser: () => Browser): TourTable<Scene> => ({
  model: codeRequestOnScreen,
  steps: 60,
  open: (input) => open(browser, input as Wait),
  events: {
    "xstate.done.actor.storedWait": async () => {},
    "code.send": (_, { page }) => press(page, "Send again"),
    tick: ({ now }, { page }) =>
      Number(now) < wait / second ? aSecondPasses(page) : page.clock.fastForward(wait),
    "xstate.done.actor.send": ({ output }, scene, { context }) =>
      answer(output as SendCodeResult, scene, context.email),
  },
  states: {
    resuming: async () => {},
    sending: async (snapshot, scene) => {
      await asked(snapshot, scene);
      await seesButton(scene.page, /^Send (code|again)/, false);
    },
    countingDown: (_, { page }) => seesButton(page, counting, false),
    resendable: (_, { page }) => seesButton(page, "Send again", true),
  },
  undrawn: ["resuming"],
  beyond: {
    "codeRequest.resuming --xstate.error.actor.storedWait--> codeRequest.sending":
      "A browser with storage can always read the wait.",
  },
});

testTour(codeRequestTour);

import type { SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import type { Browser, Page } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { signInAgainModel } from "../../models/sessions/sign-in-again.ts";
import { password, someone } from "../../../journeys/support/applicant.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { codeFor, invitationFor } from "../../../journeys/support/mailbox.ts";
import { given, Member } from "../../../journeys/support/member.ts";
import { savedAt } from "../../../journeys/support/returning.ts";
import { press, sees, seesButton, type } from "../kit/sight.ts";
import { testTour, type TourTable } from "../kit/walk.ts";

interface Scene {
  page: Page;
  email: string;
}

const baseUrl = inject("baseUrl");
const box = (page: Page) => page.locator('input[type="checkbox"]').first();

/** Comes in by the link of an invitation and the code that goes to its address. */
async function comeIn(page: Page, holder: Member): Promise<string> {
  const email = someone();
  given(await holder.api(sendAssistantEmail, { body: { email } }));
  await page.goto(await invitationFor(baseUrl, email));
  await press(page, "Send code");
  await type(page, "Verification code", await codeFor(baseUrl, email, "code.assistant"));
  await press(page, "Confirm code");
  await seesButton(page, "Leave", true);
  return email;
}

/** The dialog over a form on which something was ticked after the session had ended. */
async function open(browser: Browser, role: SignInAgainInput["role"]): Promise<Scene> {
  const holder = await Member.at(baseUrl);
  const isHolder = role === "holder";
  const context = await visit(browser, { baseUrl, ...(isHolder ? { member: holder } : {}) });
  const page = await context.newPage();
  const email = isHolder ? holder.email : await comeIn(page, holder);
  await page.goto("/kyc/verify");
  await box(page).waitFor();
  await context.clearCookies({ name: "kyc_sid" });
  await box(page).click();
  return { page, email };
}

async function givePassword(_: unknown, { page }: Scene) {
  await page.getByRole("dialog").locator("input[name=password]").fill(password);
  await press(page, "Log in");
}

const asks = (name: string) => async (_: AnyMachineSnapshot, scene: Scene) => {
  await sees(scene.page, "dialog", `Log in as ${scene.email} to continue.`);
  await seesButton(scene.page, name, true);
};

const tooSoon =
  "whoever came in a moment ago is sent another code only after a minute, by the server's own clock";

/** Coming back to a page that stays as it is, before the real server. */
function signInAgainTour(browser: () => Browser): TourTable<Scene> {
  return {
    model: {
      ...signInAgainModel,
      runs: signInAgainModel.runs.map(({ input, cases }) => {
        const rows = cases as readonly AnyEvent[];
        return { input, cases: () => rows.filter(({ type: name }) => !name.endsWith("Proof")) };
      }),
    },
    steps: 10,
    open: (input) => open(browser(), (input as SignInAgainInput).role),
    events: {
      "code.send": (_, { page }) => press(page, "Send code"),
      "xstate.done.actor.passwordForm": givePassword,
    },
    states: {
      askingPassword: asks("Log in"),
      offeringCode: asks("Send code"),
      askingCode: async (now, scene) => {
        await asks("Confirm code")(now, scene);
        await scene.page
          .getByLabel("Verification code")
          .and(scene.page.locator(":focus"))
          .waitFor();
        await seesButton(scene.page, /^Send again in \d+ s$/, false);
        expect(await box(scene.page).isChecked()).toBe(true);
      },
      back: async (_, { page }) => {
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await page.getByRole("contentinfo").getByText(savedAt).waitFor();
        expect(await box(page).isChecked()).toBe(true);
      },
    },
    beyond: {
      "signInAgain.askingCode --xstate.done.actor.emailProof--> signInAgain.back": tooSoon,
    },
  };
}

testTour(signInAgainTour);

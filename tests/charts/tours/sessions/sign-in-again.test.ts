import type { SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import type { Page } from "playwright";
import { inject } from "vitest";
import { login } from "#contract/calls/account.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { limits } from "#contract/limits.ts";
import { signInAgainTable } from "#tests/charts/screens/sessions/sign-in-again.ts";
import { someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { codeAfter, codeFor, invitationFor } from "#tests/journeys/support/mailbox.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { codeWaitEnds } from "../kit/elapsed.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { press, seesButton, type } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";
import { allOf, partOf } from "#tests/support/written.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-CN";
const say = await spokenIn(locale);
const second = 1000;
const box = (page: Page) => page.locator('input[type="checkbox"]').first();

const ticked = (page: Page) => page.locator('input[type="checkbox"]:checked').first();

/** Comes in by the link of an invitation and the code that goes to its address. */
async function comeIn(page: Page, holder: Member): Promise<string> {
  const email = someone();
  given(await holder.api(sendAssistantEmail, { body: { email } }));
  await page.goto(await invitationFor(baseUrl, email));
  await press(page, say("Send code", "whole"));
  await type(
    page,
    say("Verification code", "whole"),
    await codeFor(baseUrl, email, "code.assistant"),
  );
  await press(page, say("Confirm code", "whole"));
  await seesButton(page, say("Leave", "whole"), true);
  return email;
}

/** The dialog over a form: the session ended before what was ticked could be saved. */
async function open(role: SignInAgainInput["role"]) {
  const holder = await Member.at(baseUrl);
  const isHolder = role === "holder";
  const context = await visit({ baseUrl, locale, ...(isHolder ? { member: holder } : {}) });
  const page = await context.newPage();
  await page.clock.install();
  const email = isHolder ? holder.email : await comeIn(page, holder);
  const wire = await Wire.of(context, [login]);
  await page.goto("/kyc/verify");
  await box(page).waitFor();
  // On a busy machine the page is told later: a time of its past would be refused.
  await page.clock.pauseAt(Date.now() + 20 * second);
  await box(page).click();
  await context.clearCookies({ name: "kyc_sid" });
  await page.clock.resume();
  return new PageUi(page, wire, () => email, say);
}

/** Coming back to a page that stays as it is, before the real server. */
testTour(
  onTour(signInAgainTable, {
    open: (input) => open((input as SignInAgainInput).role),
    events: {
      // The code by which they came is used; the next one may be sent after a minute.
      "xstate.done.actor.emailProof": async (ui) => {
        const email = ui.here("");
        const used = await codeFor(baseUrl, email, "code.assistant");
        await codeWaitEnds(email);
        await ui.page.clock.fastForward(limits.codeResendSeconds * second);
        await ui.press("Send again");
        await ui.seesButton(allOf("Send again in {count} s"), false);
        const code = await codeAfter(used, baseUrl, email, "code.assistant");
        await ui.type("Verification code", code);
        await ui.press("Confirm code");
      },
    },
    states: {
      askingCode: async (ui, now) => {
        const { page } = ui;
        await signInAgainTable.states["askingCode"]!(ui, now);
        await page
          .getByLabel(say("Verification code", "whole"))
          .and(page.locator(":focus"))
          .waitFor();
        await ui.seesButton(allOf("Send again in {count} s"), false);
        await ticked(page).waitFor();
      },
      back: async ({ page }) => {
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await page
          .getByRole("contentinfo")
          .getByText(say(partOf("Saved {time}"), "part"))
          .waitFor();
        await ticked(page).waitFor();
      },
    },
  }),
);

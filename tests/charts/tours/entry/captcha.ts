import type { Answered } from "@gatehouse/machines/captcha/captcha";
import { expect } from "vitest";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { captchaChallenge, captchaCheck, captchaSwitch } from "#contract/calls/captcha.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import {
  believed,
  captchaTable,
  goneBackTable,
  isLate,
} from "#tests/charts/screens/entry/captcha.ts";
import { someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { answerSlide } from "#tests/support/slide-puzzle.ts";
import type { Gesture, Sight } from "#tests/support/screens/ui.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";
import { allOf } from "#tests/support/written.ts";

const gone = new Set(["xstate.error.actor.readSwitch", "xstate.after.patience.captcha.looking"]);

/** The server asks for a captcha where none was passed, and the switch is not read while it is known. */
const model = within(captchaTable.model, ({ type }, at) =>
  type === "captcha.require"
    ? at.matches({ resting: "skipped" })
    : at.context.known === null || !gone.has(type),
);

const locale = "zh-CN";
const say = await spokenIn(locale);

/** The page of a forgotten password before a code is asked for. */
async function open(baseUrl: string) {
  const context = await visit({ baseUrl, locale });
  const calls = [captchaSwitch, captchaChallenge, captchaCheck, sendEmailCaptcha];
  const wire = await Wire.of(context, calls);
  const page = await context.newPage();
  await page.clock.install();
  const email = someone();
  await page.goto("/kyc/forgetpwd");
  const ui = new PageUi(page, wire, () => email, say);
  await ui.type("Email address", email);
  return ui;
}

/** A code is asked for: by a person who has just got one after a minute, by others at once. */
const ask: Gesture<PageUi> = async (ui, event, before) => {
  const isLater = isLate(event, before);
  if (isLater && before.matches({ resting: "passed" })) {
    await ui.wire.pass(sendEmailCaptcha);
    await ui.seesButton(allOf("Send again in {count} s"), false);
  } else if (before.matches({ resting: "passed" }) || before.matches({ resting: "skipped" })) {
    await ui.refuse(sendEmailCaptcha, "codeTooMany");
  }
  if (isLater) await ui.page.clock.fastForward(believed);
  await ui.press(/^Send (code|again)$/);
};

/** The call for a code waits, with what the captcha gave. */
const sends =
  (withResult: boolean): Sight<PageUi> =>
  async ({ wire, here }) => {
    const request = await wire.sent(sendEmailCaptcha);
    const { email, captcha_result } = request.postDataJSON() as Record<string, unknown>;
    expect([email, typeof captcha_result]).toEqual([here(""), withResult ? "string" : "undefined"]);
  };

const puzzle: Sight<PageUi> = async (ui, at) => {
  await captchaTable.states[`shown.${String(at.value.shown)}`]!(ui, at);
  await ui.page.getByRole("dialog").locator("img").first().waitFor();
};

const unasked: Sight<PageUi> = (ui) => ui.seesButton("Send code", true);

/** What the server is made to do is told by what comes of it. */
const isRight = (next: AnyEvent | undefined) => "result" in ((next?.["output"] ?? {}) as object);

/** The captcha of a portal whose switch is ON, for a person who stays. */
const stayingTour = (baseUrl: () => string) =>
  onTour(
    { ...captchaTable, model },
    {
      steps: 30,
      open: () => open(baseUrl()),
      events: {
        "captcha.ask": ask,
        "captcha.require": ({ wire }) => wire.pass(sendEmailCaptcha),
        "answer.give": async (ui, _, _before, next) => {
          await answerSlide(ui.page, isRight(next));
          await ui.press("Confirm");
        },
        "xstate.done.actor.readSwitch": ({ wire }, { output }) =>
          (output as { isOn: boolean }).isOn
            ? wire.pass(captchaSwitch)
            : wire.answer(
                captchaSwitch,
                { status: "OFF", data: { status: "OFF" } },
                "The switch of this portal is on.",
              ),
        // The server draws, checks or has work done.
        "xstate.done.actor.call": async ({ wire }, { output }, before) => {
          if (!before.matches({ shown: "checking" })) await wire.pass(captchaChallenge);
          if (!before.matches({ shown: "fetching" })) await wire.pass(captchaCheck);
          if (before.matches({ shown: "checking" }) && "puzzle" in (output as Answered))
            await wire.pass(captchaChallenge);
        },
      },
      states: {
        "resting.unasked": unasked,
        "resting.skipped": sends(false),
        "resting.passed": sends(true),
        "shown.solving": puzzle,
        "shown.wrong": puzzle,
      },
    },
  );

const goneBackTour = (baseUrl: () => string) =>
  onTour(goneBackTable, {
    open: () => open(baseUrl()),
    events: { "captcha.ask": ask },
    states: { "resting.unasked": unasked },
  });

/** The captcha, for a person who stays and for one who goes back to the address. */
export const captchaTours = (baseUrl: () => string) =>
  [stayingTour(baseUrl), goneBackTour(baseUrl)] as const;

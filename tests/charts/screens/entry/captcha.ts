import type { AnyMachineSnapshot } from "xstate";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { captchaChallenge, captchaCheck, captchaSwitch } from "#contract/calls/captcha.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { captchaModel } from "#models/captcha/captcha.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

/** So long the switch is believed, in ms. */
export const believed = limits.captchaSwitchSeconds * 1000;

/** Whether the switch is not believed any more at the moment at which a code is asked for. */
export const isLate = ({ now }: AnyEvent, { context }: AnyMachineSnapshot) =>
  Number(now) >= (context.known?.until ?? Infinity);

/** A page asks once by itself, again when the person does, and is told by the server only of a call that it made. */
function canHappen(event: AnyEvent, at: AnyMachineSnapshot): boolean {
  const rests = (resting: string) => at.matches({ resting });
  const shows = (...states: string[]) => states.some((state) => at.matches({ shown: state }));
  if (event.type === "captcha.ask") return isLate(event, at) || Number(event["now"]) < believed;
  if (event.type === "captcha.require") return !rests("unasked") && !rests("left");
  if (event.type === "captcha.leave") return at.matches("shown");
  // The buttons are disabled while an answer is checked, and the second puzzle is like the first.
  if (event.type === "puzzle.change") return shows("solving", "working");
  if (event.type === "puzzle.avoid") return shows("solving", "fetching");
  return true;
}

const seesPuzzle = (ui: Ui) => ui.seesButton("Another puzzle", true);

/** The captcha as the page of a forgotten password has it. */
export const captchaTable: ChartTable = {
  model: within(captchaModel, canHappen),
  passing: { "resting.unasked": "captcha.ask" },
  events: {
    "captcha.require": (ui) => ui.refuse(sendEmailCaptcha, "captchaNeeded"),
    "captcha.leave": (ui) => ui.press("Close"),
    "puzzle.change": (ui) => ui.press(/^(Another puzzle|Show a puzzle)$/),
    "puzzle.avoid": (ui) => ui.press("Verify without a puzzle"),
    "xstate.done.actor.readSwitch": (ui, { output }) => {
      const status = (output as { isOn: boolean }).isOn ? "ON" : "OFF";
      return ui.answer(captchaSwitch, { status, data: { status } });
    },
    "xstate.error.actor.readSwitch": (ui) => ui.lose(captchaSwitch),
    "xstate.after.patience.captcha.looking": (ui) => ui.pass(captchaLimits.switchMs),
  },
  states: {
    looking: async (ui) => {
      await ui.sent(captchaSwitch);
      await ui.seesButton(/^Send (code|again)/, false);
    },
    "resting.left": (ui) =>
      ui.sees("alert", "We did not send a code because the check was closed. Please try again."),
    "shown.fetching": async (ui) => {
      await ui.sent(captchaChallenge, { kind: "puzzle" });
      await ui.sees("status", "Loading the puzzle");
      await ui.seesButton("Confirm", false);
    },
    "shown.solving": seesPuzzle,
    "shown.wrong": async (ui) => {
      await ui.sees("alert", refusals.captchaWrong.message.message ?? "");
      await seesPuzzle(ui);
    },
    "shown.checking": async (ui) => {
      await ui.sent(captchaCheck);
      await ui.seesButton("Confirm", false);
      await ui.seesButton("Verify without a puzzle", false);
    },
    "shown.working": async (ui) => {
      await ui.sent(captchaChallenge, { kind: "work" });
      await ui.sees("status", "Your device is running the check.");
    },
  },
};

/** A person who goes back to the address while the switch is read. */
export const goneBackTable: ChartTable = {
  model: within(captchaModel, (event, at) =>
    at.matches("looking")
      ? event.type === "captcha.leave"
      : at.matches({ resting: "unasked" }) && canHappen(event, at),
  ),
  passing: captchaTable.passing!,
  events: { "captcha.leave": (ui) => ui.press("Use another address") },
  states: {
    looking: captchaTable.states["looking"]!,
    "resting.left": async (ui) => {
      await ui.comesTo("Forgot your password?");
      await ui.seesButton("Send code", true);
      await ui.seesNo("alert");
      await ui.sentNo(sendEmailCaptcha);
    },
  },
};

import { sendEmailCaptcha } from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals.ts";
import type { SendCodeOutcome } from "@gatehouse/machines/code-request";
import type { AnyMachineSnapshot } from "xstate";
import { codeRequestModel } from "../../machines/models/code-request.ts";
import type { ChartTable, Ui } from "../kit/ui.ts";

const second = 1000;
const refused = refusals.codeTooMany.says.message ?? "";
const unreachable = "The code could not be sent. Please try again.";

/** A code is asked for at this address, as this try: the first one by the page itself. */
const asked = (ui: Ui, { context: { email, resends } }: AnyMachineSnapshot) =>
  ui.sent(sendEmailCaptcha, { email: ui.here(email), type: "register", count: resends });

/** Asking for a code on the second pane of the registration page. */
export const codeRequestTable: ChartTable = {
  model: codeRequestModel,
  passing: { ready: "code.send" },
  events: {
    "code.send": async (ui, _, before) => {
      if (!before.matches("ready")) await ui.press(/^Send (code|again)$/);
    },
    "xstate.done.actor.sendCode": async (ui, { output }) => {
      const outcome = output as SendCodeOutcome;
      if (outcome.kind === "refused") return ui.refuse(sendEmailCaptcha, "codeTooMany");
      ui.at(outcome.now);
      const left = (outcome.deadline - outcome.now) / second;
      if (outcome.kind === "throttled")
        return ui.refuse(sendEmailCaptcha, "codeTooSoon", { seconds: left });
      return ui.answer(sendEmailCaptcha, { wait_seconds: left, expires_in_seconds: 600 });
    },
    "xstate.error.actor.sendCode": (ui) => ui.lose(sendEmailCaptcha),
  },
  states: {
    ready: asked,
    sending: async (ui, snapshot) => {
      await asked(ui, snapshot);
      await ui.seesButton(/^Send (code|again)/, false);
    },
    countingDown: (ui, { context }) =>
      ui.seesButton(`Send again in ${context.secondsLeft} s`, false),
    resendable: (ui) => ui.seesButton("Send again", true),
    failed: async (ui, { context }) => {
      await ui.sees("alert", context.refusal ? refused : unreachable);
      await ui.seesButton(context.resends > 0 ? "Send again" : "Send code", true);
    },
  },
};

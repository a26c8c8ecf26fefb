import type { ChangeResult } from "@gatehouse/machines/accounts/email-change";
import type { AnyMachineSnapshot } from "xstate";
import { bindEmail } from "#contract/calls/security.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { emailChangeModel } from "#models/accounts/email-change.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";
import { partOf } from "#tests/support/written.ts";
import { codeLead } from "./code-request.ts";

const title = "Change email address";
const hasPasswordIn = ({ account }: AnyEvent) =>
  (account as { has_password: boolean }).has_password;

export function kindOf({ output }: AnyEvent) {
  const { kind, result } = (output ?? {}) as Partial<ChangeResult> & { result?: ChangeResult };
  return kind ?? result?.kind;
}

/** The dialog of an account that has a password or has none. */
export const accountWith = (
  hasPassword: boolean,
  canHappen: (event: AnyEvent, at: AnyMachineSnapshot) => boolean = () => true,
): ChartModel =>
  within(
    emailChangeModel,
    (event, at) =>
      (event.type !== "change.ask" || hasPasswordIn(event) === hasPassword) && canHappen(event, at),
  );

const emailOf = ({ context }: AnyMachineSnapshot) => context.email as string;
const presentOf = ({ context }: AnyMachineSnapshot) => context.account.present as string;
const codeFor = (address: typeof emailOf) => async (ui: Ui, at: AnyMachineSnapshot) => {
  const to = ui.here(address(at));
  await ui.sees("dialog", partOf(codeLead.sent(to), codeLead.toBeSent(to)));
  await ui.seesButton("Confirm code", true);
  await ui.seesNo("alert");
};
const confirm = "Confirm it is you";

/** Another address for an account, in its dialog. */
export const emailChangeTable: Omit<ChartTable, "model"> = {
  events: {
    "change.ask": (ui) => ui.press(title),
    "address.change": (ui) => ui.press("Use another address"),
    "dialog.close": (ui) => ui.press("Close"),
  },
  states: {
    resting: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesButton(title, true);
    },
    "asked.givingAddress": async (ui, at) => {
      await ui.sees("dialog", `You currently log in with ${ui.here(presentOf(at))}.`);
      await ui.seesButton("Send code", true);
    },
    "asked.proving.firstTime": async (ui, at) => {
      await ui.sees("heading", title);
      await codeFor(emailOf)(ui, at);
    },
    "asked.proving.again": async (ui) => {
      await ui.sees("heading", title);
      await ui.sees("alert", "The verification has expired. Please send a new code.");
      await ui.seesButton("Confirm code", true);
    },
    "asked.givingPassword": async (ui, at) => {
      await ui.sees(
        "dialog",
        `Your account's email address will change to ${ui.here(emailOf(at))}.`,
      );
      await ui.sees("heading", confirm);
      await ui.seesButton("Confirm the change", true);
    },
    "asked.readingPresentMail": async (ui, at) => {
      await ui.sees("heading", confirm);
      await codeFor(presentOf)(ui, at);
    },
    "asked.changing": async (ui) => {
      await ui.sent(bindEmail);
      await ui.sees("heading", confirm);
      await ui.seesNo("button", "Use another address");
      await ui.seesButton("Confirm the change", false);
    },
  },
};

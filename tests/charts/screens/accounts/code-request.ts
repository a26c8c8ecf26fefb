import type { SendCodeResult, Wait } from "@gatehouse/machines/accounts/code-request";
import type { AnyMachineSnapshot } from "xstate";
import { sendEmailCaptcha } from "#contract/calls/account.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";
import { codeRequestModel } from "#models/accounts/code-request.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";
import { partOf } from "#tests/support/written.ts";

const cases = codeRequestModel.specification.moves.map(([event]) => event as AnyEvent);
const email = "ada@example.com";
const isOf = (names: RegExp) => cases.filter(({ type }) => names.test(type));

const validity = "The code is valid for 10 minutes. Use another address";
/** What a page says of the code to an address, before it is sent and after. */
export const codeLead = {
  toBeSent: (to: string): string => `We will send a 6-digit code to ${to}. ${validity}`,
  sent: (to: string): string => `We sent a 6-digit code to ${to}. ${validity}`,
};

/** What the page finds when it opens, as an event of the chart. */
const found = (wait: unknown): AnyEvent => ({
  type: "xstate.done.actor.storedWait",
  output: wait,
});

/** The waits that a page finds when it opens: none, or one from before a reload, which may be over. */
const waits: Wait[] = [
  { deadline: 0, now: 0 },
  { deadline: 60, now: 0 },
  { deadline: 60, now: 60 },
];

/** Asking for a code as the registration page has it. After a reload only the wait is new. */
const codeRequestOnScreen: ChartModel = {
  ...codeRequestModel,
  runs: waits.map((wait) => ({
    input: { email, ...wait },
    cases: () => [
      found(wait),
      ...isOf(wait.deadline > wait.now ? /^tick$/ : /^(tick|code|.*send$)/),
    ],
  })),
  facts: ({ context }) => ({ again: context.resends > 0 }),
  shown: ({ context }) => ({ again: context.resends > 0 }),
};

/** A code is asked for at this address, as this try: the first one by the page itself. */
const asked = (ui: Ui, { context: { email: to, resends } }: AnyMachineSnapshot) =>
  ui.sent(sendEmailCaptcha, { email: ui.here(to), type: "register", count: resends });

/** Asking for a code on the second pane of the registration page. */
export const codeRequestTable: ChartTable = {
  model: codeRequestOnScreen,
  events: {
    "xstate.done.actor.storedWait": async () => {},
    "code.send": (ui) => ui.press("Send again"),
    "xstate.done.actor.send": async (ui, { output }) => {
      const { kind, deadline, now } = output as SendCodeResult;
      ui.at(now * 1000);
      const seconds = deadline - now;
      if (kind === "throttled") return ui.refuse(sendEmailCaptcha, "codeTooSoon", { seconds });
      return ui.answer(sendEmailCaptcha, { wait_seconds: seconds, expires_in_seconds: 600 });
    },
  },
  states: {
    resuming: async () => {},
    sending: async (ui, snapshot) => {
      await asked(ui, snapshot);
      const isFirst = snapshot.context.resends === 0;
      await ui.seesButton(isFirst ? "Send code" : "Send again", false);
      const lead = isFirst ? codeLead.toBeSent : codeLead.sent;
      await ui.seesText(partOf(lead(ui.here(snapshot.context.email))));
    },
    countingDown: (ui, { context }) =>
      ui.seesButton(`Send again in ${context.secondsLeft} s`, false),
    resendable: (ui) => ui.seesButton("Send again", true),
  },
};

import type { KycContext } from "@gatehouse/machines/review/kyc-event";
import type { AnyMachineSnapshot } from "xstate";
import type { LineReply } from "#contract/calls/account.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { reopenLine, withdrawLine } from "#contract/calls/requests.ts";
import { type KycStatus, kycStatusNames } from "#contract/application/status-names.ts";
import { stateName } from "#models/kit/model.ts";
import { kycStatusModel } from "#models/review/kyc-status.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, until } from "#tests/support/screens/clock.ts";
import { press, seesNo } from "#tests/support/screens/hand.ts";
import { formId } from "#tests/support/screens/member.ts";
import { eachScreen, type openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { card, LineOnServer, says } from "./line-on-server.ts";
import { kycWords } from "./line-words.ts";

const dueOn = "2026-12-04";

/** A line that may be applied for twice. */
const { input } = kycStatusModel.runs[1]!;

let browsed: ReturnType<typeof openScreen>;

/** What the server tells the applicant of a line in this state. */
function replyOf(at: AnyMachineSnapshot): Partial<LineReply> {
  const { openItems, attempts, attemptCap } = at.context as KycContext;
  const isAsked = at.matches("additionalDocumentsRequired");
  const isAnswered = stateName(at).endsWith("answeredInWords");
  const holder = (type: string) => at.can({ type, by: "holder" });
  const isWithdrawable = holder("kyc.withdraw") && !at.matches("notSubmitted");
  const rejection: Record<string, LineReply["rejection"]> = {
    "rejected.retry": {
      kind: "retry",
      reason: "notVerified",
      attempts_left: attemptCap - attempts,
    },
    "rejected.final": { kind: "final" },
  };
  return {
    kyc_status: kycStatusNames[stateName(at).split(".")[0] as KycStatus],
    acts_next: at.matches("inProgress") || isAnswered ? "desk" : "applicant",
    acts: [
      ...(isWithdrawable ? (["withdraw"] as const) : []),
      ...(holder("kyc.reopen") ? (["reopen"] as const) : []),
    ],
    rejection: rejection[stateName(at)] ?? null,
    request: isAsked
      ? {
          form_id: formId,
          text: "Two documents need another look.",
          items: openItems.map(() => ({
            asks: "articles",
            person: "",
            text: "",
            is_answered: false,
          })),
          items_left: openItems.length,
          due_on: dueOn,
          is_overdue: stateName(at).endsWith("overdue"),
          is_answered: isAnswered,
        }
      : null,
  };
}

const line = new LineOnServer(kycStatusModel, kycStatusModel.runs[1]!, replyOf);

const isSpent = (at: AnyMachineSnapshot) =>
  at.matches("rejected.retry") && at.context.attempts >= at.context.attemptCap;

eachScreen();
/** One line on the dashboard, whose status the server keeps. */
testPaths({
  isOnServer: true,
  model: {
    ...kycStatusModel,
    runs: [{ input, cases: line.cases }],
    facts: ({ context }) => ({ attempts: context.attempts }),
    shown: (at) => ({ isSpent: isSpent(at) }),
  },
  open: async () => {
    browsed = await line.open();
  },
  events: {
    ...line.toldOf(
      kycStatusModel.specification.moves.flatMap(([event]) =>
        typeof event === "function" ? [] : [event.type],
      ),
    ),
    "kyc.withdraw": async (event, before) => {
      if (before.matches("notSubmitted")) return line.isTold(event, before);
      await press(/^Withdraw ?: Exchange$/);
      await press("Withdraw");
      await until(() => server.newest(withdrawLine));
      line.keep(line.after(event, before));
      server.answer(withdrawLine, { form_id: formId, flow: "institutional" });
      await seesNo("dialog");
    },
    "kyc.reopen": async (event, before) => {
      await press(/^Apply again/);
      await until(() => server.newest(reopenLine));
      line.keep(line.after(event, before));
      server.answer(reopenLine, { form_id: formId, flow: "institutional" });
      // It leads to the form.
      await until(
        () => server.newest(kycForm),
        () => void pass(100),
      );
      browsed.push("/kyc/user");
      await until(card, () => void pass(100));
    },
  },
  states: Object.fromEntries(
    Object.entries(kycWords).map(([state, words]) => [state, says(...words)]),
  ),
});

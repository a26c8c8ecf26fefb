import type { KycContext } from "@gatehouse/machines/review/kyc-event";
import { expect } from "vitest";
import { type AnyMachineSnapshot, getInitialSnapshot, transition } from "xstate";
import { insInfo, type LineReply } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { reopenLine, withdrawLine } from "#contract/calls/requests.ts";
import { type KycStatus, kycStatusNames } from "#contract/application/status-names.ts";
import { limits } from "#contract/limits.ts";
import { stateName, type AnyEvent } from "#models/kit/model.ts";
import { kycStatusModel } from "#models/review/kyc-status.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, seesNo } from "../../../support/screens/hand.ts";
import { accountInfo, entity, formId, lineReply, signIn } from "../../../support/screens/member.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { type Sight, testPaths } from "../../../support/screens/walk.ts";

const now = Date.UTC(2026, 10, 20, 4);
const dueOn = "2026-12-04";

/** A line that may be applied for twice. */
const { input, cases: allCases } = kycStatusModel.runs[1]!;

let browsed: ReturnType<typeof openScreen>;

/** What the server tells the applicant of a line in this state. */
function replyOf(at: AnyMachineSnapshot): LineReply {
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
  return lineReply({
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
  });
}

let version = 1;
/** The server has this state of the line from now on. */
function keep(at: AnyMachineSnapshot): void {
  version += 1;
  const reply = { ...accountInfo("institutional"), version: String(version), lines: [replyOf(at)] };
  server.always(insInfo, () => reply);
  server.always(lineVersion, () => ({ version: reply.version }));
}

const after = (event: AnyEvent, before: AnyMachineSnapshot) =>
  transition(kycStatusModel.machine, before, event as never)[0] as AnyMachineSnapshot;

/** The desk, the clock or another page of the holder moves the line, and the dashboard asks for news. */
async function isTold(event: AnyEvent, before: AnyMachineSnapshot) {
  keep(after(event, before));
  await pass(limits.dashboardPollMs);
}

/** The first event of each type into each state. */
function cases(at: AnyMachineSnapshot): AnyEvent[] {
  const events = typeof allCases === "function" ? allCases(at) : allCases;
  const known = new Set<string>();
  return events.filter((event) => {
    if (!at.can(event)) return false;
    const move = `${event.type} ${stateName(after(event, at))}`;
    return known.size < known.add(move).size;
  });
}

const card = () => document.querySelector("article")!.textContent!.replaceAll(/\s+/g, " ");
const says =
  (...words: string[]): Sight =>
  () =>
    until(() => words.forEach((each) => expect(card()).toContain(each)));

const isSpent = (at: AnyMachineSnapshot) =>
  at.matches("rejected.retry") && at.context.attempts >= at.context.attemptCap;

eachScreen();
/** One line on the dashboard, whose status the server keeps. */
testPaths({
  isOnServer: true,
  model: {
    ...kycStatusModel,
    runs: [{ input, cases }],
    facts: ({ context }) => ({ attempts: context.attempts }),
    shown: (at) => ({ isSpent: isSpent(at) }),
  },
  open: async () => {
    stopClock(now);
    signIn();
    keep(getInitialSnapshot(kycStatusModel.machine, input));
    browsed = openScreen("/kyc/user");
    await comesTo(entity);
  },
  events: {
    ...Object.fromEntries(
      kycStatusModel.specification.moves.flatMap(([event]) =>
        typeof event === "function" ? [] : [[event.type, isTold]],
      ),
    ),
    "kyc.withdraw": async (event, before) => {
      if (before.matches("notSubmitted")) return isTold(event, before);
      await press(/^Withdraw ?: Exchange$/);
      await press("Withdraw");
      await until(() => server.newest(withdrawLine));
      keep(after(event, before));
      server.answer(withdrawLine, { form_id: formId, flow: "institutional" });
      await seesNo("dialog");
    },
    "kyc.reopen": async (event, before) => {
      await press(/^Apply again/);
      await until(() => server.newest(reopenLine));
      keep(after(event, before));
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
  states: {
    notSubmitted: says("KYC not submitted"),
    inProgress: says("We are reviewing your application. You do not need to do anything."),
    "additionalDocumentsRequired.requested": says("We need 2 items from you by 4 December 2026."),
    "additionalDocumentsRequired.rejectable.overdue": says(
      "Your documents were due by 4 December 2026.",
      "Overdue",
    ),
    "additionalDocumentsRequired.rejectable.answeredInWords": says(
      "We are reading your answer. You can still send documents.",
    ),
    approved: says("Your application is approved."),
    "rejected.retry": says("We could not verify some of your answers or documents."),
    "rejected.final": says("We cannot offer you this business line."),
  },
});

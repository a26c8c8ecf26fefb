import { neighbour, type SubmitOutcome } from "@gatehouse/machines/application/plan";
import type { AnyMachineSnapshot } from "xstate";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { stepWords } from "#portal/features/application/pages/rail/step-words.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { press, sees, seesButton, seesText } from "../../../support/screens/hand.ts";
import { accountInfo, signIn, storedForm } from "../../../support/screens/member.ts";
import { openScreen } from "../../../support/screens/screen.tsx";
import type { PathTable } from "../../../support/screens/walk.ts";
import { type Filled, receipt } from "./sections.model.ts";

const now = Date.UTC(2026, 10, 20, 4);

/** The sections of a flow, for a person who was asked before whether to continue. */
export function sectionsTable(id: FlowId, address: string, filled: Filled): PathTable {
  const { model, answers, opened, fault, railNames } = filled;
  const open = async () => {
    stopClock(now);
    signIn();
    server.always(insInfo, () => accountInfo(id));
    sessionStorage.setItem("gatehouse.resumed", "1");
    openScreen(address);
    await until(
      () => server.newest(kycForm),
      () => void pass(100),
    );
    server.answer(kycForm, storedForm({ flow: id }, answers));
  };
  const page = async ({ context }: AnyMachineSnapshot) => {
    const isLast = context.section === "acknowledgement";
    const title = flows[id].sections[context.section]?.title.message ?? "";
    const { step } = context.plan.find(
      (one: { section: string }) => one.section === context.section,
    );
    await sees("heading", isLast ? "Check your answers" : title);
    await seesText(stepWords[step]?.message ?? "");
    await seesButton(isLast ? "Submit application" : "Next Page", true);
  };
  const after = (alert: string) => async (snapshot: AnyMachineSnapshot) => {
    await sees("alert", alert);
    await page(snapshot);
  };
  return {
    model,
    open,
    passing: { planning: opened },
    events: {
      "plan.change": async (_, before) => {
        if (before.matches("planning")) return;
        await press("No", "radio", "Fiat service needed?");
        await pass(limits.planRestMs);
      },
      "section.open": ({ section }, { context }) =>
        section === neighbour(context, -1)
          ? press("Previous Page")
          : press(railNames[String(section)]!, "link"),
      "xstate.done.actor.form": (_, { context }) =>
        press(context.section === "acknowledgement" ? "Submit application" : "Next Page"),
      "xstate.done.actor.submit": (event) => answerSubmit(event, fault),
      "xstate.error.actor.submit": async () => server.lose(saveKyc),
    },
    states: {
      planning: async () => undefined,
      "filling.answering": page,
      "filling.rejected": after(refusals.alreadySubmitted.message.message ?? ""),
      "filling.unreachable": after("We did not get a response. Nothing is lost. Submit again."),
      submitting: async () => {
        await until(() => server.newest(saveKyc));
        await seesButton("Submit application", false);
      },
      submitted: async () => {
        await sees("heading", "Application Submitted");
        await sees("definition", receipt.reference);
      },
    },
  };
}

async function answerSubmit({ output }: AnyEvent, { section, question }: Filled["fault"]) {
  await until(() => server.newest(saveKyc));
  const outcome = output as SubmitOutcome;
  const stored = { revision: 2, saved_at: now, merged: null, submission: receipt };
  if (outcome.kind === "submitted") return server.answer(saveKyc, stored);
  if (outcome.kind === "rejected") return server.refuse(saveKyc, "alreadySubmitted");
  const issue = { section, path: question, code: "required" };
  server.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
}

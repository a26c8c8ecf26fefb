import { neighbour, type Position, type SubmitOutcome } from "@gatehouse/machines/application/plan";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { formNews, kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesNoText } from "#tests/support/screens/hand.ts";
import { accountInfo, signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";
import type { ChartTable } from "#tests/support/screens/ui.ts";
import { type Filled, isReview, receipt } from "./sections.model.ts";

/** The page asks what another person has saved. */
async function hear(theirs: AllAnswers) {
  server.withhold(formNews);
  await until(
    () => server.newest(formNews),
    () => void pass(limits.formNewsMs),
  );
  server.answer(formNews, { revision: 2, rules_on: today, theirs, here: ["Ben"] });
}

const saving = "Saving";
const sharing = /^I consent to the sharing of this information/;

/** Everything is answered except one consent, which is given right before the application is sent. */
const withoutConsent = ({ answers }: Filled) => {
  const { sharing: _open, ...acknowledgement } = answers["acknowledgement"]!;
  return { answers: { ...answers, acknowledgement } };
};

async function consent() {
  const box = page.getByRole("checkbox", { name: sharing });
  await until(() => expect(box.elements()).toHaveLength(1));
  if (box.elements().some((each) => !each.matches(":checked"))) await press(sharing, "checkbox");
}

/** A save that waits for the submission goes out once that has failed. */
async function afterFailure(fail: () => Promise<unknown>) {
  const isHeld = document.body.innerText.includes(saving);
  await fail();
  if (isHeld)
    await ui.answer(saveKyc, { revision: 2, saved_at: 0, merged: null, submission: null });
  await seesNoText(saving);
}

/** Opens the form of a person who was asked before whether to continue. */
export async function openSections(
  flow: ApplicationFlowId,
  address: string,
  { answers }: Pick<Filled, "answers">,
) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(insInfo, () => accountInfo(flow));
  sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen(address);
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
  server.answer(kycForm, storedForm({ flow }, answers));
}

/** The code of a step may still be on its way; time goes on meanwhile. */
const stepComes = (number: number) =>
  until(
    () =>
      expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(
        number === 0 ? "Step" : `Step ${number} of`,
      ),
    () => void pass(100),
  );

/** The steps of a flow, which the rail shows. */
export const stepsOnScreens = (
  flow: ApplicationFlowId,
  address: string,
  filled: Filled,
  table: ChartTable,
) =>
  onScreens(table, {
    open: () => openSections(flow, address, filled),
    events: {
      "step.show": async (event, before) => {
        if (!before.matches("opening")) await table.events["step.show"]!(ui, event, before);
      },
    },
    states: Object.fromEntries(
      Object.entries(table.states).map(([name, sight], number) => [
        name,
        async (at: AnyMachineSnapshot) => {
          await stepComes(number);
          await sight(ui, at);
        },
      ]),
    ),
  });

/** The sections of a flow. */
export const sectionsTable = (flow: ApplicationFlowId, address: string, filled: Filled) => {
  const { table, faulty, theirs, isTold, titleOf } = filled;
  const isAt = (section: string) =>
    until(() => expect(document.querySelector("h1")?.textContent).toEqual(titleOf(section)));
  /** A person who goes on at once finds what is no longer asked gone, before the plan is counted again. */
  const seesPlanAtOnce = async (at: Position) => {
    await press("Next Page");
    await isAt(neighbour(at, 1));
    await seesNo("link", /^Bank details/);
    await press("Previous Page");
    await isAt(at.section);
  };
  return onScreens(table, {
    open: () => openSections(flow, address, withoutConsent(filled)),
    events: {
      "plan.change": async (_, before) => {
        const at = before.context as Position;
        if (before.matches("planning")) return;
        if (isTold(at)) await hear(theirs);
        else {
          await press("No", "radio", "Fiat service needed?");
          await seesPlanAtOnce(at);
        }
        await pass(limits.planRestMs);
      },
      "xstate.done.actor.form": async (event, before) => {
        if (isReview(before.context as Position)) await consent();
        await table.events["xstate.done.actor.form"]!(ui, event, before);
      },
      "xstate.error.actor.submit": (event, before) =>
        afterFailure(() => table.events["xstate.error.actor.submit"]!(ui, event, before)),
      "xstate.done.actor.submit": async (event, before) => {
        const { kind } = event["output"] as SubmitOutcome;
        const end = () => table.events["xstate.done.actor.submit"]!(ui, event, before);
        if (kind === "submitted") return end();
        await afterFailure(end);
        if (kind !== "issues") return;
        await comesTo(faulty);
        // Another page names the one at fault, and leads back to it.
        await press("Previous Page");
        await press(`Errors in: ${faulty}`, "link");
      },
    },
    states: {
      "filling.answering": async (at) => {
        await seesNoText("We did not get a response. Nothing is lost. Submit again.");
        await table.states["filling.answering"]!(ui, at);
      },
      submitting: async (at) => {
        await table.states["submitting"]!(ui, at);
        // What is due to be saved meanwhile waits.
        await pass(limits.saveDelayMs);
        expect(server.waiting.filter(({ path }) => path === saveKyc.path)).toHaveLength(1);
      },
      submitted: async (at) => {
        await table.states["submitted"]!(ui, at);
        await sees("definition", receipt.reference);
      },
    },
  });
};

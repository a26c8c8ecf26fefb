import type { DraftOpeningOutput } from "@gatehouse/machines/application/draft-opening";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { done } from "#models/kit/specification.ts";
import { applicationModel } from "#models/application/application.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";
import { receipt } from "./sections.model.ts";
import { partOf } from "#tests/support/written.ts";

/** The slots are on a page of their own, which is looked at first. */
const cases = (at: AnyMachineSnapshot) => {
  if (at.matches("opening"))
    return [false, true].map((isSubmitted) => done("draftOpening", { isSubmitted, savedAt: null }));
  if (Object.keys(at.context.queues as object).length === 0)
    return [{ type: "slot.open", slot: "other", input: {} }];
  return [{ type: at.hasTag("failed") ? "copy.keep" : "copy.fail" }, done("sections")];
};

let edits = 0;

/** Types an answer that the server does not get. */
async function saveInVain(ui: Ui, bank: string) {
  edits += 1;
  await ui.type("Bank name", `${bank} ${edits}`);
  await ui.press(/^(Save|Try again)$/);
  await ui.lose(saveKyc);
}

/** Longer than what is stored on this device, so that it does not take its place where there is no room. */
export const saveMore = (ui: Ui) => saveInVain(ui, "Bank of the Harbour and its Islands");
export const saveLess = (ui: Ui) => saveInVain(ui, "Bank");

async function seeSlot(ui: Ui) {
  await ui.press(/^Document Uploading/, "link");
  await ui.comesTo("Documents");
  await ui.press(/^Other supporting documents/, "link");
  await ui.seesText("or drop them here");
  await ui.press(/^Entity Info/, "link");
  await ui.press(/^Bank details/, "link");
}

/** The bank details of an application in which every question is answered. */
export const applicationTable: ChartTable = {
  model: {
    ...applicationModel,
    runs: applicationModel.runs.map(({ input }) => ({ input, cases })),
    shown: () => ({}),
  },
  events: {
    "slot.open": seeSlot,
    "xstate.done.actor.sections": async (ui) => {
      await ui.press(/^Review and submit/, "link");
      await ui.comesTo("Check your answers");
      await ui.press("Submit application");
      await ui.answer(saveKyc, { revision: 2, saved_at: 0, merged: null, submission: receipt });
    },
  },
  states: {
    opening: (ui) => ui.sent(kycForm),
    "filling.copied": async (ui) => {
      await ui.comesTo("Bank details");
      await ui.seesText(
        partOf(
          "Saved as you type",
          "Saved {time}",
          "Offline. Your answers are stored on this device",
        ),
      );
    },
    "filling.uncopied": (ui) =>
      ui.seesText(
        "Not saved. Your answers could not be stored on this device. Keep this page open.",
      ),
    submitted: (ui) => ui.comesTo("Application Submitted"),
  },
};

/** Whether the application that is opened was submitted before. */
export const wasSubmitted = (output: unknown) => (output as DraftOpeningOutput).isSubmitted;

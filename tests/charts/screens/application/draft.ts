import type { SaveOutcome } from "@gatehouse/machines/application/draft";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, until } from "../../../support/screens/clock.ts";
import { press, sees, seesButton, seesText, type } from "../../../support/screens/hand.ts";
import { person } from "../../../support/screens/member.ts";
import { systemActor } from "../../../support/screens/portal.ts";
import type { Gesture, PathTable } from "../../../support/screens/walk.ts";
import { answerLook, openAtBank } from "./draft-opening.ts";
import { draftOnScreen } from "./draft.model.ts";

/** The model saves a few milliseconds into 1970, which was morning in Hong Kong. */
const savedThen = "Saved 08:00 HKT";
const theirs = { flatServices: { bankName: "Other Bank" } };
const stored = { revision: 2, merged: null, submission: null };
let typed = 0;

/** Two answers change: the one that another person may change too, and one that no other person changes. */
async function edit() {
  typed += 1;
  await type("Bank name", `Sample Bank ${typed}`);
  await type("Branch name", `Branch ${typed}`);
}

const saves: Record<SaveOutcome["kind"], () => void> = {
  saved: () => server.answer(saveKyc, { ...stored, saved_at: 20 }),
  conflict: () =>
    server.refuse(saveKyc, "revisionConflict", {
      revision: 2,
      by: "Ben",
      at: 20,
      fields: ["flatServices.bankName"],
      theirs,
    }),
  expired: () => server.refuse(saveKyc, "sessionExpired"),
  offline: () => server.lose(saveKyc),
  rejected: () => server.refuse(saveKyc, "tooLarge"),
};

const answerSave: Gesture = async ({ output }) => saves[(output as SaveOutcome).kind]();

/** The session ended; before the page is left, the same person signs in again in another tab. */
async function signInElsewhere() {
  systemActor("session").send({ type: "peer.begin", ...memberOf(person()) });
}

export const draftTable: PathTable = {
  model: draftOnScreen,
  open: async () => {
    await openAtBank(false);
    await answerLook({ type: "look", output: { kind: "none" } });
  },
  events: {
    "draft.edit": edit,
    "draft.save": (_, before) => press(before.matches("pending") ? "Save" : "Try again"),
    "conflict.settle": ({ keep }) =>
      press(keep === "mine" ? "Keep my answers" : /^Use .+'s answers$/),
    "net.online": async () => dispatchEvent(new Event("online")),
    "net.offline": async () => dispatchEvent(new Event("offline")),
    "session.back": signInElsewhere,
    "xstate.after.saveDelay.draft.pending": () => pass(limits.saveDelayMs),
    "xstate.after.retryDelay.draft.offline": () => pass(limits.saveRetryMs),
    "xstate.after.retryDelay.draft.unreachable": () => pass(limits.saveRetryMs),
    "xstate.done.actor.save": answerSave,
    "xstate.error.actor.save": async () => server.refuse(saveKyc, "serverError"),
  },
  states: {
    saved: ({ context }) => seesText(context.savedAt === null ? "Saved as you type" : savedThen),
    pending: () => seesButton("Save", true),
    saving: async () => {
      await until(() => server.newest(saveKyc));
      await seesText("Saving");
    },
    offline: async () => {
      await seesText("Offline. Your answers are stored on this device");
      await seesText(
        "You are offline. Keep working: your answers are stored on this device and will be saved when you reconnect.",
      );
    },
    unreachable: async () => {
      await seesText(
        "Not saved. The server did not respond. Your answers are stored on this device and we will try again.",
      );
      await seesButton("Try again", true);
    },
    conflict: async ({ context }) => {
      const words = `${context.conflict.by} has changed the same answers. Nothing was overwritten.`;
      await sees("alert", words);
      await sees("link", "review");
    },
    expired: () => seesText("Logged out. Your answers are stored on this device"),
    rejected: async () => {
      await seesText(refusals.tooLarge.says.message ?? "");
      await seesButton("Try again", true);
    },
  },
};

import type { DraftInput, LookOutcome, SaveOutcome } from "@gatehouse/machines/draft";
import { expect } from "vitest";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { memberOf } from "#portal/wiring/session.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { server } from "../kit/border.ts";
import { pass, stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, seesButton, seesText, type } from "../kit/hand.ts";
import { entity, person, signIn, storedForm } from "../kit/member.ts";
import { systemActor } from "../kit/portal.ts";
import { openScreen } from "../kit/screen.tsx";
import type { Gesture, PathTable } from "../kit/walk.ts";
import { draftOnScreen } from "./draft.model.ts";

const start = Date.UTC(2026, 10, 20, 4);
/** The model saves a few milliseconds into 1970, which was morning in Hong Kong. */
const savedThen = "Saved 08:00 HKT";
let typed = 0;

/** The bank details of somebody who has answered everything, while the draft is looked for. */
async function openAtBank({ offer }: DraftInput) {
  stopClock(start);
  signIn();
  if (!offer) sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen("/kyc/verify?section=flatServices");
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
}

/** Two answers change: the one somebody else may change too, and one that nobody else touches. */
async function edit() {
  typed += 1;
  await type("Bank name", `Sample Bank ${typed}`);
  await type("Branch name", `Branch ${typed}`);
}

const theirs = { flatServices: { bankName: "Other Bank" } };
const submission = { reference: "GH-1", submitted_at: start, reply_by: "2026-11-27", lines: [] };
const stored = { revision: 2, merged: null, submission: null };

const saves: Record<SaveOutcome["kind"], (outcome: never) => void> = {
  saved: ({ at }: { at: number }) => server.answer(saveKyc, { ...stored, saved_at: at }),
  merged: ({ at, by }: { at: number; by: string }) =>
    server.answer(saveKyc, {
      ...stored,
      saved_at: at,
      merged: { by, theirs: { flatServices: { accountHolderName: `${entity} No. 2` } } },
    }),
  conflict: ({ by }: { by: string }) =>
    server.refuse(saveKyc, "revisionConflict", {
      revision: 2,
      by,
      at: start,
      fields: ["flatServices.bankName"],
      theirs,
    }),
  expired: () => server.refuse(saveKyc, "sessionExpired"),
  offline: () => server.lose(saveKyc),
  unanswered: () => server.refuse(saveKyc, "serverError"),
  refused: () => server.refuse(saveKyc, "tooLarge"),
};

const answerSave: Gesture = async ({ output }) => {
  const outcome = output as SaveOutcome;
  saves[outcome.kind](outcome as never);
};

async function answerLook({ output }: AnyEvent) {
  const outcome = output as LookOutcome;
  if (outcome.kind === "none") return server.answer(kycForm, storedForm());
  if (outcome.kind === "handedIn") return server.answer(kycForm, storedForm({ submission }));
  const { savedAt, by } = outcome;
  server.answer(kycForm, storedForm({ saved_at: savedAt, saved_by: by ?? "" }));
}

/** The session ended; before the page is left, the same person signs in again in another tab. */
async function signInElsewhere() {
  systemActor("session").send({ type: "peer.begin", ...memberOf(person()) });
}

async function saving() {
  await until(() => server.newest(saveKyc));
  await seesText("Saving");
}

export const draftTable: PathTable = {
  model: draftOnScreen,
  open: (input) => openAtBank(input as DraftInput),
  passing: { "keeping.resolving": "xstate.done.actor.resolve" },
  events: {
    "draft.look": () => press("Try again"),
    "draft.resume": () => press("Continue with draft"),
    "draft.restart": () => press("Start again"),
    "draft.discard": () => press("Discard and start again"),
    "draft.keep": () => press("Keep the draft"),
    "draft.edit": edit,
    "draft.save": (_, before) =>
      press(before.matches({ keeping: "edited" }) ? "Save" : "Try again"),
    "conflict.keepMine": () => press("Keep my answers"),
    "conflict.takeTheirs": () => press("Take the other answers"),
    "net.online": async () => dispatchEvent(new Event("online")),
    "net.offline": async () => dispatchEvent(new Event("offline")),
    "session.back": signInElsewhere,
    "xstate.after.saveDelay.draft.keeping.edited": () => pass(limits.saveDelayMs),
    "xstate.after.retryDelay.draft.keeping.offline": () => pass(limits.saveRetryMs),
    "xstate.after.retryDelay.draft.keeping.unanswered": () => pass(limits.saveRetryMs),
    "xstate.done.actor.look": answerLook,
    "xstate.error.actor.look": async () => server.lose(kycForm),
    "xstate.done.actor.restart": async () => server.answer(saveKyc, { ...stored, saved_at: start }),
    "xstate.error.actor.restart": async () => server.lose(saveKyc),
    "xstate.done.actor.save": answerSave,
    "xstate.done.actor.resolve": async () => undefined,
  },
  states: {
    looking: async () => {
      await until(() => server.newest(kycForm));
      await sees("heading", "Loading");
    },
    unreachable: () => sees("heading", "The application could not be loaded"),
    offering: async ({ context }) => {
      await sees("dialog", "Continue with the saved draft?");
      if (context.by) await sees("dialog", `by ${context.by}.`);
      await seesButton("Continue with draft", true);
    },
    confirming: async () => {
      await sees("dialog", "Discard this draft and start again?");
      await seesText("This cannot be undone.");
      await seesButton("Discard and start again", true);
      await until(() => expect(document.activeElement?.textContent).toBe("Keep the draft"));
    },
    restarting: async () => {
      await until(() => expect(server.newest(saveKyc).body).toMatchObject({ restart: true }));
      await seesButton("Discard and start again", false);
      await seesButton("Keep the draft", false);
    },
    notRestarted: async () => {
      await sees("alert", "The draft could not be discarded. Please try again.");
      await seesButton("Discard and start again", true);
    },
    "keeping.saved": ({ context }) =>
      seesText(context.savedAt === null ? "Saved as you type" : savedThen),
    "keeping.edited": () => seesButton("Save", true),
    "keeping.saving.current": saving,
    "keeping.saving.outdated": saving,
    "keeping.offline": async () => {
      await seesText("Offline: kept here, will be saved");
      await seesText("You are offline. Go on typing: everything is kept here and will be saved.");
    },
    "keeping.unanswered": async () => {
      await seesText("Not saved: the server did not answer. Kept here; we try again.");
      await seesButton("Try again", true);
    },
    "keeping.conflict": async ({ context }) => {
      await sees("alert", `${context.by} changed the same answers. Nothing was overwritten.`);
      await sees("link", "review");
    },
    "keeping.resolving": saving,
    "keeping.expired": () => seesText("Signed out: kept here, will be saved"),
    "keeping.failed": async () => {
      await seesText(refusals.tooLarge.says.message ?? "");
      await seesButton("Try again", true);
    },
    handedIn: () => comesTo("Application Submitted"),
  },
};

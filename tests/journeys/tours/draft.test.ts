import type { DraftInput, LookOutcome, SaveOutcome } from "@gatehouse/machines/draft";
import type { Browser, BrowserContext, Page, Request } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { receipt } from "../../screens/paths/institutional-onboarding.model.ts";
import { contactName, password } from "../applicant.ts";
import { visit } from "../browser.ts";
import { beforeDocuments, Member } from "../member.ts";
import { draftBeyond, draftOnTour, isBlank } from "./draft.model.ts";
import { comes, hearsHeading, inTime, press, sees, seesButton, type } from "./kit/sight.ts";
import { testTour, type TourTable } from "./kit/walk.ts";
import { Wire } from "./kit/wire.ts";

interface Scene {
  page: Page;
  context: BrowserContext;
  wire: Wire;
  member: Member;
}

const aWhile = 1000;
let changes = 0;
/** Words that nobody has typed before. */
const fresh = (text: string) => {
  changes += 1;
  return `${text} ${changes}`;
};

/**
 * The bank details of somebody who has answered up to them, while the draft is looked for; time stands still.
 * Each walk has somebody of its own: a page that is closed while it saves still sends what was typed.
 */
async function open(browser: Browser, { offer }: DraftInput): Promise<Scene> {
  const member = await Member.at(inject("baseUrl"));
  await member.prepare(...beforeDocuments);
  const context = await visit(browser, { baseUrl: inject("baseUrl"), member });
  const wire = await Wire.of(context, [kycForm, saveKyc]);
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + aWhile);
  if (!offer) await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto("/kyc/verify?section=flatServices");
  await inTime(page, () => wire.newest(kycForm));
  return { page, context, wire, member };
}

async function answerLook({ output }: AnyEvent, { wire }: Scene) {
  const outcome = output as LookOutcome;
  if (outcome.kind === "none") return wire.change(kycForm, { saved_at: null });
  if (outcome.kind === "handedIn")
    return wire.change(kycForm, { submission: receipt, locked: true });
  return wire.change(kycForm, { saved_by: outcome.by ?? "" });
}

/** Two answers change: the one that another device may change too, and one that nobody else touches. */
async function edit(_: AnyEvent, { page }: Scene) {
  await type(page, "Bank name", fresh("Sample Bank"));
  await type(page, "Branch name", fresh("Branch"));
}

/** What another device saves, or what befalls the session or the connection, before the server has the save. */
const befalls: Record<SaveOutcome["kind"], (scene: Scene) => Promise<void>> = {
  saved: ({ wire }) => wire.pass(saveKyc),
  merged: async ({ wire, member }) => {
    await member.save({ flatServices: { accountHolderName: fresh("Harbour Light") } });
    await wire.pass(saveKyc);
  },
  conflict: async ({ wire, member }) => {
    await member.save({ flatServices: { bankName: fresh("Other Bank") } });
    await wire.pass(saveKyc);
  },
  expired: async ({ wire, context }) => {
    await context.clearCookies({ name: "kyc_sid" });
    await wire.pass(saveKyc);
  },
  offline: ({ wire }) => wire.lose(saveKyc),
  unanswered: ({ wire }) => wire.refuse(saveKyc, "serverError"),
  refused: ({ wire }) => wire.refuse(saveKyc, "tooLarge"),
};

/** The session ended with something unsaved: signing in over the page, which stays, saves it. */
async function signInAgain(_: AnyEvent, { page, wire }: Scene) {
  await page.clock.runFor(limits.sessionRedirectMs);
  const dialog = page.getByRole("dialog", { name: "Log in to go on" });
  await comes(page, dialog);
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await inTime(page, () => wire.newest(saveKyc));
}

/** What comes next may need the network, which a walk may have taken away. */
const backOnline = ({ context }: Scene) => context.setOffline(false);

async function tryAgain(scene: Scene) {
  await press(scene.page, "Try again");
  await scene.wire.sent(saveKyc);
  await backOnline(scene);
}

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function saving(_: AnyMachineSnapshot, { page, wire }: Scene) {
  await wire.sent(saveKyc);
  await says(page, "Saving");
}

const isRestart = (request: Request) =>
  (request.postDataJSON() as { restart?: unknown }).restart === true;

/** Keeping the application's answers in safety. */
function draftTour(browser: () => Browser): TourTable<Scene> {
  return {
    model: draftOnTour,
    steps: 80,
    open: (input) => open(browser(), input as DraftInput),
    events: {
      "draft.look": (_, { page }) => press(page, "Try again"),
      "draft.resume": (_, { page }) => press(page, "Continue with draft"),
      "draft.restart": (_, { page }) => press(page, "Start again"),
      "draft.discard": (_, { page }) => press(page, "Discard and start again"),
      "draft.keep": (_, { page }) => press(page, "Keep the draft"),
      "draft.edit": edit,
      "draft.save": async (_, scene, before) =>
        before.matches({ keeping: "edited" }) ? press(scene.page, "Save") : tryAgain(scene),
      "conflict.keepMine": (_, { page }) => press(page, "Keep my answers"),
      "conflict.takeTheirs": (_, { page }) => press(page, "Take the other answers"),
      "net.online": async (_, scene) => {
        await scene.context.setOffline(true);
        await backOnline(scene);
      },
      "net.offline": (_, { context }) => context.setOffline(true),
      "session.back": signInAgain,
      "xstate.after.saveDelay.draft.keeping.edited": (_, { page }) =>
        page.clock.runFor(limits.saveDelayMs),
      "xstate.after.retryDelay.draft.keeping.offline": async (_, scene) => {
        await scene.page.clock.runFor(limits.saveRetryMs);
        await scene.wire.sent(saveKyc);
        await backOnline(scene);
      },
      "xstate.after.retryDelay.draft.keeping.unanswered": async (_, { page, wire }) => {
        await page.clock.runFor(limits.saveRetryMs);
        await wire.sent(saveKyc);
      },
      "xstate.done.actor.look": answerLook,
      "xstate.error.actor.look": (_, { wire }) => wire.lose(kycForm),
      "xstate.done.actor.restart": (_, { wire }) => wire.pass(saveKyc),
      "xstate.error.actor.restart": (_, { wire }) => wire.lose(saveKyc),
      "xstate.done.actor.save": ({ output }, scene) => befalls[(output as SaveOutcome).kind](scene),
      "xstate.done.actor.resolve": async () => undefined,
    },
    states: {
      handedIn: (_, { page }) =>
        comes(page, page.getByRole("heading", { level: 1, name: "Application Submitted" })),
      looking: async (_, { page, wire }) => {
        await inTime(page, () => wire.newest(kycForm));
        await hearsHeading(page, "Loading");
      },
      unreachable: (_, { page }) =>
        comes(page, page.getByRole("heading", { name: "The application could not be loaded" })),
      offering: async ({ context }, { page }) => {
        const dialog = page.getByRole("dialog", { name: "Continue with the saved draft?" });
        await comes(page, dialog);
        if (context.by) await dialog.getByText(`by ${context.by}.`).waitFor();
        await seesButton(page, "Continue with draft", true);
      },
      confirming: async (_, { page }) => {
        await comes(
          page,
          page.getByRole("dialog", { name: "Discard this draft and start again?" }),
        );
        await seesButton(page, "Discard and start again", true);
      },
      restarting: async (_, { page, wire }) => {
        await wire.sent(saveKyc, isRestart);
        await seesButton(page, "Discard and start again", false);
      },
      notRestarted: async (_, { page }) => {
        await sees(page, "alert", "The draft could not be discarded. Please try again.");
        await seesButton(page, "Discard and start again", true);
      },
      "keeping.saved": (snapshot, { page }) =>
        comes(
          page,
          page.getByText(isBlank(snapshot) ? "Saved as you type" : /^Saved \d\d:\d\d/).first(),
        ),
      "keeping.edited": (_, { page }) => seesButton(page, "Save", true),
      "keeping.saving.current": saving,
      "keeping.saving.outdated": saving,
      "keeping.offline": async (_, { page }) => {
        await says(page, "Offline: kept here, will be saved");
        await says(page, /^You are offline. Go on typing/);
      },
      "keeping.unanswered": (_, { page }) =>
        says(page, "Not saved: the server did not answer. Kept here; we try again."),
      "keeping.conflict": async (_, { page }) => {
        const words = `${contactName} changed the same answers.`;
        await comes(page, page.getByRole("alert").filter({ hasText: words }));
        await page.getByRole("link", { name: "review" }).waitFor();
      },
      "keeping.resolving": saving,
      "keeping.expired": (_, { page }) => says(page, "Signed out: kept here, will be saved"),
      "keeping.failed": async (_, { page }) => {
        await says(page, refusals.tooLarge.says.message ?? "");
        await seesButton(page, "Try again", true);
      },
    },
    beyond: draftBeyond,
  };
}

testTour(draftTour);

import type {
  DraftOpeningInput,
  LookOutcome,
  RestartResult,
} from "@gatehouse/machines/application/draft-opening";
import type { SaveOutcome } from "@gatehouse/machines/application/draft";
import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createActor, waitFor } from "xstate";
import { insInfo, journalKey } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import type { AnswerStore } from "#portal/features/application/answers.ts";
import { factsOf } from "#portal/features/application/form-facts.ts";
import { institutionalFlow } from "#portal/features/application/institutional.ts";
import type { Outcome } from "#portal/system/api.ts";
import { memberOf } from "#portal/features/sessions/session.ts";
import { openTabJournals } from "#portal/actors/tab-journals.ts";
import { tab as tabActor } from "#portal/actors/tab.ts";
import { fillStorage, freeStorage } from "#tests/support/full-storage.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import {
  press,
  sees,
  seesButton,
  seesNoText,
  seesText,
  type,
} from "#tests/support/screens/hand.ts";
import {
  accountInfo,
  formId,
  freshJournal,
  person,
  signIn,
  storedForm,
  today,
} from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { api, portalNow, servicesNow, systemActor } from "#tests/support/screens/portal.ts";
import { type Sight, testPaths } from "#tests/support/screens/walk.ts";
import { draftOpeningTable, draftTable, elsewhereTable } from "./draft.model.ts";

eachScreen();

const start = Date.UTC(2026, 10, 20, 4);
const submission = {
  reference: "GH-1",
  submitted_at: start,
  reply_by: "2026-11-27",
  lines: [],
  receipt_to: null,
};
const stored = { revision: 2, saved_at: start, merged: null, submission: null };
const theirs = { flatServices: { bankName: "Other Bank" } };

/** The bank details of an application that is answered, while its draft is looked for. */
async function openAtBank(isOffered: boolean) {
  stopClock(start);
  signIn();
  if (!isOffered) sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen("/kyc/verify?section=flatServices");
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
}

type Found = Exclude<LookOutcome["kind"], "elsewhere">;
const look: Record<Found, (by: string) => object> = {
  found: (by) => ({ saved_at: start, saved_by: by }),
  none: () => ({}),
  submitted: () => ({ submission }),
};
const find = (kind: Found, by = "") => server.answer(kycForm, storedForm(look[kind](by)));

const saves: Record<SaveOutcome["kind"], () => unknown> = {
  saved: () => ui.answer(saveKyc, { ...stored, saved_at: start + 20 }),
  conflict: () =>
    ui.refuse(saveKyc, "revisionConflict", {
      revision: 2,
      by: "Ben",
      at: 20,
      fields: ["flatServices.bankName"],
      theirs,
    }),
  expired: () => ui.refuse(saveKyc, "sessionExpired"),
  offline: () => ui.lose(saveKyc),
  rejected: () => ui.refuse(saveKyc, "tooLarge"),
};

let typed = 0;
/** Two answers change: the one that another person may change too, and one that no other person changes. */
async function edit() {
  typed += 1;
  await type("Bank name", `Sample Bank ${typed}`);
  await type("Branch name", `Branch ${typed}`);
}

const flowIn = ({ context }: AnyMachineSnapshot) =>
  (context.answers as Partial<AnswerStore>).getSnapshot?.().context.flowId;

testPaths([
  onScreens(elsewhereTable, {
    // The other page opens its own draft.
    isMeant: (at) => flowIn(at) === "institutional",
    open: async () => {
      stopClock(start);
      signIn();
      server.withhold(insInfo);
      openScreen("/kyc/verify");
      await until(
        () => server.newest(insInfo),
        () => void pass(100),
      );
    },
    events: {
      "xstate.done.actor.look": async () => {
        const flow = "otcIndividual";
        const answers = { applicableAccount: { lines: ["otcSingapore"] } };
        server.answer(insInfo, accountInfo(flow));
        server.always(insInfo, () => accountInfo(flow));
        await until(
          () => server.newest(kycForm),
          () => void pass(100),
        );
        server.answer(kycForm, storedForm({ flow, saved_at: start }, answers));
      },
    },
  }),
  onScreens(draftOpeningTable, {
    open: (input) => openAtBank((input as DraftOpeningInput).isOffered),
    events: {
      "xstate.done.actor.look": async ({ output }) => {
        const outcome = output as LookOutcome;
        find(outcome.kind as Found, outcome.kind === "found" ? (outcome.by ?? "") : "");
      },
      "xstate.done.actor.restart": ({ output }) =>
        (output as RestartResult).kind === "restarted"
          ? ui.answer(saveKyc, stored)
          : ui.refuse(saveKyc, "revisionConflict", {}),
    },
    states: {
      offering: async (at) => {
        await draftOpeningTable.states["offering"]!(ui, at);
        await sees("dialog", "20 November 2026");
      },
    },
  }),
]);

/** Nothing is disputed, and the page does not say that it is offline. */
const undisturbed =
  (state: string): Sight =>
  async (at) => {
    await draftTable.states[state]!(ui, at);
    await seesNoText("You are offline.");
    await ui.draws("body:not(:has(#conflict))");
  };
const undisturbedStates = ["saved", "pending", "saving", "unreachable", "expired", "rejected"];

testPaths(
  onScreens(draftTable, {
    open: async () => {
      await openAtBank(false);
      find("none");
    },
    events: {
      "draft.edit": edit,
      "net.online": async () => dispatchEvent(new Event("online")),
      "net.offline": async () => dispatchEvent(new Event("offline")),
      // Before the page is left, the same person signs in again in another tab.
      "session.back": async () =>
        systemActor("session").send({ type: "peer.begin", ...memberOf(person()) }),
      "xstate.done.actor.save": async ({ output }) => saves[(output as SaveOutcome).kind](),
    },
    states: Object.fromEntries(undisturbedStates.map((state) => [state, undisturbed(state)])),
  }),
);

test.each([
  [start, "Saved 12:00 HKT"],
  [start - 24 * 60 * 60_000, "Saved 19 Nov"],
])("a draft that was saved at %s says when", async (saved_at, words) => {
  stopClock(start);
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({ saved_at, saved_by: "you" }));
  openScreen("/kyc/verify?section=flatServices");
  await until(() => expect(document.body.textContent).toContain(words));
});

test("an edit during a save is saved after it", async () => {
  await openAtBank(false);
  find("found");
  await type("Bank name", "First Bank");
  await press("Save");
  await until(() => server.newest(saveKyc));
  await type("Bank name", "Second Bank");
  server.answer(saveKyc, stored);
  await seesButton("Save", true);
  await pass(limits.saveDelayMs);
  await until(() =>
    expect(server.newest(saveKyc).body).toMatchObject({
      revision: 2,
      changes: { flatServices: { bankName: "Second Bank" } },
    }),
  );
  server.answer(saveKyc, stored);
  await seesText("Saved 12:00 HKT");
});

test("an edit during a save is saved before the person is signed out", async () => {
  await openAtBank(false);
  find("found");
  await type("Bank name", "First Bank");
  await press("Save");
  await until(() => server.newest(saveKyc));
  await type("Bank name", "Second Bank");
  await press("Sign Out");
  server.answer(saveKyc, stored);
  await until(() =>
    expect(server.newest(saveKyc).body).toMatchObject({
      changes: { flatServices: { bankName: "Second Bank" } },
    }),
  );
  server.refuse(saveKyc, "tooLarge");
  await sees("dialog", "Your latest changes are not saved");
});

test("a full local storage is named where answers wait for the network", async () => {
  await openAtBank(false);
  find("none");
  await seesText("Saved as you type");
  fillStorage();
  await edit();
  await pass(limits.journalDelayMs);
  dispatchEvent(new Event("offline"));
  await seesText(
    "You are offline. Your answers could not be stored on this device. Keep this page open until you reconnect.",
  );
  await seesText(
    "Not saved. Your answers could not be stored on this device. Keep this page open.",
  );
  expect(document.body.innerText).not.toContain("answers are stored on this device");
  freeStorage();
  await edit();
  await pass(limits.journalDelayMs);
  await seesText("Offline. Your answers are stored on this device");
});

/** The server has no draft of its own, so that what is kept here is saved. */
async function findNoneAndSave() {
  find("none");
  await until(
    () => server.newest(saveKyc),
    () => void pass(100),
  );
}

test("a discarded draft leaves no copy on this device", async () => {
  await openAtBank(true);
  await keepUnsaved("first", { bankName: "Old Bank" });
  await keepUnsaved("second", { bankName: "Older Bank" });
  find("found");
  await press("Start again");
  await press("Discard and start again");
  await until(() => server.newest(saveKyc));
  server.answer(saveKyc, stored);
  await seesText("Saved as you type");
  await until(async () => expect(await keptBy()).toEqual([]));
});

test("what two tabs typed before a crash is all shown, saved and then removed here", async () => {
  await openAtBank(false);
  await keepUnsaved("first", { bankName: "First Bank" });
  await keepUnsaved("second", { branchName: null }, 0);
  await findNoneAndSave();
  expect(server.newest(saveKyc).body).toMatchObject({
    revision: 0,
    changes: { flatServices: { bankName: "First Bank", branchName: null } },
  });
  server.answer(saveKyc, stored);
  await seesText("Saved 12:00 HKT");
  await until(async () => expect(await keptBy()).toEqual([]));
});

test("of two crashed tabs that contradict each other, one waits for the next opening", async () => {
  await openAtBank(false);
  await keepUnsaved("first", { bankName: "First Bank" });
  await keepUnsaved("second", { bankName: "Second Bank" });
  await findNoneAndSave();
  const { changes } = server.newest(saveKyc).body as { changes: typeof theirs };
  const waiting = changes.flatServices.bankName === "First Bank" ? "second" : "first";
  server.answer(saveKyc, stored);
  await seesText("Saved 12:00 HKT");
  await until(async () => expect(await keptBy()).toEqual([waiting]));
});

test("what another open tab has typed is left to that tab", async () => {
  const open = createActor(tabActor, { input: "open" }).start();
  await openAtBank(false);
  await keepUnsaved("open", { bankName: "Open Bank" });
  find("none");
  await seesText("Saved as you type");
  await edit();
  await pass(limits.journalDelayMs);
  await until(async () => expect(await keptBy()).toHaveLength(2));
  await press("Save");
  await until(() => server.newest(saveKyc));
  server.answer(saveKyc, stored);
  await seesText("Saved 12:00 HKT");
  await until(async () => expect(await keptBy()).toEqual(["open"]));
  open.stop();
});

/** Keeps on this device what a tab has typed and not saved. */
async function keepUnsaved(tab: string, flatServices: object, revision = 1) {
  const journals = await openTabJournals(api, formId, tab);
  await journals!.own.write({ revision, pending: { flatServices } });
}

/** The tabs whose answers are kept on this device. */
async function keptBy() {
  const { owner } = dataOf(await api(journalKey));
  const place = `gatehouse.journal.${owner}.${formId}.`;
  const kept = Object.keys(localStorage).filter((each) => each.startsWith(place));
  return kept.map((each) => each.slice(place.length));
}

const dataOf = <Data,>(outcome: Outcome<Data>): Data => {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.data;
};

test("a draft that could not be discarded is still there, and can be discarded again", async () => {
  await openAtBank(true);
  find("found");
  await press("Start again");
  await until(() => expect(document.activeElement?.textContent).toBe("Keep the draft"));
  await press("Discard and start again");
  await until(() => server.newest(saveKyc));
  server.lose(saveKyc);
  await sees("alert", "The draft could not be discarded. Please try again.");
  await seesButton("Keep the draft", true);
  await press("Discard and start again");
  await until(() => server.newest(saveKyc));
  expect(server.newest(saveKyc).body).toMatchObject({ restart: true, files: "f1", changes: {} });
  server.answer(saveKyc, stored);
  await seesText("Saved as you type");
});

test("a page of a flow that the account has no form of gives way to the account's own page", async () => {
  signIn();
  server.always(insInfo, () => accountInfo("otcInstitution"));
  const history = openScreen("/kyc/verify");
  await until(() => expect(history.location.pathname).toBe("/kyc/otcVerify"));
});

test("a draft that is started again after midnight keeps the rules of the server's day", async () => {
  servicesNow();
  freshJournal();
  server.always(insInfo, () => accountInfo("institutional"));
  server.always(kycForm, () => storedForm({ saved_at: 10 }));
  const { id: flowId, flow, chart } = institutionalFlow;
  const application = createActor(chart, {
    parent: portalNow(),
    input: {
      answers: { flowId, flow, formAsked: undefined, formId: "", mayConsent: true },
      section: "",
      isChange: false,
      maySubmit: true,
      isOffered: true,
      saveDelay: limits.saveDelayMs,
      retryDelay: limits.saveRetryMs,
    },
  }).start();
  const opening = application.getSnapshot().children.draftOpening!;
  const answers = application.getSnapshot().context.answers as AnswerStore;
  const days = () => {
    const facts = factsOf(answers.getSnapshot().context);
    return [facts.today, facts.rulesOn];
  };
  await waitFor(opening, (snapshot) => snapshot.matches("offering"));
  const before = days();
  opening.send({ type: "draft.restart" });
  opening.send({ type: "draft.discard" });
  await until(() => server.newest(saveKyc));
  const tomorrow = "2026-11-21";
  server.answer(saveKyc, { ...stored, rules_on: tomorrow });
  await waitFor(application, (snapshot) => snapshot.matches("filling"));
  expect([before, days()]).toEqual([
    [today, today],
    [tomorrow, tomorrow],
  ]);
  portalNow().send({ type: "screen.close", actor: application });
});

import { beforeAll, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import type { AnswerStore } from "#portal/features/application/answers.ts";
import { factsOf } from "#portal/features/application/form-facts.ts";
import { institutionalFlow } from "#portal/features/application/institutional.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, until } from "../../../support/screens/clock.ts";
import { press, sees, seesButton, seesText, type } from "../../../support/screens/hand.ts";
import { accountInfo, freshJournal, storedForm, today } from "../../../support/screens/member.ts";
import { portalNow, servicesNow } from "../../../support/screens/portal.ts";
import { leaveScreen, prepareScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { answerLook, draftOpeningTable, openAtBank } from "./draft-opening.ts";
import { draftTable } from "./draft.ts";

beforeAll(prepareScreen);

testPaths(draftOpeningTable);
testPaths(draftTable);

const found = { kind: "found", savedAt: 10, by: null };
const stored = { revision: 2, saved_at: 0, merged: null, submission: null };

test("an edit during a save is saved after it", async () => {
  try {
    await openAtBank(false);
    await answerLook({ type: "look", output: found });
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
  } finally {
    leaveScreen();
  }
});

test("a draft that could not be discarded is still there, and can be discarded again", async () => {
  try {
    await openAtBank(true);
    await answerLook({ type: "look", output: found });
    await press("Start again");
    await press("Discard and start again");
    await until(() => server.newest(saveKyc));
    server.lose(saveKyc);
    await sees("alert", "The draft could not be discarded. Please try again.");
    await seesButton("Keep the draft", true);
    await press("Discard and start again");
    await until(() => server.newest(saveKyc));
    expect(server.newest(saveKyc).body).toMatchObject({ restart: true, changes: {} });
    server.answer(saveKyc, stored);
    await seesText("Saved as you type");
  } finally {
    leaveScreen();
  }
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
      answers: { flowId, flow, formAsked: undefined, mayConsent: true },
      section: "",
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

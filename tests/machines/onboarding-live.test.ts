import {
  institutionalOnboarding,
  type Page,
  steps,
  type SubmitOutcome,
} from "@gatehouse/machines/institutional-onboarding";
import { draft, type LookOutcome } from "@gatehouse/machines/draft";
import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, sendParent, setup, waitFor } from "xstate";

const plan: Page[] = [
  { step: "entityInfo", section: "companyInformation" },
  { step: "reviewAndSubmit", section: "acknowledgement" },
];

/** A form that is in order as soon as it is checked. */
const form = setup({
  types: { events: {} as { type: "form.check" }, input: {} as { section: string } },
}).createMachine({
  initial: "open",
  states: { open: { on: { "form.check": "accepted" } }, accepted: { type: "final" } },
});

const openedDraft = draft.provide({
  actors: {
    network: fromCallback(() => {}),
    look: fromPromise<LookOutcome>(async () => ({ kind: "none" })),
  },
  actions: {
    "announce opened": sendParent({ type: "draft.opened", plan, accepted: [], reference: null }),
  },
});

test("the four steps come from the chart, in their order", () => {
  expect(steps).toEqual([
    "entityInfo",
    "documentUploading",
    "investorVerification",
    "reviewAndSubmit",
  ]);
});

test("a draft that opens shows the first page; one press on the last checks it and submits", async () => {
  const actor = createActor(
    institutionalOnboarding.provide({
      actors: {
        draft: openedDraft,
        form,
        submit: fromPromise<SubmitOutcome>(async () => ({ kind: "submitted", reference: "GH-1" })),
      },
    }),
    { input: { plan: [], accepted: [] } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches("filling"));
  const first = actor.getSnapshot().value;
  actor.getSnapshot().children.form?.send({ type: "form.check" });
  const last = actor.getSnapshot().value;
  actor.send({ type: "application.submit" });
  const done = await waitFor(actor, (snapshot) => snapshot.status === "done");
  expect([first, last, done.output]).toEqual([
    { filling: "entityInfo" },
    { filling: { reviewAndSubmit: "reviewing" } },
    { reference: "GH-1" },
  ]);
});

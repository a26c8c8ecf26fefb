import type { Source } from "@gatehouse/machines/shared/answers";
import type { CheckOutcome } from "@gatehouse/machines/shared/form";
import { form } from "@gatehouse/machines/shared/form";
import { institutionalOnboarding } from "@gatehouse/machines/application/institutional-onboarding";
import type { SubmitOutcome } from "@gatehouse/machines/application/plan";
import { sections, type SectionsEvent } from "@gatehouse/machines/application/sections";
import { formAnswers } from "@gatehouse/machines/shared/answers";
import { expect, test } from "vitest";
import { type AnyActorRef, createActor, fromCallback, fromPromise, waitFor } from "xstate";

function start(outcome: SubmitOutcome) {
  const planner = fromCallback<SectionsEvent, AnyActorRef>(({ sendBack }) => {
    const plan = [
      { step: "entityInfo", section: "companyInformation" },
      { step: "reviewAndSubmit", section: "acknowledgement" },
    ];
    sendBack({ type: "plan.change", plan, accepted: [] });
  });
  const check = fromPromise<CheckOutcome, Source>(async () => ({ kind: "accepted" }));
  const logic = sections.provide({
    actors: {
      planner,
      steps: institutionalOnboarding,
      form: form.provide({ actors: { check } }),
      submit: fromPromise<SubmitOutcome, AnyActorRef>(async () => outcome),
    },
  });
  const answers = createActor(formAnswers, { input: { values: {} } }).start();
  const actor = createActor(logic, {
    input: { answers, section: "", isChange: false, maySubmit: true },
  }).start();
  const shown = () => [
    actor.getSnapshot().context.section,
    (actor.getSnapshot().children["steps"] as AnyActorRef).getSnapshot().value,
  ];
  const goOn = () =>
    (actor.getSnapshot().children["form"] as AnyActorRef).send({ type: "form.check" });
  return { actor, shown, goOn };
}

test("each accepted section leads to the next, in its step; the last one submits", async () => {
  const { actor, shown, goOn } = start({ kind: "submitted" });
  const first = shown();
  goOn();
  await waitFor(actor, ({ context }) => context.section === "acknowledgement");
  const last = shown();
  goOn();
  await waitFor(actor, ({ status }) => status === "done");
  expect([first, last]).toEqual([
    ["companyInformation", "entityInfo"],
    ["acknowledgement", "reviewAndSubmit"],
  ]);
});

test("issues that the server found open their section, and its form shows them", async () => {
  const issues = { companyInformation: [{ path: "entityName", code: "required" }] };
  const { actor, shown, goOn } = start({ kind: "issues", issues });
  goOn();
  await waitFor(actor, ({ context }) => context.section === "acknowledgement");
  goOn();
  await waitFor(actor, ({ context }) => context.section === "companyInformation");
  const form = actor.getSnapshot().children["form"] as AnyActorRef;
  expect([shown(), form.getSnapshot().context.issues]).toEqual([
    ["companyInformation", "entityInfo"],
    issues.companyInformation,
  ]);
});

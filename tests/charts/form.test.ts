import { formAnswers, type Source, valuesOf } from "@gatehouse/machines/shared/answers";
import { form, type CheckOutcome, type FormInput } from "@gatehouse/machines/shared/form";
import { createActor, fromPromise, toPromise } from "xstate";
import { expect, test } from "vitest";

function start(outcome: CheckOutcome, input: FormInput = { values: { companyName: "Harbour" } }) {
  const checked: unknown[] = [];
  const check = fromPromise<CheckOutcome, Source>(async ({ input }) => {
    checked.push(valuesOf(input));
    return outcome;
  });
  const actor = createActor(form.provide({ actors: { check } }), { input }).start();
  const { answers, section } = actor.getSnapshot().context;
  const set = (name: string, value: unknown) =>
    answers.send({ type: "answer.set", section, name, value });
  return { actor, checked, set };
}

test("the check and the output carry the answers as they are typed", async () => {
  const { actor, checked, set } = start({ kind: "accepted", result: 1 });
  set("companyName", "Harbour Ltd");
  set("website", "harbour.example");
  actor.send({ type: "form.check" });
  const typed = { companyName: "Harbour Ltd", website: "harbour.example" };
  expect([await toPromise(actor), checked]).toEqual([{ values: typed, result: 1 }, [typed]]);
});

test("typing reaches neither the chart's context nor its subscribers", () => {
  const { actor, set } = start({ kind: "invalid", issues: [] });
  const before = actor.getSnapshot();
  let snapshots = 0;
  actor.subscribe(() => {
    snapshots += 1;
  });
  set("companyName", "Harbour Ltd");
  expect([snapshots, actor.getSnapshot() === before]).toEqual([0, true]);
  actor.stop();
});

test("a section of an application reads the application's answers and keeps no copy", async () => {
  const answers = createActor(formAnswers, {
    input: { values: { companyName: "Harbour" } },
  }).start();
  const input = { answers, section: "", issues: [] };
  const { actor, checked } = start({ kind: "accepted" }, input);
  answers.send({ type: "answer.set", section: "", name: "companyName", value: "Light" });
  actor.send({ type: "form.check" });
  await toPromise(actor);
  expect(checked).toEqual([{ companyName: "Light" }]);
});

test("issues that the server found are shown when their section opens", () => {
  const answers = createActor(formAnswers, { input: { values: {} } }).start();
  const issues = [{ path: "companyName", code: "required" }];
  const { actor } = start({ kind: "accepted" }, { answers, section: "", issues });
  const opened = actor.getSnapshot().value;
  actor.send({ type: "field.edit", name: "companyName" });
  expect([opened, actor.getSnapshot().value]).toEqual(["invalid", "edited"]);
});

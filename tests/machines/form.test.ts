import { form, type CheckOutcome, type Values } from "@gatehouse/machines/form";
import { createActor, fromPromise, toPromise, waitFor } from "xstate";
import { expect, test } from "vitest";

function start(outcome: CheckOutcome) {
  const checked: Values[] = [];
  const check = fromPromise<CheckOutcome, { values: Values }>(async ({ input }) => {
    checked.push(input.values);
    return outcome;
  });
  const actor = createActor(form.provide({ actors: { check } }), {
    input: { values: { companyName: "Harbour" } },
  }).start();
  return { actor, checked, values: actor.getSnapshot().context.values };
}

test("the check and the output carry the values typed into the child", async () => {
  const { actor, checked, values } = start({ kind: "accepted", result: 1 });
  values.send({ type: "value.set", name: "companyName", value: "Harbour Ltd" });
  values.send({ type: "value.merge", values: { website: "harbour.example" } });
  actor.send({ type: "form.check" });
  const typed = { companyName: "Harbour Ltd", website: "harbour.example" };
  expect([await toPromise(actor), checked]).toEqual([{ values: typed, result: 1 }, [typed]]);
});

test("typing reaches neither the chart's context nor those who watch it", () => {
  const { actor, values } = start({ kind: "invalid", issues: [] });
  let heard = 0;
  actor.subscribe(() => {
    heard += 1;
  });
  values.send({ type: "value.set", name: "companyName", value: "Harbour Ltd" });
  expect([heard, values.getSnapshot().context]).toEqual([
    0,
    { values: { companyName: "Harbour Ltd" } },
  ]);
  actor.stop();
});

test("a saved page comes back with its values and goes on", async () => {
  const { actor, values } = start({ kind: "accepted" });
  values.send({ type: "value.set", name: "companyName", value: "Harbour Ltd" });
  actor.send({ type: "field.edit", name: "companyName" });
  const saved = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  const check = fromPromise<CheckOutcome, { values: Values }>(async () => ({
    kind: "rejected",
    refusal: "wrongPassword",
  }));
  const again = createActor(form.provide({ actors: { check } }), {
    snapshot: saved,
    input: { values: {} },
  }).start();
  again
    .getSnapshot()
    .context.values.send({ type: "value.set", name: "website", value: "h.example" });
  again.send({ type: "form.check" });
  const rejected = await waitFor(again, (snapshot) => snapshot.matches("rejected"));
  expect([rejected.context.refusal, rejected.context.values.getSnapshot().context]).toEqual([
    "wrongPassword",
    { values: { companyName: "Harbour Ltd", website: "h.example" } },
  ]);
  again.stop();
});

import { form } from "@gatehouse/machines/shared/form";
import { formAnswers } from "@gatehouse/machines/shared/answers";
import { createActor } from "xstate";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const missing = { path: "companyName", code: "required" };
const tooLong = { path: "directors.0.name", code: "tooLong", params: { most: 100 } };
const ofApplication = {
  answers: createActor(formAnswers, { id: "answers", input: { values: {} } }),
  section: "",
};
const cases: readonly AnyEvent[] = [
  { type: "field.edit", name: "companyName" },
  { type: "field.edit", name: "directors" },
  { type: "field.edit", name: "company" },
  { type: "form.check" },
  { type: "issues.show", issues: [tooLong] },
  { type: "xstate.done.actor.check", output: { kind: "accepted", result: { revision: 1 } } },
  { type: "xstate.done.actor.check", output: { kind: "invalid", issues: [missing, tooLong] } },
  {
    type: "xstate.done.actor.check",
    output: { kind: "rejected", refusal: { code: "wrongPassword" } },
  },
  { type: "xstate.error.actor.check", error: "no answer" },
];

export const formModel: ChartModel = {
  file: "form",
  name: "form",
  machine: form,
  runs: [
    { input: { values: { companyName: "" } }, cases },
    { input: { ...ofApplication, issues: [] }, cases },
    { input: { ...ofApplication, issues: [missing] }, cases },
  ],
  facts: ({ context: { issues, refusal, result, attempts } }) => ({
    issues: issues.map((issue: { path: string }) => issue.path),
    refusal,
    result: result ?? null,
    tried: Math.min(attempts, 1),
  }),
  invariants: {
    "issues are shown exactly while they are to be corrected": (snapshot) =>
      snapshot.context.issues.length > 0 === snapshot.matches("invalid"),
    "the server's refusal is kept only while rejected": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches("rejected"),
    "a check can be asked for exactly where the page is open": (snapshot) =>
      snapshot.can({ type: "form.check" }) === snapshot.hasTag("open"),
    "what the check gave is kept only once accepted": (snapshot) =>
      snapshot.context.result === undefined || snapshot.matches("accepted"),
    "no refusal without an attempt counted": (snapshot) =>
      !(snapshot.matches("invalid") || snapshot.matches("rejected")) ||
      snapshot.context.attempts > 0,
  },
};

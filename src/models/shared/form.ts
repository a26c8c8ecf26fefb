import { form } from "@gatehouse/machines/shared/form";
import { formAnswers } from "@gatehouse/machines/shared/answers";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const missing = { path: "companyName", code: "required" };
const tooLong = { path: "directors.0.name", code: "tooLong", params: { most: 100 } };
const values = { companyName: "" };
const answers = createActor(formAnswers, { id: "answers", input: { values } });
const result = { revision: 1 };
const refusal = { code: "wrongPassword" };
const corrected = "untouched, rejected, unreachable -> edited";
const pathsIn = ({ context }: AnyMachineSnapshot) =>
  context.issues.map(({ path }: { path: string }) => path);

export const formModel = chartModel({
  machine: form,
  inputs: [
    { values },
    { answers, section: "", issues: [] },
    { answers, section: "", issues: [missing] },
  ],
  begins: "untouched | invalid",
  moves: [
    [
      { type: "field.edit", name: "companyName" },
      `${corrected}; invalid -> edited | stays`,
      (after) => !pathsIn(after).includes(missing.path),
    ],
    [
      { type: "field.edit", name: "directors" },
      `${corrected}; invalid -> edited | stays`,
      (after) => !pathsIn(after).includes(tooLong.path),
    ],
    [
      { type: "field.edit", name: "company" },
      `${corrected}; invalid -> stays`,
      (after, before) =>
        !before.matches("invalid") ||
        after.context === before.context ||
        String(pathsIn(after)) === String(pathsIn(before)),
    ],
    [
      { type: "form.check" },
      "untouched, edited, invalid, rejected, unreachable -> checking",
      (after, before) => after.context.attempts === before.context.attempts,
    ],
    [{ type: "issues.show", issues: [tooLong] }, "* -> invalid", { issues: [tooLong] }],
    [done("check", { kind: "accepted", result }), "checking -> accepted", { result }],
    [
      done("check", { kind: "invalid", issues: [missing, tooLong] }),
      "checking -> invalid",
      { issues: [missing, tooLong] },
    ],
    [done("check", { kind: "rejected", refusal }), "checking -> rejected", { refusal }],
    [noAnswer("check"), "checking -> unreachable"],
  ],
  tags: {
    open: "untouched, edited, invalid, rejected, unreachable",
    busy: "checking",
    failed: "invalid, rejected, unreachable",
    settled: "accepted",
  },
  asks: { check: { answers, section: "" } },
  facts: (snapshot) => ({
    issues: pathsIn(snapshot),
    refusal: snapshot.context.refusal,
    result: snapshot.context.result ?? null,
    tried: Math.min(snapshot.context.attempts, 1),
  }),
  claims: {
    "issues are shown exactly while they are to be corrected": (snapshot) =>
      snapshot.context.issues.length > 0 === snapshot.matches("invalid"),
    "the server's refusal is kept only while rejected": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches("rejected"),
    "what the check gave is kept only once accepted": (snapshot) =>
      snapshot.context.result === undefined || snapshot.matches("accepted"),
    "no failure without an attempt counted": (snapshot) =>
      !["invalid", "rejected", "unreachable"].some((state) => snapshot.matches(state)) ||
      snapshot.context.attempts > 0,
  },
});

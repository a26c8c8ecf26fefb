import type { CheckOutcome } from "@gatehouse/machines/shared/form";
import type { AnyMachineSnapshot } from "xstate";
import { changePassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { done, noAnswer } from "#models/kit/specification.ts";
import { inert } from "#models/kit/inert.ts";
import { formModel } from "#models/shared/form.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";
import { wrongDetails } from "../accounts/registration.ts";
import type { Filled } from "../application/sections.model.ts";

export const kindOf = ({ output }: AnyEvent) => (output as CheckOutcome | undefined)?.kind;

const pathsIn = ({ context }: AnyMachineSnapshot): string[] =>
  context.issues.map(({ path }: { path: string }) => path);

/** The questions of the dialog, and what is said where one is left out. */
const fields: Record<string, { label: string; missing: string }> = {
  current: { label: "Current password", missing: "Please enter your current password." },
  password: { label: "New password", missing: "Please enter a new password." },
  confirmation: { label: "Confirm password", missing: "Please enter the password again." },
};

const edit = (name: string): AnyEvent => ({ type: "field.edit", name });
const check: AnyEvent = { type: "form.check" };
const issues = Object.keys(fields).map((path) => ({ path, code: "required" }));
const shown: AnyEvent = { type: "issues.show", ...wrongDetails };
const missing = done("check", { kind: "invalid", issues });

/** The dialog that changes the password, with these cases by state; what is typed is not in the chart. */
const onDialog = (cases: (at: AnyMachineSnapshot) => readonly AnyEvent[]) => ({
  ...formModel,
  runs: [{ input: { values: {} }, cases }],
  facts: (at: AnyMachineSnapshot) => ({ issues: pathsIn(at) }),
  shown: (at: AnyMachineSnapshot) => ({ issues: pathsIn(at) }),
});

const title = "Change password";
const canSubmit = (ui: Ui) => ui.sees("dialog", "All other devices will be signed out.");

const namesErrors = (ui: Ui) =>
  ui.sees("alert", "Errors noted on the form. Please check and try again.");

/** It names nothing that is wrong. */
async function isClean(ui: Ui) {
  await canSubmit(ui);
  await ui.draws("[role=dialog]:not(:has([role=alert]))");
}

/** Types what is asked, so that it can be sent. */
export async function typePasswords(ui: Ui, present: string, next: string): Promise<void> {
  const typed = { current: present, password: next, confirmation: next };
  for (const [name, word] of Object.entries(typed)) await ui.type(fields[name]!.label, word);
}

export const submit = (ui: Ui) => ui.press(title);

const shared: Omit<ChartTable, "model"> = {
  events: {},
  states: {
    untouched: isClean,
    edited: isClean,
  },
};

/** A person who types all that is asked; the server answers. */
export const typedTable: ChartTable = {
  ...shared,
  model: onDialog((at) => {
    if (at.matches("untouched")) return [edit("current")];
    if (at.matches("checking"))
      return [
        done("check", { kind: "accepted" }),
        done("check", { kind: "rejected", refusal: { code: "wrongPassword" } }),
        noAnswer("check"),
      ];
    return at.matches("edited") ? [check] : [check, edit("current")];
  }),
  events: {
    "form.check": submit,
    "xstate.error.actor.check": (ui) => ui.lose(changePassword),
  },
  states: {
    ...shared.states,
    checking: async (ui) => {
      await ui.sent(changePassword);
      await ui.seesButton(title, false);
    },
    rejected: async (ui) => {
      await ui.sees("alert", refusals.wrongPassword.message.message ?? "");
      await canSubmit(ui);
    },
    unreachable: async (ui) => {
      await ui.sees("alert", "Server error!");
      await canSubmit(ui);
    },
  },
};

/** A person who leaves out what is asked: the page itself finds it. */
export const emptyTable: ChartTable = {
  ...shared,
  passing: { checking: missing },
  model: onDialog((at) => {
    if (at.matches("untouched")) return [check, edit("current")];
    if (at.matches("checking")) return [missing];
    if (at.matches("edited")) return [check];
    const [first, ...rest] = pathsIn(at);
    return rest.length + 1 === issues.length ? [check, edit(first!)] : [edit(first!)];
  }),
  events: {
    "field.edit": (ui, { name }) => ui.type(fields[String(name)]!.label, "a"),
    "form.check": async (ui, _, before) => {
      if (before.matches("edited"))
        for (const { label } of Object.values(fields)) await ui.type(label, "");
      await submit(ui);
    },
    "xstate.done.actor.check": async () => {},
  },
  states: {
    ...shared.states,
    checking: async () => {},
    invalid: async (ui, at) => {
      await namesErrors(ui);
      for (const path of pathsIn(at)) await ui.sees("dialog", fields[path]!.missing);
      await canSubmit(ui);
    },
  },
};

/** The details of a registration, shown again with what the server has found wrong in them. */
export const returnedTable: ChartTable = {
  model: onDialog((at) => (at.matches("untouched") ? [shown] : [])),
  passing: { untouched: shown },
  events: { "issues.show": async () => {} },
  states: {
    untouched: async () => {},
    invalid: async (ui) => {
      await ui.comesTo("Create a new account");
      await namesErrors(ui);
    },
  },
};

/** A section of an application, opened with what the server has found wrong in it. */
export const faultyTable = ({ fault, faulty }: Filled): ChartTable => ({
  model: {
    ...onDialog(() => []),
    runs: [
      {
        input: {
          answers: inert("answers"),
          section: fault.section,
          issues: [{ path: fault.question, code: "required" }],
        },
        cases: () => [],
      },
    ],
  },
  events: {},
  states: {
    invalid: async (ui) => {
      await ui.comesTo(faulty);
      await namesErrors(ui);
    },
  },
});

import { registration } from "@gatehouse/machines/registration";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada@example.com";
const other = "ben@example.com";
const outcome = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const noAnswer = (actor: string): AnyEvent => ({
  type: `xstate.error.actor.${actor}`,
  error: "no answer",
});

export const registrationModel: ChartModel = {
  file: "registration",
  name: "registration",
  machine: registration,
  runs: [
    {
      cases: [
        outcome("detailsForm", { result: { email } }),
        outcome("detailsForm", { result: { email: other } }),
        { type: "details.change" },
        outcome("emailProof", { email }),
        outcome("passwordForm", {}),
        outcome("register", { kind: "registered" }),
        outcome("register", { kind: "proofSpent" }),
        outcome("register", { kind: "issues", pane: "details" }),
        outcome("register", { kind: "issues", pane: "password" }),
        outcome("register", { kind: "refused", refusal: "tooManyRequests" }),
        noAnswer("register"),
      ],
    },
  ],
  invariants: {
    "nobody is registered, or asked for a password, without having proved the address": (
      snapshot,
    ) =>
      !["choosingPassword", "registering", "registered"].some((state) => snapshot.matches(state)) ||
      snapshot.context.provedEmail === snapshot.context.email,
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("givingDetails") || snapshot.context.email !== "",
    "a refusal is kept only while declined": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ choosingPassword: "declined" }),
    "the details can be changed until the account is being made": (snapshot) =>
      snapshot.can({ type: "details.change" }) ===
      (snapshot.matches("proving") || snapshot.matches("choosingPassword")),
    "nothing but addresses and a name of a refusal is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,provedEmail,refusal",
  },
};

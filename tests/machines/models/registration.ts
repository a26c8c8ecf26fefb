import { registration } from "@gatehouse/machines/registration";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada@example.com";
const other = "ben@example.com";
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const details = (address: string) =>
  done("detailsForm", { values: { email: address }, result: { email: address } });
const issues = [{ path: "phone", code: "phoneFormat" }];

export const registrationModel: ChartModel = {
  file: "registration",
  name: "registration",
  machine: registration,
  runs: [
    {
      input: { details: {} },
      cases: [
        details(email),
        details(other),
        { type: "details.change" },
        done("emailProof", { email, result: { proof: "proof" } }),
        done("passwordForm", { result: { kind: "registered" } }),
        done("passwordForm", { result: { kind: "proofSpent" } }),
        done("passwordForm", { result: { kind: "detailsInvalid", issues } }),
      ],
    },
  ],
  invariants: {
    "a password is asked for only with a proof of the address": (snapshot) =>
      !snapshot.matches("choosingPassword") || snapshot.context.proof === "proof",
    "another address needs another proof": (snapshot) =>
      !snapshot.matches("proving") || snapshot.context.proof === null,
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("givingDetails") || snapshot.context.email !== "",
    "the details can be changed until the account exists": (snapshot) =>
      snapshot.can({ type: "details.change" }) ===
      (snapshot.matches("proving") || snapshot.matches("choosingPassword")),
    "the proof is gone once the account exists": (snapshot) =>
      !snapshot.matches("registered") || snapshot.context.proof === null,
    "no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "details,email,issues,proof",
  },
};

import { passwordReset } from "@gatehouse/machines/password-reset";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada@example.com";
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

export const passwordResetModel: ChartModel = {
  file: "password-reset",
  name: "passwordReset",
  machine: passwordReset,
  runs: [
    {
      input: { address: {} },
      cases: [
        { type: "address.change" },
        done("addressForm", { values: { email }, result: { email } }),
        done("emailProof", { email, result: { proof: "proof" } }),
        done("passwordForm", { result: { kind: "reset" } }),
        done("passwordForm", { result: { kind: "proofSpent" } }),
      ],
    },
  ],
  invariants: {
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("givingAddress") || snapshot.context.email !== "",
    "the address can be changed until the password is set": (snapshot) =>
      snapshot.can({ type: "address.change" }) ===
      (snapshot.matches("proving") || snapshot.matches("choosingPassword")),
    "the proof is kept while the password is asked for, and no longer": (snapshot) =>
      (snapshot.context.proof !== "") === snapshot.matches("choosingPassword"),
    "no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "address,email,proof",
  },
};

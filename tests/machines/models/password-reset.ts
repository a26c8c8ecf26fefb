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
      cases: [
        { type: "address.change" },
        done("addressForm", { result: { email } }),
        done("emailProof", { email }),
        done("passwordForm", {}),
        done("resetPassword", { kind: "reset" }),
        done("resetPassword", { kind: "proofSpent" }),
        done("resetPassword", { kind: "refused", refusal: "tooManyRequests" }),
        { type: "xstate.error.actor.resetPassword", error: "no answer" },
      ],
    },
  ],
  invariants: {
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("givingAddress") || snapshot.context.email !== "",
    "a refusal is kept only while declined": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ choosingPassword: "declined" }),
    "the address can be changed until the password is being set": (snapshot) =>
      snapshot.can({ type: "address.change" }) ===
      (snapshot.matches("proving") || snapshot.matches("choosingPassword")),
    "nothing but the address and a refusal is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,refusal",
  },
};

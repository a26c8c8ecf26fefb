import { passwordReset } from "@gatehouse/machines/accounts/password-reset";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada@example.com";
const proof = "proof";

export const passwordResetModel = chartModel({
  machine: passwordReset,
  inputs: [{ address: {} }],
  begins: "givingAddress",
  moves: [
    [
      done("addressForm", { values: { email }, result: { email } }),
      "givingAddress -> proving.firstTime",
      { address: { email }, email },
    ],
    [
      { type: "address.change" },
      "proving, choosingPassword -> givingAddress",
      { address: { email } },
    ],
    [done("emailProof", { email, result: { proof } }), "proving -> choosingPassword", { proof }],
    [done("passwordForm", { result: { kind: "reset" } }), "choosingPassword -> reset"],
    [done("passwordForm", { result: { kind: "proofSpent" } }), "choosingPassword -> proving.again"],
  ],
  tags: { settled: "reset" },
  asks: {
    addressForm: { values: {} },
    emailProof: { email },
    passwordForm: { values: { email, proof } },
  },
  claims: {
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("givingAddress") || snapshot.context.email !== "",
    "the proof is kept while the password is asked for, and no longer": (snapshot) =>
      (snapshot.context.proof !== "") === snapshot.matches("choosingPassword"),
    "no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "address,email,proof",
  },
});

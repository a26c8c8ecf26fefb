import { signInAgain } from "@gatehouse/machines/sessions/sign-in-again";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada@example.com";
const reply = { result: "reply" };

export const signInAgainModel = chartModel({
  machine: signInAgain,
  inputs: [
    { role: "holder", email },
    { role: "assistant", email },
  ],
  begins: "askingPassword | offeringCode",
  moves: [
    [{ type: "code.send" }, "offeringCode -> askingCode"],
    [done("passwordForm", reply), "askingPassword -> back ! session.begin"],
    [done("emailProof", reply), "askingCode -> back ! session.begin"],
  ],
  tags: { open: "askingPassword, offeringCode, askingCode", settled: "back" },
  asks: { session: undefined, passwordForm: { values: { email } }, emailProof: { email } },
  claims: {
    "only a holder is asked for a password, only a collaborator for a code": (snapshot) =>
      snapshot.matches("back") ||
      snapshot.matches("askingPassword") === (snapshot.context.role === "holder"),
    "nothing that proves is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,role",
  },
});

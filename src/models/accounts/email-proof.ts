import { emailProof } from "@gatehouse/machines/accounts/email-proof";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada@example.com";
const code = "123456";
const result = "the server's answer";

export const emailProofModel = chartModel({
  machine: emailProof,
  inputs: [{ email }],
  begins: "enteringCode.typing",
  moves: [
    [{ type: "code.edit" }, "enteringCode -> enteringCode.typing", { triesLeft: null }],
    [
      { type: "code.submit", code },
      "enteringCode -> verifying; verifying -> stays ! call.retry",
      { triesLeft: null },
    ],
    [done("verify", { kind: "proved", result }), "verifying -> proved", { result }],
    [
      done("verify", { kind: "wrong", triesLeft: 4 }),
      "verifying -> enteringCode.wrongCode",
      { triesLeft: 4 },
    ],
    [done("verify", { kind: "spent" }), "verifying -> enteringCode.codeSpent"],
  ],
  asks: { codeRequest: { email }, verifyCall: { email, code } },
  claims: {
    "the tries left are told exactly while the code is wrong": (snapshot) =>
      (snapshot.context.triesLeft !== null) === snapshot.matches({ enteringCode: "wrongCode" }),
    "what the check gave back is known once there is a proof": (snapshot) =>
      (snapshot.context.result !== undefined) === snapshot.matches("proved"),
    "nothing of the code is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,result,triesLeft",
  },
});

import { emailProof } from "@gatehouse/machines/email-proof";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada@example.com";
const verified = (output: unknown): AnyEvent => ({ type: "xstate.done.actor.verify", output });
const cases: readonly AnyEvent[] = [
  { type: "code.edit" },
  { type: "code.submit", code: "123456" },
  verified({ kind: "proved", result: "the server's answer" }),
  verified({ kind: "wrong", triesLeft: 4 }),
  verified({ kind: "spent" }),
];

export const emailProofModel: ChartModel = {
  file: "email-proof",
  name: "emailProof",
  machine: emailProof,
  runs: [{ input: { email }, cases }],
  invariants: {
    "the tries left are told exactly while the code is wrong": (snapshot) =>
      (snapshot.context.triesLeft !== null) === snapshot.matches({ enteringCode: "wrongCode" }),
    "a code can be given until the address is proved": (snapshot) =>
      snapshot.can({ type: "code.submit", code: "123456" }) !== snapshot.matches("proved"),
    "what the check gave back is known once there is a proof": (snapshot) =>
      (snapshot.context.result !== undefined) === snapshot.matches("proved"),
    "nothing of the code is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,result,triesLeft",
  },
};

import { signInAgain } from "@gatehouse/machines/sign-in-again";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada@example.com";
const begun = { person: {}, lease: {} };
const cases: readonly AnyEvent[] = [
  { type: "code.ask" },
  { type: "xstate.done.actor.passwordForm", output: { result: begun } },
  { type: "xstate.done.actor.emailProof", output: { result: begun } },
];

export const signInAgainModel: ChartModel = {
  file: "sign-in-again",
  name: "signInAgain",
  machine: signInAgain,
  runs: [
    { input: { role: "holder", email }, cases },
    { input: { role: "assistant", email }, cases },
  ],
  invariants: {
    "a collaborator is never asked for a password": (snapshot) =>
      !snapshot.matches("askingPassword") || snapshot.context.role === "holder",
    "a holder is never asked for a code": (snapshot) =>
      !["offeringCode", "askingCode"].some((state) => snapshot.matches(state)) ||
      snapshot.context.role === "assistant",
    "a code goes only where it was asked for": (snapshot) =>
      snapshot.children["emailProof"] === undefined || snapshot.matches("askingCode"),
    "a person who is not back is asked for something": (snapshot) =>
      snapshot.matches("back") || snapshot.hasTag("open"),
    "nothing that proves is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,role",
  },
};

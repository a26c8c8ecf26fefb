import { emailChange } from "@gatehouse/machines/email-change";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada.wong@example.com";
const present = "ada@former.example";
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

const cases = (has_password: boolean): AnyEvent[] => [
  { type: "change.ask", account: { present, register_type: "institution", has_password } },
  { type: "address.change" },
  { type: "dialog.close" },
  done("addressForm", { result: { email } }),
  done("emailProof", { email, result: { proof: "proof" } }),
  done("presentProof", { email: present, result: { present_proof: "present" } }),
  done("passwordForm", { result: { kind: "changed" } }),
  done("passwordForm", { result: { kind: "proofSpent" } }),
  done("change", { kind: "changed" }),
  done("change", { kind: "proofSpent" }),
];

export const emailChangeModel: ChartModel = {
  file: "email-change",
  name: "emailChange",
  machine: emailChange,
  runs: [{ cases: cases(true) }, { cases: cases(false) }],
  invariants: {
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("resting") ||
      snapshot.matches({ asked: "givingAddress" }) ||
      snapshot.context.email === email,
    "a password is asked for where there is one, the present mailbox where there is none": (
      snapshot,
    ) => {
      const { has_password } = snapshot.context.account;
      const asks = (state: string) => snapshot.matches({ asked: state });
      return (
        (!asks("givingPassword") || has_password) &&
        (!(asks("readingPresentMail") || asks("changing")) || !has_password)
      );
    },
    "without a password the change is made with both proofs": (snapshot) =>
      !snapshot.matches({ asked: "changing" }) ||
      (snapshot.context.proof === "proof" && snapshot.context.present_proof === "present"),
    "a dialog that is closed leaves nothing for the next": (snapshot) =>
      !snapshot.matches("resting") ||
      !/[a-z@]+@|proof":"[^"]|true/.test(JSON.stringify(snapshot.context)),
    "the dialog can be closed": (snapshot) =>
      snapshot.can({ type: "dialog.close" }) === snapshot.matches("asked"),
    "no code and no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "account,email,present_proof,proof",
  },
};

import { accountClaim } from "@gatehouse/machines/entry/account-claim";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const email = "ada@example.com";
const done = (actor: string, output: object): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

export const accountClaimModel: ChartModel = {
  file: "account-claim",
  name: "accountClaim",
  machine: accountClaim,
  runs: [
    {
      input: { values: {} },
      cases: [
        done("accountForm", { values: { email } }),
        done("emailProof", { result: { reply: "reply" } }),
        done("emailProof", { result: { proof: "proof" } }),
        done("passwordForm", { result: { reply: "reply" } }),
      ],
    },
  ],
  invariants: {
    "an account is claimed only with the server's reply": (snapshot) =>
      snapshot.matches("claimed") === (snapshot.context.reply !== undefined),
    "the proof of a code is kept exactly while the password is asked for": (snapshot) =>
      (snapshot.context.proof !== "") === snapshot.matches({ proving: "givingPassword" }),
    "an address is proved only once it is given": (snapshot) =>
      !snapshot.matches("proving") || snapshot.context.values.email === email,
    "a ticket that ends is noticed exactly while the mailbox is proved": (snapshot) =>
      snapshot.can({ type: "ticket.end" }) === snapshot.matches("proving"),
    "a new code is sent in place of the password alone": (snapshot) =>
      snapshot.can({ type: "code.send" }) === snapshot.matches({ proving: "givingPassword" }),
    "what was claimed signs the person in": (snapshot) =>
      snapshot.status !== "done" ||
      snapshot.output.kind === (snapshot.matches("claimed") ? "claimed" : "expired"),
  },
};

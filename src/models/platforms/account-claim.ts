import { accountClaim } from "@gatehouse/machines/platforms/account-claim";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada@example.com";
const values = { email: ` ${email} ` };
const reply = "reply";
const proof = "proof";

export const accountClaimModel = chartModel({
  machine: accountClaim,
  inputs: [{ values: {} }],
  begins: "describing",
  moves: [
    [done("accountForm", { values }), "describing -> proving.readingMail", { values }],
    [{ type: "address.change" }, "proving.readingMail -> describing", { values }],
    [{ type: "code.send" }, "proving.givingPassword -> proving.readingMail"],
    [{ type: "ticket.end" }, "proving -> expired"],
    [done("emailProof", { result: { reply } }), "proving.readingMail -> claimed", { reply }],
    [
      done("emailProof", { result: { proof } }),
      "proving.readingMail -> proving.givingPassword",
      { proof },
    ],
    [done("passwordForm", { result: { reply } }), "proving.givingPassword -> claimed", { reply }],
  ],
  tags: { open: "describing, proving.givingPassword", settled: "claimed, expired" },
  asks: {
    accountForm: { values: {} },
    watchTicket: undefined,
    emailProof: { email },
    passwordForm: { values: { email, proof } },
  },
  claims: {
    "an account is claimed only with the server's reply": (snapshot) =>
      snapshot.matches("claimed") === (snapshot.context.reply !== undefined),
    "the proof of a code is kept exactly while the password is asked for": (snapshot) =>
      (snapshot.context.proof !== "") === snapshot.matches({ proving: "givingPassword" }),
    "what was claimed signs the person in": (snapshot) =>
      snapshot.status !== "done" ||
      JSON.stringify(snapshot.output) ===
        JSON.stringify(
          snapshot.matches("claimed") ? { kind: "claimed", reply } : { kind: "expired" },
        ),
  },
});

import { emailChange } from "@gatehouse/machines/accounts/email-change";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada.wong@example.com";
const present = "ada@former.example";
const account = (has_password: boolean) => ({
  present,
  register_type: "institution",
  has_password,
});
const proofs = { proof: "proof", present_proof: "present" };

export const emailChangeModel = chartModel({
  machine: emailChange,
  begins: "resting",
  moves: [
    ...[true, false].map(
      (has) =>
        [
          { type: "change.ask", account: account(has) },
          "resting -> asked.givingAddress",
          { account: account(has) },
        ] as const,
    ),
    [
      { type: "address.change" },
      "asked.proving, asked.givingPassword, asked.readingPresentMail -> asked.givingAddress",
    ],
    [{ type: "dialog.close" }, "asked -> resting"],
    [
      done("addressForm", { result: { email } }),
      "asked.givingAddress -> asked.proving.firstTime",
      { email },
    ],
    [
      done("emailProof", { email, result: { proof: "proof" } }),
      "asked.proving -> asked.givingPassword | asked.readingPresentMail",
      ({ context, ...after }) =>
        context.proof === "proof" &&
        after.matches({ asked: "givingPassword" }) === context.account.has_password,
    ],
    [
      done("presentProof", { email: present, result: { present_proof: "present" } }),
      "asked.readingPresentMail -> asked.changing",
      proofs,
    ],
    [done("passwordForm", { result: { kind: "changed" } }), "asked.givingPassword -> resting"],
    [
      done("passwordForm", { result: { kind: "proofSpent" } }),
      "asked.givingPassword -> asked.proving.again",
    ],
    [done("change", { kind: "changed" }), "asked.changing -> resting"],
    [done("change", { kind: "proofSpent" }), "asked.changing -> asked.proving.again"],
  ],
  asks: {
    addressForm: { values: account(true) },
    emailProof: { email },
    passwordForm: { values: { email, proof: "proof" } },
    presentProof: { email: present },
    changeCall: { account: account(false), email, ...proofs },
  },
  claims: {
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("resting") ||
      snapshot.matches({ asked: "givingAddress" }) ||
      snapshot.context.email === email,
    "a dialog that is closed leaves nothing for the next": (snapshot) =>
      !snapshot.matches("resting") ||
      !/[a-z@]+@|proof":"[^"]|true/.test(JSON.stringify(snapshot.context)),
    "no code and no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "account,email,present_proof,proof",
  },
});

import { registration } from "@gatehouse/machines/registration/registration";
import type { Move } from "../kit/model.ts";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada@example.com";
const proof = "proof";
const issues = [{ path: "phone", code: "phoneFormat" }];
const answered = (kind: string, more: object = {}) =>
  done("passwordForm", { result: { kind, ...more } });

/** An address that is already proved is not proved again. */
const details = (address: string, designation: string): Move => [
  done("detailsForm", {
    values: { email: address, designation },
    result: { email: address },
  }),
  "givingDetails -> proving.firstTime | choosingPassword",
  (after, { context: { proof: held, email: proved } }) =>
    after.matches("choosingPassword") === (held !== null && proved === address) &&
    after.context.email === address &&
    after.context.details.designation === designation,
];

export const registrationModel = chartModel({
  machine: registration,
  inputs: [
    { details: {}, email: "" },
    { details: { email, designation: "Director" }, email },
  ],
  begins: "givingDetails.giving | proving.firstTime",
  moves: [
    details(email, "Director"),
    details(email, "Partner"),
    details("ben@example.com", "Director"),
    [
      { type: "details.change" },
      "proving, choosingPassword -> givingDetails.giving",
      (after, before) => after.context.proof === before.context.proof,
    ],
    [done("emailProof", { email, result: { proof } }), "proving -> choosingPassword"],
    [answered("registered"), "choosingPassword -> registered"],
    [answered("proofSpent"), "choosingPassword -> proving.again"],
    [
      answered("detailsInvalid", { issues }),
      "choosingPassword -> givingDetails.correcting ! issues.show",
      { issues },
    ],
  ],
  tags: { settled: "registered" },
  asks: {
    detailsForm: { values: {} },
    emailProof: { email },
    passwordForm: { values: { email, designation: "Director", proof } },
  },
  claims: {
    "a password is asked for only with a proof of the address": (snapshot) =>
      !snapshot.matches("choosingPassword") || snapshot.context.proof === proof,
    "the proof is gone where another is needed, and once the account exists": (snapshot) =>
      !(snapshot.matches("proving") || snapshot.matches("registered")) ||
      snapshot.context.proof === null,
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("givingDetails") || snapshot.context.email !== "",
    "no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "details,email,issues,proof",
  },
});

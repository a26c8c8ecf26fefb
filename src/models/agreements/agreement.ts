import { agreement } from "@gatehouse/machines/agreements/agreement";
import type { AnyMachineSnapshot } from "xstate";
import { inert } from "../kit/inert.ts";
import { chartModel, done } from "../kit/specification.ts";

const email = "ada@example.com";
const text = { line: "otcHongKong", version: "2026-11-01", locale: "en", sha256: "a" };
const other = { ...text, locale: "zh-TW", sha256: "b" };
const values = { name: "Ada Wong", capacity: "Director" };
const signature = { values, result: { key: "key" } };
const proof = "proof";
const part = (number: number) => ({ type: "part.show", part: number });

const isOf =
  (shown: object) =>
  ({ context }: AnyMachineSnapshot) =>
    JSON.stringify(context.text) === JSON.stringify(shown) && context.furthest === 1;

export const agreementModel = chartModel({
  machine: agreement,
  inputs: [{ text, email, values: {} }],
  begins: "reading",
  moves: [
    [{ type: "text.finish" }, "reading -> signing"],
    // The bar above the text shows how far it was read, also after scrolling back.
    [part(3), "reading -> stays | refused", { furthest: 3 }],
    [part(2), "reading -> stays | refused", { furthest: 2 }],
    // The signature is of what is shown: another language is read to its end again.
    [
      { type: "text.show", text: other },
      "reading, signing, proving, sending -> reading",
      isOf(other),
    ],
    [done("signatureForm", signature), "signing -> proving.firstTime", { values, key: "key" }],
    [{ type: "signature.change" }, "proving -> signing", { values, key: "key" }],
    [done("emailProof", { email, result: { proof } }), "proving -> sending", { proof }],
    [done("sign", { kind: "signed" }), "sending -> signed"],
    [done("sign", { kind: "proofSpent" }), "sending -> proving.again"],
    [done("sign", { kind: "textChanged" }), "sending -> changed"],
    [done("sign", { kind: "lineMoved" }), "sending -> moved"],
  ],
  tags: {
    open: "reading, signing, proving",
    busy: "sending",
    settled: "signed, changed, moved",
    failed: "changed, moved",
  },
  asks: {
    typedCopy: inert("answers"),
    language: inert("answers"),
    signatureForm: { answers: inert("answers"), section: "", issues: [] },
    emailProof: { email },
    signCall: { text, values, key: "key", proof },
  },
  facts: ({ context }) => ({
    text: (context.text as typeof text).locale,
    furthest: context.furthest as number,
    key: context.key as string,
    proof: context.proof as string,
  }),
  shown: ({ context, ...at }) => (at.matches("reading") ? { furthest: context.furthest } : {}),
  claims: {
    "the first part is in view from the start": ({ context }) => context.furthest >= 1,
    "a proof is kept for the call it is for, and no longer": (snapshot) =>
      (snapshot.context.proof !== "") === snapshot.matches("sending"),
    "a code is asked for only with a signature": (snapshot) =>
      !(snapshot.matches("proving") || snapshot.matches("sending")) || snapshot.context.key !== "",
    "what is typed lies in one store, whatever is shown": ({ context, children }) =>
      context.answers === children["answers"],
  },
});

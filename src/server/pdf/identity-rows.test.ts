import { expect, test } from "vitest";
import type { DeskCheck } from "#contract/identity/desk-reply.ts";
import { formatMoment } from "#contract/moments.ts";
import { i18nFor } from "../i18n.ts";
import { identityRows } from "./identity-rows.ts";

const i18n = i18nFor("en");
const at = Date.UTC(2026, 10, 20, 4);
const reference = "0123456789abcdef0123456789abcdef";

const check: DeskCheck = {
  kind: "identity",
  person: "row.key",
  name: "Chan Tai Man",
  state: "verified",
  outcome: "verified",
  vendor: "jumio",
  reference,
  at,
  attempts: 2,
};

test("each person has a row: the result, when, and by which reference the vendor finds the check", () => {
  const checks: DeskCheck[] = [
    check,
    { ...check, kind: "face", state: "failed", outcome: "notSamePerson" },
    { ...check, state: "notSent", outcome: null, vendor: "", reference: "", at: null },
    { ...check, state: "child", outcome: null, vendor: "", reference: "", at: null },
  ];
  const when = formatMoment(at, i18n);
  expect(identityRows(checks, i18n)).toEqual([
    {
      label: "Chan Tai Man",
      answer: ["Document and face, Verified"],
      note: `${when}, jumio, Reference: ${reference}`,
    },
    {
      label: "Chan Tai Man",
      answer: ["Face, Check failed"],
      note: `${when}, Not the same person, jumio, Reference: ${reference}`,
    },
    { label: "Chan Tai Man", answer: ["Document and face, Not started"], note: "" },
    { label: "Chan Tai Man", answer: ["Child: no check"], note: "" },
  ]);
});

import { kycStatus } from "@gatehouse/machines/review/kyc-status";
import { expect, test } from "vitest";
import { notesOf } from "./notes.ts";
import { partsOf } from "./parts.ts";
import { stepsOf } from "./steps.ts";

const parts = partsOf(kycStatus);
const waiting = "additionalDocumentsRequired";
const move = {
  event: "kyc.filesSubmitted",
  to: "inProgress",
  medianSeconds: null,
};

test("a transition of an outer state counts what was taken from every state inside it", () => {
  const transitions = [
    { ...move, from: `${waiting}.requested`, taken: 2 },
    { ...move, from: `${waiting}.rejectable.overdue`, taken: 3 },
    { ...move, from: `${waiting}.rejectable.answeredInWords`, taken: 4 },
  ];
  const notes = notesOf({ states: [], transitions } as never, { name: "kycStatus", parts }, "en");
  const steps = stepsOf(parts).filter(({ number }) => notes.has(number));
  expect(steps.map(({ event, from, number }) => [event, from, notes.get(number)])).toEqual([
    ["kyc.filesSubmitted", `kycStatus.${waiting}`, "9"],
  ]);
});

import type { Queue } from "./queues.ts";

/** A line as the queue sees it: the states of its charts, nested ones included, and how it came into review. */
export interface LineStanding {
  kyc: string;
  decision: string;
  account: string;
  /** The event that last brought it to the desk. */
  arrivedBy: string;
}

const isIn = (state: string, parent: string) => state === parent || state.startsWith(`${parent}.`);

/** The first that fits any of the lines: what the desk can do now comes before what it waits for. */
const rules: readonly (readonly [Queue, (line: LineStanding) => boolean])[] = [
  ["secondApproval", ({ decision }) => isIn(decision, "proposed")],
  [
    "resubmitted",
    ({ kyc, arrivedBy }) =>
      kyc === "additionalDocumentsRequired.rejectable.answeredInWords" ||
      (kyc === "inProgress" && arrivedBy === "kyc.filesSubmitted"),
  ],
  ["periodicReview", ({ kyc, arrivedBy }) => kyc === "inProgress" && arrivedBy === "kyc.lapse"],
  ["new", ({ kyc }) => kyc === "inProgress"],
  ["accountRequested", ({ kyc, account }) => kyc === "approved" && account === "underReview"],
  ["overdue", ({ kyc }) => kyc === "additionalDocumentsRequired.rejectable.overdue"],
  ["waiting", ({ kyc }) => isIn(kyc, "additionalDocumentsRequired")],
];

/** `isRepeated`: the applicant submitted the line before. */
export function queueOf(lines: readonly LineStanding[], isRepeated: boolean): Queue {
  const found = rules.find(([, fits]) => lines.some(fits))?.[0] ?? "closed";
  return found === "new" && isRepeated ? "resubmitted" : found;
}

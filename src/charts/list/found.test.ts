import { expect, test } from "vitest";
import { foundIn } from "./found.ts";

const entry = { states: 1, transitions: 1 };
const entries = [
  {
    ...entry,
    path: "review/decision",
    name: "decision",
    question: "Who agrees?",
    words: ["isProposer", "High risk or PEP: senior management approves first.", "from 15 s"],
  },
  {
    ...entry,
    path: "sessions/session",
    name: "session",
    question: "Who is signed in?",
    words: ["peer.leave", "5 s"],
  },
];

test.each([
  ["", ["decision", "session"]],
  ["  who ", ["decision", "session"]],
  ["isProposer", ["decision"]],
  ["5 s", ["session"]],
  ["15 s", ["decision"]],
  ["signed PEER", ["session"]],
  ["high risk", ["decision"]],
  ["审核", ["decision"]],
  ["审核 signed", []],
  ["signed isProposer", []],
])("%j finds %j", (find, names) => {
  const subject = (name: string) => (name === "review" ? "审核" : "会话");
  expect(foundIn(entries, find, subject).map(({ name }) => name)).toEqual(names);
});

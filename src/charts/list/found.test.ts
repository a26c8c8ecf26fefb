import { expect, test } from "vitest";
import { foundIn } from "./found.ts";

const entry = { states: 1, transitions: 1 };
const entries = [
  {
    ...entry,
    path: "review/decision",
    name: "decision",
    question: "Who agrees?",
    words: "isproposer",
  },
  {
    ...entry,
    path: "sessions/session",
    name: "session",
    question: "Who is signed in?",
    words: "peer.leave",
  },
];

test.each([
  ["", ["decision", "session"]],
  ["  who ", ["decision", "session"]],
  ["isProposer", ["decision"]],
  ["signed PEER", ["session"]],
  ["signed isProposer", []],
])("%j finds %j", (find, names) => {
  expect(foundIn(entries, find).map(({ name }) => name)).toEqual(names);
});

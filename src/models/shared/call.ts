import { call } from "@gatehouse/machines/shared/call";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const request = { email: "ada@example.com" };
const corrected = { email: "ben@example.com" };
const refusal = { code: "tooMany", params: { seconds: 30 } };
const result = { kind: "changed" };

export const callModel = chartModel({
  machine: call,
  inputs: [request],
  begins: "sending",
  moves: [
    [
      { type: "call.retry" },
      "rejected, unreachable -> sending",
      (after, before) => after.context.request === before.context.request,
    ],
    [
      { type: "call.retry", request: corrected },
      "rejected, unreachable -> sending",
      { request: corrected },
    ],
    [done("send", { kind: "answered", result }), "sending -> answered", { result }],
    [done("send", { kind: "rejected", refusal }), "sending -> rejected", { refusal }],
    [noAnswer("send"), "sending -> unreachable"],
  ],
  tags: {
    busy: "sending",
    failed: "rejected, unreachable",
    open: "rejected, unreachable",
    settled: "answered",
  },
  asks: { send: request },
  claims: {
    "a refusal is kept only while rejected": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches("rejected"),
    "a result is the answer's": (snapshot) =>
      (snapshot.context.result !== undefined) === snapshot.matches("answered"),
  },
});

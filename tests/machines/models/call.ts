import { call } from "@gatehouse/machines/call";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const request = { email: "ada@example.com" };
const refusal = { code: "tooMany", params: { seconds: 30 } };
const result = { kind: "changed" };

export const callModel = chartModel({
  file: "call",
  machine: call,
  inputs: [request],
  begins: "sending",
  moves: [
    [{ type: "call.retry" }, "rejected, unreachable -> sending"],
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

import { codeRequest } from "@gatehouse/machines/code-request";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const wait = 60_000;
const email = "ada@example.com";
const start = { email, deadline: null, now: 0, second: 1_000 };

export const codeRequestModel = chartModel({
  file: "code-request",
  machine: codeRequest,
  inputs: [start, { ...start, deadline: wait }, { ...start, deadline: wait, now: wait }],
  begins: "ready | countingDown",
  moves: [
    [{ type: "code.send" }, "ready, resendable, failed -> sending", { refusal: null }],
    [{ type: "tick", now: 1_000 }, "countingDown -> countingDown", { secondsLeft: 59 }],
    [{ type: "tick", now: wait }, "countingDown -> resendable", { secondsLeft: 0, deadline: null }],
    [{ type: "tick", now: wait + 5_000 }, "countingDown -> resendable", { secondsLeft: 0 }],
    [
      done("sendCode", { kind: "sent", deadline: wait, now: 0 }),
      "sending -> countingDown",
      ({ context }) => context.secondsLeft === 60 && context.resends > 0,
    ],
    [
      done("sendCode", { kind: "throttled", deadline: wait, now: 18_500 }),
      "sending -> countingDown",
      { secondsLeft: 42 },
    ],
    [
      done("sendCode", { kind: "refused", refusal: "mailboxRefused" }),
      "sending -> failed",
      { refusal: "mailboxRefused" },
    ],
    [noAnswer("sendCode"), "sending -> failed", { refusal: null }],
  ],
  tags: {
    open: "ready, resendable, failed",
    busy: "sending",
    locked: "countingDown",
    failed: "failed",
  },
  asks: { sendCode: { email, resends: 0 }, ticker: undefined },
  facts: ({ context: { deadline, secondsLeft, refusal, resends } }) => ({
    deadline,
    secondsLeft,
    refusal,
    resent: Math.min(resends, 1),
  }),
  shown: ({ context }) => ({ refused: context.refusal !== null, again: context.resends > 0 }),
  harmless: {
    "codeRequest.sending --onDone sendCode: branch 1, after the next":
      "an answer is either sent or throttled",
  },
  claims: {
    "seconds are left exactly while counting down": (snapshot) =>
      snapshot.context.secondsLeft > 0 === snapshot.matches("countingDown"),
    "a refusal is kept only while failed": (snapshot) =>
      snapshot.context.refusal === null || snapshot.matches("failed"),
  },
});

import { codeRequest } from "@gatehouse/machines/accounts/code-request";
import { chartModel, done } from "../kit/specification.ts";

const wait = 60;
const email = "ada@example.com";

export const codeRequestModel = chartModel({
  machine: codeRequest,
  inputs: [{ email }],
  begins: "resuming",
  moves: [
    [done("storedWait", { deadline: 0, now: 0 }), "resuming -> sending"],
    [
      done("storedWait", { deadline: wait, now: 0 }),
      "resuming -> countingDown",
      { secondsLeft: wait, resends: 1 },
    ],
    [
      done("storedWait", { deadline: wait, now: wait }),
      "resuming -> resendable",
      { secondsLeft: 0, resends: 1 },
    ],
    [{ type: "code.send" }, "resendable -> sending"],
    [{ type: "tick", now: 1 }, "countingDown -> countingDown", { secondsLeft: 59 }],
    [{ type: "tick", now: wait }, "countingDown -> resendable", { secondsLeft: 0 }],
    [{ type: "tick", now: wait + 5 }, "countingDown -> resendable", { secondsLeft: 0 }],
    [
      done("send", { kind: "sent", deadline: wait, now: 0 }),
      "sending -> countingDown",
      ({ context }) => context.secondsLeft === wait && context.resends > 0,
    ],
    [
      done("send", { kind: "throttled", deadline: wait, now: 18.5 }),
      "sending -> countingDown",
      (after, before) =>
        after.context.secondsLeft === 42 && after.context.resends === before.context.resends,
    ],
  ],
  tags: { busy: "resuming", locked: "countingDown" },
  asks: { storedWait: { email }, sendCall: { email, resends: 0 }, ticker: undefined },
  facts: ({ context: { email: to, deadline, secondsLeft, resends } }) => ({
    to,
    deadline,
    secondsLeft,
    resent: Math.min(resends, 1),
  }),
  claims: {
    "seconds are left exactly while counting down": (snapshot) =>
      snapshot.context.secondsLeft > 0 === snapshot.matches("countingDown"),
    "another code is offered only after the wait": (snapshot) =>
      snapshot.can({ type: "code.send" }) === snapshot.matches("resendable"),
  },
});

import { notices } from "@gatehouse/machines/notices";
import type { Notice } from "@gatehouse/machines/notices";
import type { ChartModel } from "../kit/model.ts";

const lifetime = 2_000;

export const noticesModel: ChartModel = {
  file: "notices",
  name: "notices",
  machine: notices,
  runs: [
    {
      input: { lifetime },
      cases: [
        { type: "notice.show", code: "codeSent", tone: "positive", now: 0 },
        { type: "notice.show", code: "timeout", tone: "negative", now: 1_000 },
        { type: "notice.dismiss", id: "codeSent@0" },
        { type: "notices.hold" },
        { type: "notices.release" },
        { type: "tick", now: 1_000 },
        { type: "tick", now: lifetime },
        { type: "tick", now: lifetime + 1_000 },
      ],
    },
  ],
  facts: ({ context }) => ({
    list: context.list.map((notice: Notice) => `${notice.id}, until ${notice.until}`),
  }),
  invariants: {
    "something is shown exactly while not quiet": (snapshot) =>
      (snapshot.context.list.length === 0) === snapshot.matches("quiet"),
    "one code is never on the screen twice": ({ context: { list } }) =>
      new Set(list.map((notice: Notice) => notice.code)).size === list.length,
    "nothing that is held can run out": (snapshot) =>
      !snapshot.matches("held") ||
      snapshot.context.list.every((notice: Notice) => notice.until === null),
    "whatever is shown can be dismissed": (snapshot) =>
      snapshot.context.list.every(({ id }: Notice) => snapshot.can({ type: "notice.dismiss", id })),
  },
};

import { notices, type Notice } from "@gatehouse/machines/notifications/notices";
import type { AnyMachineSnapshot } from "xstate";
import { chartModel } from "../kit/specification.ts";

const lifetime = 2_000;
const id = "sessionsEnded@0";
const shown = "quiet -> showing; showing, held -> stays | refused";

export const noticesModel = chartModel({
  machine: notices,
  inputs: [{ lifetime }],
  begins: "quiet",
  moves: [
    [
      { type: "notice.show", code: "sessionsEnded", tone: "positive", now: 0 },
      shown,
      has("sessionsEnded@0"),
    ],
    [
      { type: "notice.show", code: "serverError", tone: "negative", now: 1_000 },
      shown,
      has("serverError@1000"),
    ],
    [
      { type: "notice.dismiss", id },
      "showing, held -> quiet | stays | refused",
      ({ context }) => context.list.every((notice: Notice) => notice.id !== id),
    ],
    [{ type: "notices.hold" }, "showing -> held"],
    [{ type: "notices.release" }, "held -> showing"],
    [{ type: "tick", now: 1_000 }, "showing -> stays", allCounted],
    [{ type: "tick", now: lifetime }, "showing -> quiet | stays", allCounted],
    [{ type: "tick", now: lifetime + 1_000 }, "showing -> quiet | stays", allCounted],
  ],
  tags: { settled: "quiet", open: "showing", locked: "held" },
  asks: { ticker: undefined },
  facts: ({ context }) => ({
    list: context.list.map((notice: Notice) => `${notice.id}, until ${notice.until}`),
  }),
  shown: ({ context }) => ({ codes: context.list.map(({ code }: Notice) => code) }),
  claims: {
    "something is shown exactly while not quiet": (snapshot) =>
      (snapshot.context.list.length === 0) === snapshot.matches("quiet"),
    "one code is never on the screen twice": ({ context: { list } }) =>
      new Set(list.map((notice: Notice) => notice.code)).size === list.length,
    "a held notice does not run out": (snapshot) =>
      !snapshot.matches("held") ||
      snapshot.context.list.every((notice: Notice) => notice.until === null),
    "every shown notice can be dismissed": (snapshot) =>
      snapshot.context.list.every((notice: Notice) =>
        snapshot.can({ type: "notice.dismiss", id: notice.id }),
      ),
  },
});

function has(id: string) {
  return ({ context }: AnyMachineSnapshot) =>
    context.list.some((notice: Notice) => notice.id === id);
}

/** Once the time is known, every notice has a moment at which it goes. */
function allCounted({ context }: AnyMachineSnapshot) {
  return context.list.every(({ until }: Notice) => until !== null);
}

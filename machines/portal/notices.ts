import { assign, fromCallback, setup } from "xstate";

export type Tone = "positive" | "negative" | "neutral";

/** until: when it goes, in ms of the client's clock; null while nobody counts. */
export interface Notice {
  id: string;
  code: string;
  tone: Tone;
  until: number | null;
}

type Tick = { type: "tick"; now: number };
type Shown = { code: string; tone: Tone; now: number };

export type NoticesEvent =
  | Tick
  | ({ type: "notice.show" } & Shown)
  | { type: "notice.dismiss"; id: string }
  | { type: "notices.hold" }
  | { type: "notices.release" };

interface Context {
  lifetime: number;
  list: Notice[];
}

/** Which short messages are on the screen, and when does each one go? */
export const notices = setup({
  types: {
    context: {} as Context,
    events: {} as NoticesEvent,
    input: {} as { lifetime: number },
    tags: {} as "open" | "settled" | "locked",
  },
  actors: {
    ticker: fromCallback<Tick>(() => {
      throw new Error("ticker is not provided");
    }),
  },
  actions: {
    "show it": assign(({ context }, { code, tone, now }: Shown) => ({
      list: [...context.list, { id: `${code}@${now}`, code, tone, until: now + context.lifetime }],
    })),
    "take it away": assign(({ context }, { id }: { id: string }) => ({
      list: context.list.filter((notice) => notice.id !== id),
    })),
    "take away what is over": assign(({ context }, { now }: { now: number }) => ({
      list: context.list
        .filter((notice) => notice.until === null || now < notice.until)
        .map((notice) => ({ ...notice, until: notice.until ?? now + context.lifetime })),
    })),
    "stop the clocks": assign(({ context }) => ({
      list: context.list.map((notice) => ({ ...notice, until: null })),
    })),
  },
  guards: {
    "not on the screen": ({ context }, { code }: { code: string }) =>
      context.list.every((notice) => notice.code !== code),
    "on the screen": ({ context }, { id }: { id: string }) =>
      context.list.some((notice) => notice.id === id),
    "none left": ({ context }) => context.list.length === 0,
  },
}).createMachine({
  id: "notices",
  description: "Nothing that must be acted on is said here alone; it also stands on the page.",
  context: ({ input }) => ({ lifetime: input.lifetime, list: [] }),
  on: {
    "notice.dismiss": {
      guard: { type: "on the screen", params: ({ event }) => event },
      actions: { type: "take it away", params: ({ event }) => event },
    },
  },
  initial: "quiet",
  states: {
    quiet: {
      tags: "settled",
      on: {
        "notice.show": {
          target: "showing",
          actions: { type: "show it", params: ({ event }) => event },
        },
      },
    },
    showing: {
      description: "Each goes at its own time. One code is never on the screen twice.",
      tags: "open",
      invoke: { id: "ticker", src: "ticker" },
      always: { guard: "none left", target: "quiet" },
      on: {
        "notice.show": {
          guard: { type: "not on the screen", params: ({ event }) => event },
          actions: { type: "show it", params: ({ event }) => event },
        },
        "notices.hold": "held",
        tick: { actions: { type: "take away what is over", params: ({ event }) => event } },
      },
    },
    held: {
      description: "Somebody points at them or reads them: nothing goes, and all start anew after.",
      tags: "locked",
      entry: "stop the clocks",
      always: { guard: "none left", target: "quiet" },
      on: {
        "notice.show": {
          guard: { type: "not on the screen", params: ({ event }) => event },
          actions: [{ type: "show it", params: ({ event }) => event }, "stop the clocks"],
        },
        "notices.release": "showing",
      },
    },
  },
});

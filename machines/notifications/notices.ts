import { assign, fromCallback, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

export type Tone = "positive" | "negative" | "neutral";

type Params = Readonly<Record<string, string | number>>;

/** until: when it goes, in ms of the browser's clock; null while it is held. */
export interface Notice {
  id: string;
  code: string;
  params?: Params;
  tone: Tone;
  until: number | null;
}

type Tick = { type: "tick"; now: number };
type Shown = { code: string; params?: Params; tone: Tone; now: number };

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

const isExpired = (until: number | null, now: number) => until !== null && now >= until;

/** Which short messages are on the screen, and when does each one go? */
export const notices = setup({
  types: {
    context: {} as Context,
    events: {} as NoticesEvent,
    input: {} as { lifetime: number },
    tags: {} as "open" | "settled" | "locked",
  },
  actors: {
    ticker: fromCallback<Tick>(unprovided),
  },
  actions: {
    showNotice: assign(({ context }, { now, ...shown }: Shown) => ({
      list: [
        ...context.list,
        { ...shown, id: `${shown.code}@${now}`, until: now + context.lifetime },
      ],
    })),
    removeNotice: assign(({ context }, { id }: { id: string }) => ({
      list: context.list.filter((notice) => notice.id !== id),
    })),
    removeExpired: assign(({ context }, { now }: { now: number }) => ({
      list: context.list
        .filter(({ until }) => !isExpired(until, now))
        .map((notice) => ({ ...notice, until: notice.until ?? now + context.lifetime })),
    })),
    stopClocks: assign(({ context }) => ({
      list: context.list.map((notice) => ({ ...notice, until: null })),
    })),
  },
  guards: {
    isNew: ({ context }, { code }: { code: string }) =>
      context.list.every((notice) => notice.code !== code),
    isShown: ({ context }, { id }: { id: string }) =>
      context.list.some((notice) => notice.id === id),
    isOnly: ({ context: { list } }, { id }: { id: string }) =>
      list.length === 1 && list[0]?.id === id,
    areAllExpired: ({ context }, { now }: { now: number }) =>
      context.list.every(({ until }) => isExpired(until, now)),
  },
}).createMachine({
  id: "notices",
  description: "What a person must act on is shown on the page as well.",
  context: ({ input }) => ({ lifetime: input.lifetime, list: [] }),
  on: {
    "notice.dismiss": [
      {
        guard: { type: "isOnly", params: ({ event }) => event },
        target: ".quiet",
        actions: { type: "removeNotice", params: ({ event }) => event },
      },
      {
        guard: { type: "isShown", params: ({ event }) => event },
        actions: { type: "removeNotice", params: ({ event }) => event },
      },
    ],
  },
  initial: "quiet",
  states: {
    quiet: {
      tags: "settled",
      on: {
        "notice.show": {
          target: "showing",
          actions: { type: "showNotice", params: ({ event }) => event },
        },
      },
    },
    showing: {
      description: "Each goes at its own time. No code is shown twice at once.",
      tags: "open",
      invoke: { id: "ticker", src: "ticker" },
      on: {
        "notice.show": {
          guard: { type: "isNew", params: ({ event }) => event },
          actions: { type: "showNotice", params: ({ event }) => event },
        },
        "notices.hold": "held",
        tick: [
          {
            guard: { type: "areAllExpired", params: ({ event }) => event },
            target: "quiet",
            actions: { type: "removeExpired", params: ({ event }) => event },
          },
          { actions: { type: "removeExpired", params: ({ event }) => event } },
        ],
      },
    },
    held: {
      description: "The pointer or the focus is on them: none goes, and all start again after.",
      tags: "locked",
      entry: "stopClocks",
      on: {
        "notice.show": {
          guard: { type: "isNew", params: ({ event }) => event },
          actions: [{ type: "showNotice", params: ({ event }) => event }, "stopClocks"],
        },
        "notices.release": "showing",
      },
    },
  },
});

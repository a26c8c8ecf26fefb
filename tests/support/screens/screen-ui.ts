import { expect } from "vitest";
import { server } from "./border.ts";
import { pass, setNow, until } from "./clock.ts";
import {
  comesTo,
  pick,
  press,
  sees,
  seesButton,
  seesNo,
  seesNoText,
  seesText,
  type,
} from "./hand.ts";
import type { ChartTable, Gesture, Sight, Ui } from "./ui.ts";
import type { PathTable } from "./walk.ts";

/** The page in the test's own window, whose server is held. */
export const ui: Ui = {
  press,
  type,
  pick,
  sees,
  seesButton,
  seesNo,
  seesText,
  seesNoText,
  draws: (selector) =>
    until(() => {
      if (!document.querySelector(selector)) throw new Error(`nothing is ${selector}`);
    }),
  comesTo,
  escape: async () =>
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
  sent: (call, body) =>
    until(() => {
      const held = server.newest(call);
      if (body) expect(held.body).toEqual(body);
    }),
  sentNo: async (call) => expect(() => server.newest(call)).toThrow("no request waits"),
  answer: async (call, data) => {
    await ui.sent(call);
    server.answer(call, data);
  },
  refuse: async (call, refusal, data) => {
    await ui.sent(call);
    server.refuse(call, refusal, data);
  },
  lose: async (call) => {
    await ui.sent(call);
    server.lose(call);
  },
  pass,
  at: setNow,
  here: (value) => value,
};

/** What a screen test has of its own: how the page comes up, and what is done otherwise than before a real server. */
interface Own extends Pick<PathTable, "open" | "leave" | "isMeant" | "beyond"> {
  events?: PathTable["events"];
  states?: PathTable["states"];
}

/** The table of a chart as the screens walk it. */
export const onScreens = (table: ChartTable, own: Own): PathTable => tableOn(ui, table, own);

/** The same on a page where a person can do more. */
export function tableOn<On extends Ui>(
  on: On,
  { events, states, ...table }: ChartTable<On>,
  own: Own,
): PathTable {
  const shared = mapped<Gesture<On>, PathTable["events"][string]>(
    events,
    (gesture) => (event, before) => gesture(on, event, before),
  );
  return {
    ...table,
    ...own,
    beyond: { ...table.beyond, ...own.beyond },
    events: { ...shared, ...own.events },
    states: {
      ...mapped<Sight<On>, PathTable["states"][string]>(states, (sight) => (at) => sight(on, at)),
      ...own.states,
    },
  };
}

function mapped<From, To>(table: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}

import { expect } from "vitest";
import { server } from "./border.ts";
import { setNow, until } from "./clock.ts";
import { press, sees, seesButton, seesNo, type } from "./hand.ts";
import type { ChartTable, Gesture, Ui } from "./ui.ts";
import type { PathTable } from "./walk.ts";

/** The page in the test's own window, whose server is held. */
const ui: Ui = {
  press,
  type,
  sees,
  seesButton,
  seesNo,
  sent: (call, body) =>
    until(() => {
      const held = server.newest(call);
      if (body) expect(held.body).toEqual(body);
    }),
  answer: async (call, data) => server.answer(call, data),
  refuse: async (call, refusal, data) => server.refuse(call, refusal, data),
  lose: async (call) => server.lose(call),
  at: setNow,
  here: (value) => value,
};

/** What a screen test has of its own: how the page comes up, and what is done otherwise than before a real server. */
interface Own extends Pick<PathTable, "open" | "isMeant"> {
  events?: PathTable["events"];
}

/** The table of a chart as the screens walk it. */
export function onScreens({ events, states, ...table }: ChartTable, own: Own): PathTable {
  const shared = mapped<Gesture, PathTable["events"][string]>(
    events,
    (gesture) => (event, before) => gesture(ui, event, before),
  );
  return {
    ...table,
    ...own,
    events: { ...shared, ...own.events },
    states: mapped(states, (sight) => (snapshot) => sight(ui, snapshot)),
  };
}

function mapped<From, To>(table: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}

import { freshness } from "@gatehouse/machines/dashboard/freshness";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

export const freshnessModel = chartModel({
  machine: freshness,
  inputs: [{ version: "1", pause: 4_000 }],
  begins: "waiting",
  moves: [
    [{ type: "page.hide" }, "* -> hidden"],
    [{ type: "page.show" }, "hidden -> asking"],
    [{ type: "xstate.after.pause.freshness.waiting" }, "waiting -> asking"],
    [done("askVersion", "1"), "asking -> waiting"],
    [done("askVersion", "2"), "asking -> waiting ! reload"],
    [noAnswer("askVersion"), "asking -> waiting"],
  ],
  tags: { busy: "asking" },
  asks: { visibility: undefined, askVersion: undefined },
  waits: { pause: 4_000 },
  claims: {
    "the server is asked only while the page can be seen": (snapshot) =>
      !(snapshot.matches("hidden") && snapshot.children["askVersion"]),
  },
});

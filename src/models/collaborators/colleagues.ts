import { colleagues } from "@gatehouse/machines/collaborators/colleagues";
import { inert } from "../kit/inert.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const answers = inert("answers");
const news = {
  revision: 2,
  rulesOn: "2026-11-20",
  theirs: { flatServices: { branchName: "Branch 7" } },
  typing: null,
};

export const colleaguesModel = chartModel({
  machine: colleagues,
  inputs: [{ answers, shortest: 5_000, longest: 30_000 }],
  begins: "asking",
  moves: [
    [{ type: "page.rest" }, "* -> resting", { here: [] }],
    [{ type: "page.attend" }, "resting -> asking"],
    [{ type: "xstate.after.wait.colleagues.waiting" }, "waiting -> asking"],
    [{ type: "xstate.after.wait.colleagues.unreachable" }, "unreachable -> asking"],
    [
      done("ask", { here: ["Ben"], news }),
      "asking -> waiting ! news.load",
      { here: ["Ben"], wait: 5_000 },
    ],
    // What was saved by a person who has left since is news too.
    [done("ask", { here: [], news }), "asking -> waiting ! news.load", { here: [], wait: 5_000 }],
    [
      done("ask", { here: ["Ben"], news: null }),
      "asking -> waiting",
      { here: ["Ben"], wait: 5_000 },
    ],
    [
      done("ask", { here: [], news: null }),
      "asking -> waiting",
      (after, before) =>
        after.context.here.length === 0 &&
        after.context.wait === Math.min(before.context.wait * 2, 30_000),
    ],
    [
      noAnswer("ask"),
      "asking -> unreachable",
      (after, before) =>
        after.context.here.length === 0 &&
        after.context.wait === Math.min(before.context.wait * 2, 30_000),
    ],
  ],
  tags: { busy: "asking", settled: "waiting", failed: "unreachable" },
  asks: { attention: undefined, ask: answers },
  waits: { wait: 5_000 },
  facts: ({ context: { here, wait } }) => ({ here, wait }),
  shown: ({ context: { here } }) => ({ here }),
  claims: {
    "names are shown only while the server answers": (snapshot) =>
      !(snapshot.matches("resting") || snapshot.matches("unreachable")) ||
      snapshot.context.here.length === 0,
    "the server is asked only while the page can be seen and is online": (snapshot) =>
      !(snapshot.matches("resting") && snapshot.children["ask"]),
    "between two questions lie 5 to 30 seconds": ({ context }) =>
      context.wait >= 5_000 && context.wait <= 30_000,
  },
});

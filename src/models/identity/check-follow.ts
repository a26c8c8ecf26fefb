import { checkFollow } from "@gatehouse/machines/identity/check-follow";
import { inert } from "../kit/inert.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const input = { page: inert("page"), shortest: 2_000, longest: 15_000 };
const subject = { kind: "face", applicant: "Ada Wong", person: "Ada Wong", vendor: "zoloz" };
const known = (state: string) => ({ kind: "known", state, subject });

export const checkFollowModel = chartModel({
  machine: checkFollow,
  inputs: [input],
  begins: "asking",
  moves: [
    [{ type: "page.hide" }, "* -> hidden"],
    [{ type: "page.show" }, "hidden -> asking"],
    [{ type: "xstate.after.wait.checkFollow.waiting" }, "waiting -> asking"],
    [{ type: "xstate.after.wait.checkFollow.unreachable" }, "unreachable -> asking"],
    // What has been told is not told again, and the questions become rarer.
    [
      done("ask", known("ready")),
      "asking -> waiting ! check.ready | waiting",
      (after, before) =>
        before.context.reported === "check.ready"
          ? after.context.wait === Math.min(before.context.wait * 2, 15_000)
          : after.context.wait === 2_000 && after.context.subject.person === "Ada Wong",
    ],
    [
      done("ask", known("verified")),
      "asking -> waiting ! check.verified | waiting",
      (after) => after.context.reported === "check.verified",
    ],
    [
      done("ask", { kind: "expired" }),
      "asking -> waiting ! link.expired | waiting",
      (after) => after.context.subject === null,
    ],
    [
      noAnswer("ask"),
      "asking -> unreachable",
      (after, before) =>
        after.context.wait === Math.min(before.context.wait * 2, 15_000) &&
        after.context.reported === before.context.reported,
    ],
  ],
  tags: { busy: "asking", failed: "unreachable" },
  asks: { visibility: undefined, ask: undefined },
  waits: { wait: 2_000 },
  facts: ({ context }) => ({ reported: context.reported, wait: context.wait }),
  claims: {
    "the server is asked only while the page can be seen": (snapshot) =>
      !(snapshot.matches("hidden") && snapshot.children["ask"]),
    "between two questions lie 2 to 15 seconds": ({ context }) =>
      context.wait >= 2_000 && context.wait <= 15_000,
  },
});

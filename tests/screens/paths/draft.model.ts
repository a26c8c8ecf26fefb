import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { draftModel } from "../../machines/models/draft.ts";

/** A conflict is settled in the page itself, and a lost connection is an outcome: neither can fail. */
const cannotHappen = ["xstate.error.actor.resolve", "xstate.error.actor.save"];
const bare = [
  ...["look", "resume", "restart", "discard", "keep", "edit", "save"].map(
    (name) => `draft.${name}`,
  ),
  "conflict.keepMine",
  "conflict.takeTheirs",
  "net.online",
  "net.offline",
  "session.back",
  "xstate.after.saveDelay.draft.keeping.edited",
  "xstate.after.retryDelay.draft.keeping.offline",
  "xstate.after.retryDelay.draft.keeping.unanswered",
].map((name) => ({ type: name }));

const [asking, goingOn] = draftModel.runs;
const written = asking!.cases as readonly AnyEvent[];
const cases = [...written, ...bare].filter((event) => !cannotHappen.includes(event.type));
const found = (event: AnyEvent) => /^draft|\.look$/.test(event.type);

/** The draft as the application's pages have it. */
export const draftOnScreen: ChartModel = {
  ...draftModel,
  runs: [
    { input: asking!.input, cases: () => cases },
    {
      input: goingOn!.input,
      cases: (snapshot) => (snapshot.matches("looking") ? cases.filter(found) : []),
    },
  ],
  facts: () => ({}),
};

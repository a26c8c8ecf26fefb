import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { draftOnScreen } from "../../screens/paths/draft.model.ts";

const [asking, goingOn] = draftOnScreen.runs;
const casesOf = (snapshot: AnyMachineSnapshot) =>
  (asking!.cases as (at: AnyMachineSnapshot) => readonly AnyEvent[])(snapshot);
/** Begun with nothing: another page of questions is open then, and the walk is at its end. */
export const isBlank = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches("keeping") && snapshot.context.savedAt === null;
/** What was found is this person's own. */
const own = ({ output }: AnyEvent) => (output as { by?: unknown } | undefined)?.by === null;

/** Somebody who is asked, and somebody whom this tab has asked already. */
export const draftOnTour: ChartModel = {
  ...draftOnScreen,
  runs: [
    {
      ...asking!,
      cases: (snapshot: AnyMachineSnapshot) => (isBlank(snapshot) ? [] : casesOf(snapshot)),
    },
    {
      ...goingOn!,
      cases: (snapshot: AnyMachineSnapshot) =>
        snapshot.matches("looking") ? casesOf(snapshot).filter(own) : [],
    },
  ],
  facts: (snapshot: AnyMachineSnapshot) => ({ isBlank: isBlank(snapshot) }),
};

/** What no walk takes. */
export const draftBeyond = {
  "draft.keeping.resolving --xstate.error.actor.resolve--> draft.keeping.conflict":
    "a choice is carried out in the page itself, which cannot fail",
  "draft.keeping.saving --xstate.error.actor.save--> draft.keeping.failed":
    "a save without an answer is an outcome: offline",
};

import type { AnyRouter } from "@tanstack/react-router";
import { fromCallback } from "xstate";
import { placeOf } from "#portal/app/route-search.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import type { AnswerStore } from "./answers.ts";
import type { SectionsRef } from "./application.ts";
import { addressOf, planOf } from "./form-facts.ts";

interface Shown {
  sections: SectionsRef;
  router: AnyRouter;
}

/** The address names the section that is shown; Back and Forward open the section of the address. */
export const sectionAddress = fromCallback<{ type: string }, Shown>(({ input }) => {
  const { sections, router } = input;
  const shown = () => sections.getSnapshot().context;
  const stored = () => (shown().answers as AnswerStore).getSnapshot().context;

  const showAddress = () => {
    const asked = placeIn(input);
    const { section } = shown();
    if (!asked || section === "" || section === asked.section) return;
    const isBack = asked.from === "review" && section === planOf(stored()).plan.at(-1)?.section;
    void router.navigate({
      ...addressOf(stored(), section),
      ...(isBack ? { hash: (question) => (question ? `${asked.section}.${question}` : "") } : {}),
      replace: asked.section === undefined,
    });
  };

  const openAsked = () => {
    const { section, from } = placeIn(input) ?? {};
    if (section === undefined || section === shown().section) return;
    const isChange = from === "review";
    sections.send({ type: "section.open", section, isChange, ...planOf(stored()) });
    const now = shown().section;
    if (now !== section) void router.navigate({ ...addressOf(stored(), now), replace: true });
  };

  showAddress();
  const moves = sections.select(({ context }) => context.section).subscribe(showAddress);
  const unsubscribe = router.history.subscribe(openAsked);
  return () => {
    moves.unsubscribe();
    unsubscribe();
  };
});

/** What the newest address asks of this application, also while the router still prepares its page; undefined elsewhere. */
function placeIn({ sections, router: { history, options } }: Shown) {
  const { pathname, search } = history.location;
  const place = placeOf(options.parseSearch(search));
  const answers = sections.getSnapshot().context.answers as AnswerStore;
  const { flowId, formAsked } = answers.getSnapshot().context;
  const isHere = pathname.replace(/\/$/, "") === pathOf[flowId] && place.form === formAsked;
  return isHere ? place : undefined;
}

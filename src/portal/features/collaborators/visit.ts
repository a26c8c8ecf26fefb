import type { visit } from "@gatehouse/machines/shared/visit";
import { type ActorRefFrom, fromTransition } from "xstate";
import type { Journal } from "#portal/actors/journal.ts";
import type { System } from "#portal/system/system.ts";

/** The actor that holds what a page opened by a link knows; it is kept encrypted for a page that is loaded again. */
export function visitOf<Kept extends object>() {
  type Visit = Kept & { journal: Journal | undefined };
  const logic = fromTransition(
    // The system's own events, for example the one that stops the actor, change nothing.
    (kept: Visit, event: { type: "visit.change"; change: Partial<Kept> }) =>
      event.type === "visit.change" ? { ...kept, ...event.change } : kept,
    ({ input }: { input: Visit }) => input,
  );
  /** The visit of the page that is open. */
  const openIn = (system: System) => {
    const actor = system.get("visit") as ActorRefFrom<typeof logic>;
    const now = () => actor.getSnapshot().context;
    const keep = (change: Partial<Kept>) => {
      actor.send({ type: "visit.change", change });
      const { journal, ...kept } = now();
      return journal?.write(kept);
    };
    return { now, keep };
  };
  return { logic: logic as unknown as typeof visit, openIn };
}

import { createActor, fromTransition } from "xstate";

/** An actor that does nothing, with a name that is the same in every run. */
export const inert = (id: string) =>
  createActor(
    fromTransition((now: object) => now, {}),
    { id },
  );

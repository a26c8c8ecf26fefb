import type { ActorLogic } from "xstate";

// The child's own snapshot and events concern only itself; what matters here is what it is given.
// oxlint-disable-next-line typescript/no-explicit-any
type Given<Input> = ActorLogic<any, any, Input>;

/** A chart that begins in another way than its own, so that it fits the parent that invokes it. */
export function adapted<Input>(
  logic: object,
  other: {
    getInitialSnapshot: (scope: never, input: Input) => unknown;
    /** Runs when the chart starts; making a snapshot alone must touch nothing outside. */
    start?: (snapshot: never, scope: never) => void;
  },
): Given<Input> {
  return Object.assign(Object.create(logic) as object, other) as unknown as Given<Input>;
}

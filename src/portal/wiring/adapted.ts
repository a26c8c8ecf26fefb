import type { ActorLogic } from "xstate";

// The child's own snapshot and events concern only itself; what matters here is what it is given.
// oxlint-disable-next-line typescript/no-explicit-any
type Given<Input> = ActorLogic<any, any, Input>;

/** A chart that starts from another input than its own, so that it fits the parent that invokes it. */
export function adapted<Input>(
  logic: object,
  start: { getInitialSnapshot: (scope: never, input: Input) => unknown },
): Given<Input> {
  return Object.assign(Object.create(logic) as object, start) as unknown as Given<Input>;
}

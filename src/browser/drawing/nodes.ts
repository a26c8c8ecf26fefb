import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A state and all states inside it. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child))];
}

/** The transitions that are written in a state, in their order. */
export function writtenIn(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** The name of the guard of a transition, "inline" for one that has no name. */
export function guardName({ guard }: AnyTransitionDefinition): string | undefined {
  if (guard === undefined || typeof guard === "string") return guard;
  return typeof guard === "object" && guard !== null && "type" in guard
    ? String(guard.type)
    : "inline";
}

/** What causes a transition, as a reader calls it: `done save`, `after retryDelay`; empty for one that is taken at once. */
export const caption = (type: string): string =>
  type
    .replace(/^xstate\.(done|error)\.actor\./, "$1 ")
    .replace(/^xstate\.(after)\.([^.]+).*/, "$1 $2");

/** The names of actions; one without a name is "inline". */
export const named = (actions: readonly unknown[]): string[] =>
  actions.map((action) =>
    typeof action === "string" ? action : ((action as { type?: string }).type ?? "inline"),
  );

import { type AnyStateMachine, createMachine } from "xstate";
import type { ChartParts, StatePart } from "#browser/drawing/parts.ts";
import type { WrittenStep } from "#browser/drawing/steps.ts";

/** What happens in a walk: an event, and the transitions whose guards are assumed to hold. */
export interface Assumed {
  type: string;
  taken: readonly number[];
}

/** XState takes an empty event for one that is taken at once. */
export const eventName = (caption: string): string => `on ${caption}`;

type Branch = { target?: string; reenter?: boolean; guard: (args: { event: Assumed }) => boolean };

/**
 * A chart with the same states and transitions, without context, actions and actors. Guards hold where the event says so, so that a
 * reader decides them.
 */
export function skeletonOf(parts: ChartParts, steps: readonly WrittenStep[]): AnyStateMachine {
  const written = Map.groupBy(steps, ({ from }) => from);
  const branchesOf = (id: string) => {
    const on: Record<string, Branch[]> = {};
    for (const { number, event, to } of written.get(id) ?? [])
      (on[eventName(event)] ??= []).push({
        ...(to === null ? {} : { target: `#${to}`, reenter: true }),
        guard: ({ event: { taken } }) => taken?.includes(number) ?? false,
      });
    return on;
  };
  const configOf = ({ id, kind, initial, children }: StatePart): object => ({
    id,
    on: branchesOf(id),
    ...(kind === "compound" ? { initial: initial?.split(".").at(-1) } : { type: kind }),
    ...(children.length > 0
      ? { states: Object.fromEntries(children.map((child) => [child.name, configOf(child)])) }
      : {}),
  });
  return createMachine(configOf(parts.root) as never) as AnyStateMachine;
}

import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, Cases, ChartModel, Specification } from "./model.ts";
import { eventIn, refused } from "./moves.ts";

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The model of a chart from what is specified of it: its cases are the events of the moves. */
export function chartModel(specification: Specification): ChartModel {
  const { moves, inputs = [undefined], claims, ...shared } = specification;
  // What is refused everywhere leads nowhere; the nets try it.
  const leading = moves.filter(([, where]) => where !== refused);
  const cases: Cases = (snapshot) => leading.flatMap(([event]) => eventIn(event, snapshot) ?? []);
  return {
    ...shared,
    file: kebab(shared.machine.id),
    name: shared.machine.id,
    runs: inputs.map((input) => ({ input, cases })),
    invariants: claims,
    specification,
  };
}

export const done = (actor: string, output: unknown = {}): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

export const noAnswer = (actor: string): AnyEvent => ({
  type: `xstate.error.actor.${actor}`,
  error: "no answer",
});

/** The same chart where only some of this can happen, as on a page. */
export function within(
  model: ChartModel,
  canHappen: (event: AnyEvent, at: AnyMachineSnapshot) => boolean,
): ChartModel {
  const runs = model.runs.map(({ input, cases }) => ({
    input,
    cases: (at: AnyMachineSnapshot) =>
      (typeof cases === "function" ? cases(at) : cases).filter((event) => canHappen(event, at)),
  }));
  return { ...model, runs };
}

import type { AnyStateMachine } from "xstate";
import { partsOf } from "./coverage.ts";

interface Parts {
  count: number;
  missing: string[];
}

/** What one test took of a chart, or of one inside it, for the report of the run. */
export interface Walked {
  chart: string;
  level: "bare" | "screens" | "tours";
  states: Parts;
  transitions: Parts;
}

declare module "vitest" {
  interface TaskMeta {
    walked?: Walked[];
  }
}

/** `never`: the states and transitions that no walk took. */
export function walkedOf(
  { file: chart, machine }: { file: string; machine: AnyStateMachine },
  level: Walked["level"],
  never: readonly string[],
): Walked {
  const { states, transitions } = partsOf(machine);
  const left = (parts: readonly string[]): Parts => ({
    count: parts.length,
    missing: parts.filter((part) => never.includes(part)),
  });
  return { chart, level, states: left(states), transitions: left(transitions) };
}

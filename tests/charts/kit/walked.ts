import type { AnyStateMachine } from "xstate";
import type { Locale } from "#contract/locales.ts";
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
  /** In the built application: the language of its pages, and what the walk answered in the server's place. */
  locale?: Locale;
  replaced?: readonly { call: string; reason: string }[];
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

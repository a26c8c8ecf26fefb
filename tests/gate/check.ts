import { run } from "./program.ts";

export interface Outcome {
  passed: number;
  failed: number;
  /** What to print in full where something failed. */
  report: string;
}

/** One thing the gate does; a program counts as one test, a project of Vitest as its tests. */
export interface Check {
  name: string;
  outcome: () => Promise<Outcome>;
}

/** A check that passes where the program ends with 0. */
export function program(name: string, command: string, ...args: string[]): Check {
  return {
    name,
    outcome: async () => {
      const { code, output } = await run(command, ...args);
      return code === 0 ? good : bad(output);
    },
  };
}

export const good: Outcome = { passed: 1, failed: 0, report: "" };
export const bad = (report: string): Outcome => ({ passed: 0, failed: 1, report });

import type { AnyStateMachine } from "xstate";

type Config = Record<string, unknown>;

/** A tool that takes all guards to hold can turn between two states for ever; this ends it with an error. */
export const tooling = { maxIterations: 1000 };

const isConfig = (value: unknown): value is Config =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The chart without its code. An action of the library keeps its name; a delay is the milliseconds that the golden table gives, since
 * without code a tool would not wait at all.
 */
export function chartJson({ config }: AnyStateMachine, golden: string): string {
  const rows = golden.matchAll(/^ {2}after (\w+) \((\d+)\)/gm);
  const delays = new Map([...rows].map(([, name, ms]) => [name!, ms!]));
  const inMs = (after: Config) =>
    Object.fromEntries(
      Object.entries(after).map(([name, branches]) => [delays.get(name) ?? name, branches]),
    );
  const written = (key: string, value: unknown) => {
    if (key === "after" && isConfig(value)) return inMs(value);
    return typeof value === "function" && "type" in value ? { type: value.type } : value;
  };
  return `${JSON.stringify({ ...config, options: tooling }, written, 2)}\n`;
}

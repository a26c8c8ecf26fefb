import type { AnyStateMachine } from "xstate";
import { longestWaits } from "./waits.ts";

type Config = Record<string, unknown>;

const isConfig = (value: unknown): value is Config =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The chart without its code. An action of the library keeps its name; a delay is the milliseconds that the golden table gives, since
 * without code a tool would not wait at all.
 */
export function chartJson({ config }: AnyStateMachine, golden: string): string {
  const delays = longestWaits(golden);
  const inMs = (after: Config) =>
    Object.fromEntries(
      Object.entries(after).map(([name, branches]) => [delays.get(name) ?? name, branches]),
    );
  const written = (key: string, value: unknown) => {
    if (key === "after" && isConfig(value)) return inMs(value);
    return typeof value === "function" && "type" in value ? { type: value.type } : value;
  };
  return `${JSON.stringify(config, written, 2)}\n`;
}

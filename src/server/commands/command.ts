import { parseArgs, type ParseArgsConfig } from "node:util";
import type { Opened, Reading } from "../open.ts";

export type Say = (line: string) => void;
/** Gives the exit code. */
export type Command = (opened: Opened, args: readonly string[], say: Say) => Promise<number>;

/** One that changes nothing. */
export type Reader = (opened: Reading, args: readonly string[], say: Say) => Promise<number>;

/** An error in the arguments, printed as one line. */
export class CommandError extends Error {}

/** Throws a CommandError for arguments that are none of these. */
export function optionsIn<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** As JSON, without what would steer the operator's terminal. */
export const printable = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(controls, escaped);

const controls = /[\u007f-\u009f\u2028\u2029]|\p{Cf}/gu;
const escaped = (char: string) =>
  char
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

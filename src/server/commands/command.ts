import type { Opened } from "../open.ts";

export type Say = (line: string) => void;
/** Gives the exit code. */
export type Command = (opened: Opened, args: readonly string[], say: Say) => Promise<number>;

/** An error in the arguments, printed as one line. */
export class CommandError extends Error {}

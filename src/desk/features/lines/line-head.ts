import type { LineId } from "#contract/business-lines.ts";

/** The id of the head of a line's row in a case. */
export const lineHead = (line: LineId): string => `line-${line}`;

import { accessRows } from "./access-rows.ts";
import { dataRows } from "./data-rows.ts";
import type { Entry, Weight } from "./entry.ts";
import { runningRows } from "./running-rows.ts";

/** One promise of the portal that a test, whose title carries the id, shows to be kept. */
export interface Row {
  /** The group and the number within it; never given again to something else. */
  id: string;
  weight: Weight;
  says: string;
  /** What the row waits for: such a row is not passed, whatever its tests say. */
  waits?: string;
}

export const groups = {
  AU: "Signing in and codes",
  EB: "Guessing and finding out",
  SE: "Sessions",
  CS: "Other sites",
  AC: "Who may do what",
  UP: "Files",
  IN: "What is sent and what is answered",
  PI: "What is stored of a person",
  AT: "What is recorded",
  CO: "Two at once, and twice",
  CR: "Crashes and stops",
  DE: "Others that fail, and load",
  OP: "Backups, packages and a person's rights",
} as const;

type Group = keyof typeof groups;

const table: Record<Group, readonly Entry[]> = { ...accessRows, ...dataRows, ...runningRows };

/** Every row, in the order of the groups. */
export const scorecard: readonly Row[] = Object.keys(groups).flatMap((group) =>
  table[group as Group].map(([weight, says, waits], at) => ({
    id: `${group}${String(at + 1).padStart(2, "0")}`,
    weight,
    says,
    ...(waits === undefined ? {} : { waits }),
  })),
);

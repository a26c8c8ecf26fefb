import type { Band } from "./bands.ts";
import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";

interface Cycle extends Edition {
  /** Months after an approval. */
  months: Readonly<Record<Band, number>>;
}

/** When an approval is reviewed again. */
export const reviewCycles: Editions<Cycle> = [
  { version: "2026-11-20", months: { low: 36, medium: 24, high: 12, prohibited: 12 } },
];

export const reviewCycleSources: Sources = {
  "2026-11-20":
    "SFC AML Guideline (June 2023) 5.3: high risk at least every year; medium and low are product defaults",
};

export const reviewMonths = (on: string, band: Band): number =>
  inForce(reviewCycles, on).months[band];

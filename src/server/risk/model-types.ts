import type { Edition } from "#contract/editions.ts";
import type { InputName } from "./input-names.ts";

export type Dimension = "customer" | "geography" | "product" | "channel" | "activity";

/** The highest of several values counts; a value without points counts 0. */
export interface Factor {
  dimension: Dimension;
  input: InputName;
  points: Readonly<Record<string, number>>;
}

/** Sets a minimum band. */
export interface Override {
  input: InputName;
  values: readonly string[];
  band: "high" | "prohibited";
}

export interface RiskModel extends Edition {
  most: Record<Dimension, number>;
  bands: Record<"medium" | "high", number>;
  /** Months since incorporation; percent of customers in listed places. */
  steps: { age: { young: number; settled: number }; listed: { some: number; many: number } };
  factors: readonly Factor[];
  overrides: readonly Override[];
}

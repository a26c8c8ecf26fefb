/** Bands of risk, from the best to the worst. */
export const bands = ["low", "medium", "high", "prohibited"] as const;
export type Band = (typeof bands)[number];

export const worstBand = (found: readonly Band[]): Band =>
  bands.findLast((band) => found.includes(band)) ?? "low";

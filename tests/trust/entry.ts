/** `core` rows must hold before a release. */
export type Weight = "core" | "further";

export type Entry = [weight: Weight, says: string, waits?: string];

import type { Row } from "./scorecard.ts";

export type Entry = [weight: Row["weight"], says: string, waits?: string];

export const unproved = "tests by its id";

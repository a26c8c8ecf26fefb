import type { RefusalName } from "#contract/refusals/refusals.ts";

export type Scanned =
  | { kind: "accepted"; type: string; pages: number | null }
  | { kind: "refused"; refusal: RefusalName };

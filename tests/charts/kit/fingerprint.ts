import { createHash } from "node:crypto";
import type { AnyStateMachine } from "xstate";
import { partsOf } from "./coverage.ts";

/** Changes with the name of any state or written transition. */
export const fingerprintOf = (machine: AnyStateMachine): string =>
  createHash("sha256")
    .update(JSON.stringify(partsOf(machine)))
    .digest("hex")
    .slice(0, 16);

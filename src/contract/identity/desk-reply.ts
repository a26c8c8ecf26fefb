import * as v from "valibot";
import { checkKinds, checkOutcomes } from "./check-states.ts";
import { personStates } from "./person-states.ts";

/** The identity check of a related person, or the face check of an individual. */
export const deskCheck = v.object({
  kind: v.picklist(checkKinds),
  /** The id of a named person; empty for the account holder. */
  person: v.string(),
  name: v.string(),
  state: v.picklist(personStates),
  /** How the newest attempt ended, else null. */
  outcome: v.nullable(v.picklist(checkOutcomes)),
  /** Empty before the first attempt. */
  vendor: v.string(),
  /** When the link was sent, or the check ended. */
  at: v.nullable(v.number()),
  attempts: v.number(),
});

export type DeskCheck = v.InferOutput<typeof deskCheck>;

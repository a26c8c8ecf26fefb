import * as v from "valibot";
import { checkKinds, checkOutcomes } from "./check-states.ts";
import { deskStates } from "./person-states.ts";

/** The identity check of a related person, or the face check of an individual. */
export const deskCheck = v.object({
  kind: v.picklist(checkKinds),
  /** The id of a named person; empty for the account holder. */
  person: v.string(),
  name: v.string(),
  state: v.picklist(deskStates),
  /** How the attempt shown ended: the verified one, else the newest. Null while it is under way, or before the first. */
  outcome: v.nullable(v.picklist(checkOutcomes)),
  /** Empty before the first attempt. */
  vendor: v.string(),
  /** By which the vendor finds the attempt shown; empty before the first. */
  reference: v.string(),
  /** When the link was sent, or the check began or ended. */
  at: v.nullable(v.number()),
  attempts: v.number(),
});

export type DeskCheck = v.InferOutput<typeof deskCheck>;

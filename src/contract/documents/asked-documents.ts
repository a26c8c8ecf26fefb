import * as v from "valibot";

/** A document in a reply; `slotTitle` gives its title. */
export const askedDocument = {
  /** The slot of the checklist; a person's names the row, `identity.<row id>`. */
  asks: v.string(),
  /** Which of its titles it has for the applicant, from 0; the usual one without it. */
  wording: v.optional(v.number()),
};

const document = v.object(askedDocument);

export type AskedDocument = v.InferOutput<typeof document>;

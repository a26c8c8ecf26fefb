/** Blockers are named; each leads to what settles it. */
export const blockers = [
  "notInReview",
  "prohibited",
  "verdictsUnsettled",
  "documentsUnjudged",
  "requestOpen",
] as const;

export const acts = [
  "propose",
  "decide",
  "confirm",
  "endorse",
  "return",
  "withdraw",
  "activate",
  "decline",
  "freeze",
  "unfreeze",
  "close",
  "lapse",
] as const;

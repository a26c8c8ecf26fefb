/** Where a check stands, or how it ended without success: the person can begin, or try again. */
export const unverified = [
  "ready",
  "underWay",
  "failed",
  "notSamePerson",
  "interrupted",
  "timedOut",
  "cameraRefused",
  "unsupportedBrowser",
  "systemError",
] as const;

/** What the server says of a check, and where it leads while a page follows it. */
export const checkMoves = [
  ...unverified.map(
    (state) => [{ type: `check.${state}` }, `following -> following.${state}`] as const,
  ),
  [{ type: "check.verified" }, "following -> verified"] as const,
];

/** The states of a check without success. From each the person can begin or try again. */
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

/** Each result of a check that the server reports, and the state to which it leads while a page follows the check. */
export const checkMoves = [
  ...unverified.map(
    (state) => [{ type: `check.${state}` }, `following -> following.${state}`] as const,
  ),
  [{ type: "check.verified" }, "following -> verified"] as const,
];

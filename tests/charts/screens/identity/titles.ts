/** How the page of a check names each outcome but success. */
export const titles = {
  failed: "The check did not succeed",
  notSamePerson: "The face does not match",
  interrupted: "The check was interrupted",
  timedOut: "The check took too long",
  cameraRefused: "The camera could not be used",
  unsupportedBrowser: "This browser cannot do the check",
  systemError: "The verification service had a problem",
} as const;

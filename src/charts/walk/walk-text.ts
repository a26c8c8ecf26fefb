/** The steps of a walk as an address carries them: `3.7.12`. */
export const walkText = (steps: readonly number[]): string => steps.join(".");

/** Reads the steps of an address; what is no number is left out. */
export const walkIn = (text: string): number[] =>
  text.split(".").flatMap((part) => (/^\d{1,4}$/.test(part) ? [Number(part)] : []));

/** Joins class names, leaving out what is false or missing. */
export const classes = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(" ");

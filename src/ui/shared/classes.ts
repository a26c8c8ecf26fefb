export const classes = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(" ");

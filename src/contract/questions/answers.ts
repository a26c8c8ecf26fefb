export type Answers = Record<string, unknown>;
export type AllAnswers = Record<string, Answers>;

/** The rows of an answer, none when it is not a list. */
export const rowsOf = (value: unknown): Answers[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === "object" && row !== null) : [];

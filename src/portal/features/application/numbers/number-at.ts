import { type AllAnswers, rowsOf } from "#contract/questions/answers.ts";

/** The question of a number: the server names a row by its id, a page by its place in the list. */
export function numberAt(place: string, answers: AllAnswers): { section: string; path: string } {
  const [section = "", name = "", id, ...inside] = place.split(".");
  if (id === undefined) return { section, path: name };
  const at = rowsOf(answers[section]?.[name]).findIndex((row) => row["id"] === id);
  return { section, path: [name, at, ...inside].join(".") };
}

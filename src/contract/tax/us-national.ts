import type { Answers } from "../questions/answers.ts";

/**
 * Whether the answers of a person say that the person is now a national of the United States, by any nationality: such a
 * person is a US person (US Internal Revenue Code, section 7701(a)(30)).
 */
export function isUsNational({
  nationality,
  otherNationalities,
  usNationalityEnded,
}: Answers): boolean {
  const others: readonly unknown[] = Array.isArray(otherNationalities) ? otherNationalities : [];
  return nationality === "US" || (others.includes("US") && usNationalityEnded !== "yes");
}

import { expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { relatedInformation } from "#contract/forms/related-parties.ts";
import { localeNames } from "#contract/locales.ts";
import { hintWords } from "#contract/questions/hint-words.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { usualDay } from "../editions.ts";
import { wordsIn } from "../journeys/words.ts";

const { people, others } = relatedInformation.questions;
const factsOf = (...lines: LineId[]) => ({ today: usualDay, rulesOn: usualDay, lines });

test("who must be named is said with the lowest share of the lines applied for", async () => {
  const { i18n } = await wordsIn("en");
  expect([
    hintWords(i18n, people, factsOf("exchange")),
    hintWords(i18n, people, factsOf("exchange", "goldToken")),
    hintWords(i18n, others, factsOf("custodyHongKong")),
  ]).toEqual([
    "Every director, every owner of 25 % or more, and whoever acts for the entity.",
    "Every director, every owner of 10 % or more, and whoever acts for the entity.",
    "The sum of all holders of less than 25 % each, of the applicant or of a company named above.",
  ]);
  const shares = await Promise.all(
    localeNames.map(async (locale) =>
      /\d+ ?%/.exec(hintWords((await wordsIn(locale)).i18n, people, factsOf("exchange"))),
    ),
  );
  expect(shares.map((found) => found?.[0])).toEqual(["25 %", "25%", "25%"]);
});

test("the address of somebody else is not asked for as “yours”", () => {
  const own = { people: [{ id: "a", roles: ["director"] }] };
  const issues = issuesIn(relatedInformation, own, {}, factsOf("exchange"));
  expect(issues.filter(({ path }) => path.endsWith(".email"))).toEqual([
    { path: "people.0.email", code: "theirEmailRequired" },
  ]);
});

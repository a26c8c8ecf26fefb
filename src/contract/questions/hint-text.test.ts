import { expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { changePasswordSection } from "#contract/forms/accounts/change-password.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import { investorClassification } from "#contract/forms/people/investor.ts";
import { uploadFiles } from "#contract/forms/documents.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import { signupPassword } from "#contract/forms/accounts/signup.ts";
import { localeNames } from "#contract/locales.ts";
import { hintText } from "#contract/questions/hint-text.ts";
import { leadText } from "#contract/application/lead-text.ts";
import type { Question } from "#contract/questions/question.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { usualDay } from "#tests/support/editions.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";

const { people, others } = relatedInformation.questions;
const factsOf = (...lines: LineId[]) => ({ today: usualDay, rulesOn: usualDay, lines });

test("who must be named is said with the lowest share of the lines applied for", async () => {
  const { i18n } = await wordsIn("en");
  expect([
    hintText(i18n, people, factsOf("exchange")),
    hintText(i18n, people, factsOf("exchange", "goldToken")),
    hintText(i18n, others, factsOf("custodyHongKong")),
    hintText(i18n, uploadFiles.questions["investorList"]!, factsOf("custodyHongKong")),
  ]).toEqual([
    "Add every director, every owner of 25% or more, and every person who acts for the entity.",
    "Add every director, every owner of 10% or more, and every person who acts for the entity.",
    "Everything that is left, if each of these holders has less than 25%: of the applicant, and of each company named above.",
    "Every investor of 25% or more. If there is none, send an extract of the register that shows the number of investors, without names.",
  ]);
  const shares = await Promise.all(
    localeNames.map(async (locale) =>
      /\d+ ?%/.exec(hintText((await wordsIn(locale)).i18n, people, factsOf("exchange"))),
    ),
  );
  expect(shares.map((found) => found?.[0])).toEqual(["25%", "25%", "25%"]);
});

test("a password is asked for with its figures, and no hint of any page leaves one of its own out", async () => {
  const { i18n } = await wordsIn("en");
  const facts = factsOf("exchange");
  const asked = [signupPassword, changePasswordSection].map(({ questions }) =>
    hintText(i18n, questions.password!, facts),
  );
  const said =
    "8-32 characters with at least 3 of 4 categories: uppercase, lowercase, numbers, symbols.";
  expect(asked).toEqual([said, said]);
  const pages = Object.values(flows).flatMap((flow) => Object.values(flow.sections));
  const questions = [...pages, signupPassword, changePasswordSection].flatMap((page) =>
    Object.values<Question>(page.questions),
  );
  const leftOut = await Promise.all(
    localeNames.map(async (locale) => {
      const { i18n: words } = await wordsIn(locale);
      return questions.flatMap((question) => {
        const text = hintText(words, question, facts);
        const own = Object.values(question.hint?.values ?? {});
        return own.filter((value) => !text.includes(String(value))).map(() => [locale, text]);
      });
    }),
  );
  expect(leftOut.flat()).toEqual([]);
});

test("the address of another person is not asked for as “yours”", () => {
  const own = { people: [{ id: "a", roles: ["ubo"] }] };
  const issues = issuesIn(relatedInformation, own, {}, factsOf("exchange"));
  expect(issues.filter(({ path }) => path.endsWith(".email"))).toEqual([
    { path: "people.0.email", code: "theirEmailRequired" },
  ]);
});

test("a lead names the lines that only some investors may use", async () => {
  const { i18n } = await wordsIn("en");
  const lead = investorClassification.lead!;
  expect(leadText(i18n, lead, ["exchange", "custodyHongKong", "custodySingapore"])).toBe(
    "Open only to professional or accredited investors: Custody Hong Kong, Custody Singapore. We use the figures you enter.",
  );
});

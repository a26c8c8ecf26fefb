import { type AllAnswers, type Answers, rowsOf } from "#contract/questions/answers.ts";
import type { Certifier } from "#contract/questions/row-builders.ts";
import type { Issue } from "#contract/questions/section.ts";
import { isSameName } from "#contract/rules/names.ts";

/** One per line. */
const namesIn = (text: unknown): string[] => (typeof text === "string" ? text.split("\n") : []);

/** Of the applicant and of everyone who is a party to it. */
function namesOfParties(all: AllAnswers): string[] {
  const { companyInformation, fundInformation, personalInformation, relatedInformation } = all;
  const { lastName, firstName, middleName } = personalInformation ?? {};
  const person = [lastName, firstName, middleName].filter(Boolean).join(" ");
  const parties = ["people", "companies", "corporateParties"].flatMap((list) =>
    rowsOf(relatedInformation?.[list]),
  );
  return [
    person,
    ...[companyInformation, personalInformation, ...parties].flatMap((each) => [
      each?.["entityName"],
      each?.["fullName"],
      each?.["name"],
      each?.["nativeName"],
      ...namesIn(each?.["formerNames"]),
      ...namesIn(each?.["otherNames"]),
    ]),
    fundInformation?.["managerName"],
  ].filter((name): name is string => typeof name === "string" && name !== "");
}

const certifierOf = (value: unknown) =>
  ((value ?? {}) as { certifier?: Partial<Certifier> }).certifier;

/** A party to the application certifies no copies for it (SFC AML Guideline, Appendix C, paragraph 7). */
export function certifiersAreIndependent(_section: string, own: Answers, all: AllAnswers): Issue[] {
  const names = namesOfParties(all);
  const inAnswers = (answers: Answers, before: string): Issue[] =>
    Object.entries(answers).flatMap(([name, value]) => {
      if (Array.isArray(value))
        return rowsOf(value).flatMap((row, at) => inAnswers(row, `${before}${name}.${at}.`));
      const by = certifierOf(value)?.name ?? "";
      return names.some((party) => isSameName(party, by))
        ? [
            {
              path: `${before}${name}.certifier.name`,
              code: "certifierRelated",
              params: { name: by },
            } satisfies Issue,
          ]
        : [];
    });
  return inAnswers(own, "");
}

import { type AllAnswers, type Answers, rowsOf } from "#contract/questions/answers.ts";
import type { Certifier } from "#contract/questions/builders/rows.ts";
import type { Issue } from "#contract/questions/section.ts";
import { personKeys } from "#contract/rules/names.ts";

/** One per line. */
const namesIn = (text: unknown): string[] => (typeof text === "string" ? text.split("\n") : []);

/** Of the applicant and of everyone who is a party to it. */
function namesOfParties(all: AllAnswers): string[] {
  const { companyInformation, personalInformation, relatedInformation } = all;
  const { lastName, firstName, middleName } = personalInformation ?? {};
  const short = [lastName, firstName].filter(Boolean).join(" ");
  const parties = ["people", "companies", "corporateParties"].flatMap((list) =>
    rowsOf(relatedInformation?.[list]),
  );
  return [
    short,
    [short, middleName].filter(Boolean).join(" "),
    ...[companyInformation, personalInformation, ...parties].flatMap((each) => [
      each?.["entityName"],
      each?.["fullName"],
      each?.["name"],
      each?.["nativeName"],
      ...namesIn(each?.["formerNames"]),
      ...namesIn(each?.["otherNames"]),
      ...namesIn(each?.["directors"]),
    ]),
    all["fundInformation"]?.["managerName"],
    all["fundInformation"]?.["responsiblePerson"],
    all["complianceProgramme"]?.["officerName"],
  ].filter((name): name is string => typeof name === "string" && name !== "");
}

const certifierOf = (value: unknown) =>
  ((value ?? {}) as { certifier?: Partial<Certifier> }).certifier;

/** The name of each certifier, by the path of the certified copy. */
const certifiersIn = (answers: Answers, before = ""): (readonly [path: string, name: string])[] =>
  Object.entries(answers).flatMap(([name, value]) => {
    if (Array.isArray(value))
      return rowsOf(value).flatMap((row, at) => certifiersIn(row, `${before}${name}.${at}.`));
    const by: unknown = certifierOf(value)?.name;
    return typeof by === "string" && by !== "" ? [[`${before}${name}`, by] as const] : [];
  });

/** A name, and what of it is and is not written in Han characters: in Hong Kong both often stand together. */
const eachScript = (name: string): string[] => [
  name,
  name.replace(/\p{Script=Han}/gu, " "),
  name.replace(/[^\p{Script=Han}]/gu, " "),
];

/** A party to the application certifies no copies for it (SFC AML Guideline, Appendix C, paragraph 7). */
export function certifiersAreIndependent(_section: string, own: Answers, all: AllAnswers): Issue[] {
  const certifiers = certifiersIn(own);
  if (certifiers.length === 0) return [];
  const parties = new Set(namesOfParties(all).flatMap(personKeys));
  const isParty = (key: string) => parties.has(key);
  return certifiers
    .filter(([, name]) => eachScript(name).some((part) => personKeys(part).some(isParty)))
    .map(([path, name]) => ({
      path: `${path}.certifier.name`,
      code: "certifierRelated",
      params: { name },
    }));
}

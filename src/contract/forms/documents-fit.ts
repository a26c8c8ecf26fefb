import type { LineId } from "../business-lines.ts";
import { isDated, mustBeCertified } from "../documents/document-rules.ts";
import { documentSlots, type SlotId } from "../documents/document-slots.ts";
import { type AllAnswers, type Answers, rowsOf } from "../questions/answers.ts";
import type { Documents } from "../questions/builders/rows.ts";
import type { Issue } from "../questions/section.ts";

/** Without the date and the certifier that no line asks of a document, in rows too. */
export function askedParts(own: Answers, lines: readonly LineId[], on: string): Answers {
  const entries = Object.entries(own).map(([name, value]): [string, unknown] => {
    if (typeof value !== "object" || value === null) return [name, value];
    if (Array.isArray(value))
      return [name, value.map((row: unknown) => (isRow(row) ? askedParts(row, lines, on) : row))];
    if (!isSlot(name)) return [name, value];
    const { dated, certifier, ...others } = value as Documents;
    return [
      name,
      {
        ...others,
        ...(dated !== undefined && isDated(name, lines, on) ? { dated } : {}),
        ...(certifier && mustBeCertified(name, lines) ? { certifier } : {}),
      },
    ];
  });
  return Object.fromEntries(entries);
}

const isRow = (row: unknown): row is Answers => typeof row === "object" && row !== null;
const isSlot = (name: string): name is SlotId => Object.hasOwn(documentSlots, name);

/** Of the entity, or of the deed of the trust; empty where neither is given. */
const foundedOn = ({ companyInformation, trustInformation }: AllAnswers): string =>
  String(companyInformation?.["incorporationDate"] ?? trustInformation?.["deedDate"] ?? "");

type Dates = [path: string, day: unknown][];

const datesIn = (own: Answers): Dates =>
  Object.entries(own).flatMap(([name, value]): Dates => {
    const { dated, certifier } = (value ?? {}) as Partial<Documents>;
    return [
      [`${name}.dated`, dated],
      [`${name}.certifier.date`, certifier?.date],
    ];
  });

const before = (first: unknown, dates: Dates, code: Issue["code"]): Issue[] =>
  typeof first !== "string" || first === ""
    ? []
    : dates
        .filter(([, day]) => typeof day === "string" && day !== "" && day < first)
        .map(([path]) => ({ path, code, params: { date: first } }));

/** No document or certification of the applicant is older than the applicant. */
export function datesFit(own: Answers, all: AllAnswers): Issue[] {
  return [
    ...before(foundedOn(all), datesIn(own), "beforeIncorporation"),
    ...before(all["personalInformation"]?.["birthDate"], datesIn(own), "beforeBirth"),
  ];
}

/** An entity borrows and sells in the year in which it was founded at the earliest; before that, another did. */
export const yearsFit = (_: string, own: Answers, all: AllAnswers): Issue[] =>
  ["loanYear", "saleYear"].flatMap((path): Issue[] => {
    const [year, date] = [own[path], foundedOn(all)];
    return typeof year === "string" && date !== "" && year.normalize("NFKC") < date.slice(0, 4)
      ? [{ path, code: "beforeIncorporation", params: { date } }]
      : [];
  });

/** No document of a related person, and no certification of one, is older than the person, and no proof of a death older than that. */
export function datesOfPeopleFit({ people }: Answers): Issue[] {
  const rows: unknown[] = Array.isArray(people) ? people : [];
  return rowsOf(people).flatMap((person) => {
    const dates = (own: Answers): Dates =>
      datesIn(own).map(([path, day]) => [`people.${rows.indexOf(person)}.${path}`, day]);
    const { birthDate, deathDate, deathProof } = person;
    return [
      ...before(birthDate, dates(person), "beforeBirth"),
      ...before(deathDate, dates({ deathProof }), "beforeDeath"),
    ];
  });
}

/** No document of a company that is a party is older than the company. */
export const datesOfCompaniesFit = ({ corporateParties }: Answers): Issue[] =>
  rowsOf(corporateParties).flatMap(({ incorporationDate, partyStanding }, at) =>
    before(
      incorporationDate,
      datesIn({ [`corporateParties.${at}.partyStanding`]: partyStanding }),
      "beforeIncorporation",
    ),
  );

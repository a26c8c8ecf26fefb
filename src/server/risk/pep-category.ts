import type { BusinessLine } from "#contract/business-lines.ts";
import type { Answers } from "#contract/questions/answers.ts";

type Office = "own" | "organisation" | "foreign";
type PepCategory = Office | `former${Capitalize<Office>}`;

const home = { hongKong: "HK", singapore: "SG" } as const;

/** Of each PEP, as the company that offers the line sees it; a line of no one region counts every office of a state as foreign. */
export function pepCategories(
  persons: readonly Answers[],
  region: BusinessLine["region"],
): PepCategory[] {
  const peps = persons.filter(({ pepKind }) => pepKind !== undefined && pepKind !== "none");
  return [...new Set(peps.map((person) => categoryOf(person, region)))];
}

function categoryOf({ pepOffice, pepHeld }: Answers, region: BusinessLine["region"]): PepCategory {
  const office = officeOf(pepOffice, region);
  return pepHeld === "no" ? former[office] : office;
}

const former = {
  own: "formerOwn",
  organisation: "formerOrganisation",
  foreign: "formerForeign",
} as const;

function officeOf(office: unknown, region: BusinessLine["region"]): Office {
  if (office === "organisation") return "organisation";
  return home[office as keyof typeof home] === region ? "own" : "foreign";
}

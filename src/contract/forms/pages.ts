import type { Step } from "@gatehouse/machines/institutional-onboarding";
import { type LineId, lineIds, lineOf } from "../business-lines.ts";
import { professionalInvestor } from "../classification.ts";
import { partyRoles } from "../options/lists.ts";
import { isEmpty } from "../questions/question.ts";
import type { Facts } from "../questions/rules.ts";
import {
  type AllAnswers,
  type Answers,
  askedAnswers,
  askedQuestions,
  type Issue,
  issuesIn,
  type Section,
} from "../questions/section.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { flatServices } from "./bank.ts";
import { companyInformation } from "./company.ts";
import { declaration } from "./declaration.ts";
import { supportingDocuments, uploadFiles } from "./documents.ts";
import { investorClassification } from "./investor.ts";
import { applicableAccount, entryBoarding } from "./lines.ts";
import { nonSolicitation } from "./non-solicitation.ts";
import { relatedInformation } from "./related-parties.ts";

interface Page {
  step: Step;
  section: Section;
  /** Whether the section is asked, by the answers given so far. Always, where it is not said. */
  asked?: (answers: AllAnswers) => boolean;
  /** What must hold between the answers of the section, beyond the rule of each. */
  also?: (own: Answers) => Issue[];
}

/** The lines an application covers. */
export function linesOf(answers: AllAnswers): LineId[] {
  const chosen = answers["applicableAccount"]?.["lines"];
  return Array.isArray(chosen) ? lineIds.filter((line) => chosen.includes(line)) : [];
}

const someLine = (answers: AllAnswers, is: (line: ReturnType<typeof lineOf>) => boolean) =>
  linesOf(answers).some((line) => is(lineOf(line)));

/** The institutional flow: which sections make up each step, in order, and when each is asked. */
const pages: readonly Page[] = [
  { step: "entityInfo", section: applicableAccount },
  { step: "entityInfo", section: entryBoarding },
  { step: "entityInfo", section: companyInformation },
  { step: "entityInfo", section: declaration },
  {
    step: "entityInfo",
    section: nonSolicitation,
    asked: (answers) => someLine(answers, (line) => line.nonSolicitation),
  },
  {
    step: "entityInfo",
    section: flatServices,
    asked: (answers) => answers["companyInformation"]?.["needsFiat"] === "yes",
  },
  { step: "documentUploading", section: uploadFiles },
  { step: "documentUploading", section: supportingDocuments },
  {
    step: "investorVerification",
    section: investorClassification,
    asked: (answers) => someLine(answers, (line) => line.investorClass === "HK"),
    also: classIsMet,
  },
  { step: "investorVerification", section: relatedInformation, also: everyRoleNamed },
  { step: "reviewAndSubmit", section: acknowledgement },
];

export const sections = Object.fromEntries(
  pages.map((page) => [page.section.id, page.section]),
) as Record<string, Section>;

/** The sections asked of these answers, with their steps, in order. */
export function planFor(answers: AllAnswers): { step: Step; section: string }[] {
  return pages
    .filter((page) => page.asked?.(answers) ?? true)
    .map((page) => ({ step: page.step, section: page.section.id }));
}

/** Every refused answer of one section, its own cross-checks included. Browser and server run the same. */
export function issuesOfSection(id: string, answers: AllAnswers, facts: Facts): Issue[] {
  const page = pages.find((candidate) => candidate.section.id === id);
  if (!page) return [];
  const own = answers[id] ?? {};
  const issues = issuesIn(page.section, own, answers, facts);
  return issues.length > 0 ? issues : (page.also?.(own) ?? []);
}

/** Every refused answer of an application, by section, over the sections that are asked. */
export function issuesOfApplication(
  answers: AllAnswers,
  facts: Facts,
): ({ section: string } & Issue)[] {
  return planFor(answers).flatMap(({ section }) =>
    issuesOfSection(section, answers, facts).map((issue) => ({ section, ...issue })),
  );
}

/** The sections that need nothing more. */
export function acceptedSections(answers: AllAnswers, facts: Facts): string[] {
  return planFor(answers)
    .map(({ section }) => section)
    .filter((id) => answers[id] !== undefined || isAllOptional(id, answers))
    .filter((id) => issuesOfSection(id, answers, facts).length === 0);
}

function isAllOptional(id: string, answers: AllAnswers): boolean {
  return askedQuestions(sections[id]!, {}, answers).every(([, question]) => question.optional);
}

/** What a submission keeps: only what is asked, in the order of the form. */
export function askedOf(answers: AllAnswers): AllAnswers {
  const lines = linesOf(answers);
  return Object.fromEntries(
    planFor(answers).map(({ section }) => [
      section,
      askedAnswers(sections[section]!, answers[section] ?? {}, answers, lines),
    ]),
  );
}

/** How far one section is: items given of items asked, one for each required question, and whether anything is given. */
export function progressOfSection(id: string, answers: AllAnswers, facts: Facts) {
  const own = answers[id] ?? {};
  const refused = new Set(
    issuesOfSection(id, answers, facts).map((issue) => issue.path.split(".")[0]),
  );
  const asked = askedQuestions(sections[id]!, own, answers).filter(
    ([, question]) => !question.optional,
  );
  const given = asked.filter(([name]) => !isEmpty(own[name]) && !refused.has(name));
  const begun = Object.values(own).some((answer) => !isEmpty(answer));
  return { given: given.length, asked: asked.length, begun };
}

/** How far the whole application is. */
export function progressOf(answers: AllAnswers, facts: Facts): { given: number; asked: number } {
  const parts = planFor(answers).map(({ section }) => progressOfSection(section, answers, facts));
  return {
    given: parts.reduce((sum, part) => sum + part.given, 0),
    asked: parts.reduce((sum, part) => sum + part.asked, 0),
  };
}

function classIsMet(own: Answers): Issue[] {
  const route = own["route"] === "portfolio" ? "portfolio" : "totalAssets";
  return professionalInvestor(own)?.meets ? [] : [{ path: route, code: "classNotMet" }];
}

/** Each of the three roles must be held by somebody. */
function everyRoleNamed(own: Answers): Issue[] {
  const people = (own["people"] ?? []) as { roles?: string[] }[];
  const held = new Set(people.flatMap((person) => person.roles ?? []));
  const missing = partyRoles.find((role) => !held.has(role.value));
  return missing ? [{ path: "people", code: roleCodes[missing.value] }] : [];
}

const roleCodes = {
  director: "directorMissing",
  ubo: "uboMissing",
  representative: "representativeMissing",
} as const;

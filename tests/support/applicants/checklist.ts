import type { I18n } from "@lingui/core";
import { businessLines } from "#contract/business-lines.ts";
import { monthsAllowed, mustBeCertified } from "#contract/documents/document-rules.ts";
import { type SlotId } from "#contract/documents/document-slots.ts";
import { complianceProgramme } from "#contract/forms/programme.ts";
import { type FlowOn, visible } from "#contract/forms/flows/pages.ts";
import { neededParties } from "#contract/ownership/needed-parties.ts";
import { limbWords } from "#contract/ownership/ownership-words.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Question, Section } from "#contract/questions/question.ts";
import type { Script } from "./ten-applicants.ts";

const { officerName } = complianceProgramme.questions;

interface Asked {
  question: Question;
  own: Answers;
  /** The party whose question it is; empty of the applicant's own. */
  party: string;
}

/** Every question that these answers ask for, those of each party included. */
function everyQuestion(flow: FlowOn, answers: AllAnswers): Asked[] {
  const { asked, answers: all } = visible(flow, answers);
  const within = (section: Section, own: Answers, party: string): Asked[] =>
    askedQuestions(section, own, all, flow.rulesOn).flatMap(([name, question]) =>
      question.each
        ? ((own[name] ?? []) as Answers[]).flatMap((row) =>
            within(question.each!, row, String(row["fullName"] ?? row["name"])),
          )
        : [{ question, own, party }],
    );
  return asked.flatMap(({ section }) => within(section, all[section.id] ?? {}, ""));
}

/** What a submission of this applicant holds, as Markdown: a reader sees that nothing is missing and nothing is asked twice. */
export function checklistOf(
  { name, line }: Script,
  { flow, answers, today }: { flow: FlowOn; answers: AllAnswers; today: string },
  i18n: I18n,
): string {
  const questions = everyQuestion(flow, answers);
  const needed = neededParties(answers, { today, rulesOn: flow.rulesOn });
  const documentLine = ({ question, party }: Asked) => {
    const slot = question.slot as SlotId;
    const months = monthsAllowed(slot, [line], flow.rulesOn);
    const rules = [
      ...(question.optional ? ["optional"] : []),
      ...(months === null ? [] : [`at most ${months} months old`]),
      ...(mustBeCertified(slot, [line]) ? ["certified copy"] : []),
    ];
    const title = i18n._(question.label) + (party ? ` of ${party}` : "");
    return rules.length > 0 ? `${title}: ${rules.join(", ")}` : title;
  };
  const reasons = new Map(
    needed.map((party) => [party.name, party.limbs.map((limb) => limbWords(limb, i18n))]),
  );
  const officers = questions.flatMap(({ question, own }) =>
    question === officerName ? String(own["officerName"]) : [],
  );
  const byNameAlone = (name: string) =>
    `${name}: ${i18n._(officerName.label)}, by name alone with the compliance programme`;
  for (const name of officers) {
    reasons.set(name, [...(reasons.get(name) ?? []), i18n._(officerName.label)]);
  }
  const parts = {
    "Who must be named, and why": [...reasons].map(
      ([name, why]) => `${name}: ${why.map(asSentence).join(" ")}`,
    ),
    "Who is named": [
      ...partiesIn(flow, answers, i18n),
      ...officers.filter((name) => !needed.some((party) => party.name === name)).map(byNameAlone),
    ],
    Documents: questions.filter(({ question }) => question.slot).map(documentLine),
    "Statements to confirm": questions
      .filter(({ question }) => question.kind === "consent")
      .map(({ question }) => i18n._(question.label)),
  };
  const own = questions.filter(({ party, question }) => party === "" && !question.optional).length;
  return [
    `### ${name[0]!.toUpperCase()}${name.slice(1)}`,
    `${i18n._(businessLines[line].name)}. ${own} questions about the applicant, ${questions.length - own} about its parties or optional.`,
    ...Object.entries(parts)
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `#### ${title}\n\n${lines.map((each) => `- ${each}`).join("\n")}`),
  ].join("\n\n");
}

const asSentence = (words: string) => (words.endsWith(".") ? words : `${words}.`);

/** Each party with its roles. */
function partiesIn(flow: FlowOn, answers: AllAnswers, i18n: I18n): string[] {
  const { asked, answers: all } = visible(flow, answers);
  return asked.flatMap(({ section }) => {
    const own = all[section.id] ?? {};
    return askedQuestions(section, own, all, flow.rulesOn).flatMap(([name, { each }]) =>
      each?.questions["holdings"] || each?.questions["roles"]
        ? ((own[name] ?? []) as Answers[]).map((row) => {
            const roles = [row["roles"] ?? row["kind"] ?? []].flat() as string[];
            const offered = (each.questions["roles"] ?? each.questions["kind"])?.options ?? [];
            const words = offered.filter(({ value }) => roles.includes(value));
            return `${String(row["fullName"] ?? row["name"] ?? i18n._(each.title))}: ${words.map(({ label }) => i18n._(label)).join(", ")}`;
          })
        : [],
    );
  });
}

import type { MessageDescriptor } from "@lingui/core";
import type { FlowOn } from "../forms/flows/pages.ts";
import { askedQuestions } from "../questions/asked.ts";
import { type AllAnswers, type Answers, rowsOf } from "../questions/answers.ts";
import type { Section } from "../questions/question.ts";
import type { Certifier, Documents } from "../questions/builders/rows.ts";

interface Known {
  /** The title of the document that the certifier signed. */
  of: MessageDescriptor;
  /** Whose document it is; empty for the applicant's own. */
  party: string;
  certifier: Certifier;
}

/** The certifiers that are named already, each once, with the first document of each: the applicant's own, then those of parties. */
export function certifiersOf(
  { sections, rulesOn }: Pick<FlowOn, "sections" | "rulesOn">,
  answers: AllAnswers,
): Known[] {
  const namedIn = (section: Section, own: Answers, party: string): Known[] =>
    askedQuestions(section, own, answers, rulesOn).flatMap(([name, question]): Known[] => {
      const { kind, label, each, rows } = question;
      if (each && rows)
        return rowsOf(own[name]).flatMap((row) => namedIn(each, row, String(row[rows.name] ?? "")));
      const certifier = (own[name] as Partial<Documents> | undefined)?.certifier;
      return kind === "documents" && certifier?.name && certifier.kind
        ? [{ of: label, party, certifier }]
        : [];
    });
  const found = Object.values(sections).flatMap((section) =>
    namedIn(section, answers[section.id] ?? {}, ""),
  );
  const names = found.map(({ certifier }) => certifier.name);
  return found.filter(({ certifier }, at) => names.indexOf(certifier.name) === at);
}

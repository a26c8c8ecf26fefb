import type { MessageDescriptor } from "@lingui/core";
import type { Flow } from "../forms/flows/pages.ts";
import type { AllAnswers } from "../questions/answers.ts";
import type { Certifier, Documents } from "../questions/row-builders.ts";

interface Known {
  /** The title of the document that the certifier signed. */
  of: MessageDescriptor;
  certifier: Certifier;
}

/** The certifiers that are named already, each once, with the first document of each. */
export function certifiersOf({ sections }: Pick<Flow, "sections">, answers: AllAnswers): Known[] {
  const found = Object.values(sections).flatMap(({ id, questions }) =>
    Object.entries(questions).flatMap(([name, { kind, label }]): Known[] => {
      const certifier = (answers[id]?.[name] as Partial<Documents> | undefined)?.certifier;
      return kind === "documents" && certifier?.name && certifier.kind
        ? [{ of: label, certifier }]
        : [];
    }),
  );
  const names = found.map(({ certifier }) => certifier.name);
  return found.filter(({ certifier }, at) => names.indexOf(certifier.name) === at);
}

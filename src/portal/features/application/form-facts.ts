import type { Plan } from "@gatehouse/machines/application/plan";
import { progressOfSection } from "#contract/forms/flows/progress.ts";
import {
  acceptedSections,
  planFor,
  visibleAnswers as visibleOf,
} from "#contract/forms/flows/pages.ts";
import type { SlotId } from "#contract/documents/document-slots.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { oncePer } from "#contract/once-per.ts";
import type { Facts } from "#contract/rules/facts.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import { isEmpty, type Section } from "#contract/questions/question.ts";
import { maskedAnswers } from "#contract/questions/numbers/masked.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import type { Documents, StoredFile } from "#contract/questions/builders/rows.ts";
import type { FilePlace } from "../documents/slot-files.ts";
import type { Stored } from "./answers.ts";
import { fieldId } from "#portal/form/scope.ts";
import { pathOf, reviewPage } from "#contract/forms/flows/flow-ids.ts";

type Known = Pick<Stored, "today" | "flow" | "answers" | "existingLines" | "mayConsent">;

export const factsOf = ({ today, flow, answers, existingLines, mayConsent }: Known): Facts => ({
  today,
  rulesOn: flow.rulesOn,
  lines: linesOf(answers),
  existingLines: existingLines.map(({ line }) => line),
  mayConsent,
});

export const planOf = oncePer((stored: Known): Plan => ({
  plan: planFor(stored.flow, stored.answers),
  accepted: acceptedSections(stored.flow, stored.answers, factsOf(stored)),
}));

type Answered = Pick<Stored, "flow" | "answers">;

/** The answers to questions that are asked; conditions use these. */
export const visibleAnswers = oncePer(({ flow, answers }: Answered) => visibleOf(flow, answers));

type Progress = ReturnType<typeof progressOfSection>;

const sectionsRead = oncePer((_: Known) => new Map<string, Progress>());

/** How many items of a section are asked and given. */
export function sectionProgress(stored: Known, section: string): Progress {
  const read = sectionsRead(stored);
  const { flow, answers } = stored;
  const progress =
    read.get(section) ??
    progressOfSection(flow, section, { answers, all: visibleAnswers(stored) }, factsOf(stored));
  read.set(section, progress);
  return progress;
}

/** As the review shows them. */
export const reviewedAnswers = (stored: Stored): AllAnswers =>
  stored.numbersShown ? visibleAnswers(stored) : maskedAnswers(stored.flow, visibleAnswers(stored));

export const valuesIn = ({ answers }: Stored, section: string): Answers => answers[section] ?? {};

/** The visible answers outside a page. They are computed again only when another section changes, not on each key. */
export function visibleBeside(stored: () => Stored, section: string): () => AllAnswers {
  let read: { of: AllAnswers; visible: AllAnswers } | undefined;
  return () => {
    const now = stored();
    const names = new Set([...Object.keys(now.answers), ...Object.keys(read?.of ?? {})]);
    names.delete(section);
    const isStill = [...names].every((name) => now.answers[name] === read?.of[name]);
    if (!read || !isStill) read = { of: now.answers, visible: visibleAnswers(now) };
    return read.visible;
  };
}

/** A section in the words for this applicant, by the answers to questions that are asked. */
export function sectionIn(stored: Answered, id: string): Section | undefined {
  const { sections, rulesOn } = stored.flow;
  const section = sections[id];
  return section && wordedSection(section, visibleAnswers(stored), rulesOn);
}

/** Whether a page asks for a file of the applicant by the answers so far. */
export function asksForFile(stored: Stored, section: Section): boolean {
  const { flow, answers } = stored;
  if (!Object.values(section.questions).some(({ kind }) => kind === "documents")) return false;
  const own = answers[section.id] ?? {};
  const asked = askedQuestions(section, own, visibleAnswers(stored), flow.rulesOn);
  return asked.some(([, { kind }]) => kind === "documents");
}

const noFiles: StoredFile[] = [];

/** The stored files of one slot. */
export function filesAt({ answers }: Stored, { section, name, row }: FilePlace): StoredFile[] {
  const own = answers[section];
  const rows = row ? (own?.[row.question] as Answers[] | undefined) : undefined;
  const place = row ? rows?.find(({ id }) => id === row.id) : own;
  return (place?.[name] as Partial<Documents> | undefined)?.files ?? noFiles;
}

/** The index of the row that a slot belongs to. */
export function rowIn({ answers }: Stored, section: string, row: NonNullable<FilePlace["row"]>) {
  const rows = (answers[section]?.[row.question] ?? []) as { id: string }[];
  return rows.findIndex(({ id }) => id === row.id);
}

/** The slots of a section, by question, that hold files although the answers no longer ask for them. */
export function unaskedFiles(stored: Stored, id: string): [string, SlotId][] {
  const [section, own] = [stored.flow.sections[id], stored.answers[id] ?? {}];
  if (!section) return [];
  const visible = visibleAnswers(stored)[id] ?? {};
  return Object.entries(section.questions).flatMap(([name, { slot }]) =>
    slot && !(name in visible) && (own[name] as Partial<Documents> | undefined)?.files?.length
      ? [[name, slot as SlotId]]
      : [],
  );
}

/** A restart also clears the declarations that the account holder accepted, which a collaborator may not do. */
export const canRestart = ({ flow, answers, mayConsent }: Stored): boolean =>
  mayConsent ||
  Object.entries(answers).every(([id, own]) =>
    Object.entries(flow.sections[id]?.questions ?? {}).every(
      ([name, { kind }]) => kind !== "consent" || isEmpty(own[name]),
    ),
  );

/** The section an application shows. */
export const addressOf = ({ flowId, formAsked }: Stored, section: string) => ({
  to: pathOf[flowId],
  search: { section, ...(formAsked ? { form: formAsked } : {}) },
});

/** The link on the review that changes an answer; a review opened with `section.question` behind # shows it. */
export const rowOfReview = (section: string, question: string): string =>
  fieldId(reviewPage, `${section}.${question}`);

/** A section opened from the review, which is shown again once the section is accepted. */
export function changeAddressOf(stored: Stored, section: string) {
  const { to, search } = addressOf(stored, section);
  return { to, search: { ...search, from: "review" as const } };
}

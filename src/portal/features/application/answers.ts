import { type AnswerEvent, withAnswer } from "@gatehouse/machines/shared/answers";
import { type ActorRefFrom, fromTransition } from "xstate";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { Changes, kycForm } from "#contract/calls/onboarding.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Checks, Flow, FlowOn } from "#contract/forms/flows/pages.ts";
import type { StoredFile } from "#contract/questions/row-builders.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Journal } from "#portal/actors/journal.ts";
import { filtered, only, pendingOf, takenIn, without } from "./pending.ts";

type Form = ReplyTo<typeof kycForm>;

/** What an earlier visit left unsaved, and the revision on which it was typed. */
export interface Unsaved {
  revision: number;
  pending: Changes;
}

/** Which application is meant: the one that the address names, or else the newest of the flow. */
export interface ApplicationName {
  flowId: FlowId;
  flow: Flow;
  asked: string | undefined;
  /** Whether this person gives consents, which only the account holder does. */
  mayConsent: boolean;
}

/** One application: what the server has and what the person sees. What differs is pending. */
export interface Stored extends Omit<ApplicationName, "flow"> {
  flow: FlowOn;
  formId: string;
  reference: string;
  /** YYYY-MM-DD. */
  today: string;
  submission: Form["submission"];
  /** Lines that were applied for elsewhere, each with its status. */
  existingLines: Form["existing_lines"];
  base: { revision: number; answers: AllAnswers };
  answers: AllAnswers;
  /** What these answers are called when they are sent; null until then. */
  saveId: string | null;
  copy: Journal | undefined;
}

/** Where the stored files of a slot stand in the answers. */
export interface FilePlace {
  section: string;
  name: string;
  /** The row that asks for them, where it is one of several people. */
  row?: { question: string; id: string };
}

type Load = { form: Form; copy: Journal | undefined; unsaved: Unsaved | undefined };

type StoreEvent =
  | AnswerEvent
  | ({ type: "form.load" } & Load)
  | { type: "checks.load"; checks: Checks }
  | { type: "files.change"; question: FilePlace; files: StoredFile[] }
  | { type: "save.name"; saveId: string }
  | ({ type: "answers.saved" } & Saved)
  | { type: "application.submitted"; submission: Form["submission"] }
  | ({ type: "conflict.settle" } & Settled)
  | { type: "answers.clear"; revision: number; today: string };

interface Saved {
  revision: number;
  sent: Changes;
  theirs: Changes;
}

interface Settled {
  revision: number;
  theirs: Changes;
  fields: string[];
  keep: "mine" | "theirs";
}

function unloaded({ flow, ...name }: ApplicationName): Stored {
  return {
    ...name,
    flow: { ...flow, rulesOn: "", checks: null },
    formId: "",
    reference: "",
    today: "",
    submission: null,
    existingLines: [],
    base: { revision: 0, answers: {} },
    answers: {},
    saveId: null,
    copy: undefined,
  };
}

function moved(held: Stored, event: StoreEvent): Stored {
  switch (event.type) {
    case "answer.set":
      return withAnswer(held, event);
    case "form.load":
      return loaded(held, event);
    case "checks.load":
      return { ...held, flow: { ...held.flow, checks: event.checks } };
    case "files.change":
      return withFiles(held, event.question, event.files);
    case "save.name":
      return { ...held, saveId: event.saveId };
    case "answers.saved":
      return saved(held, event);
    case "application.submitted":
      return { ...held, submission: event.submission };
    case "conflict.settle":
      return settled(held, event);
    case "answers.clear": {
      const { revision, today } = event;
      const flow = { ...held.flow, rulesOn: today };
      return { ...held, today, flow, base: { revision, answers: {} }, answers: {} };
    }
    // The system's own events, such as the one that stops the actor.
    default:
      return held;
  }
}

/** The revision on which unsaved answers were typed decides about conflicts. */
function loaded(held: Stored, { form, copy, unsaved }: Load): Stored {
  const answers: AllAnswers = form.answers;
  // The copy of an earlier version may hold a consent with which every save of a collaborator is rejected.
  const mayChange = (section: string, name: string) =>
    held.mayConsent || held.flow.sections[section]?.questions[name]?.kind !== "consent";
  return {
    ...held,
    copy,
    formId: form.form_id,
    reference: form.reference,
    today: form.today,
    flow: { ...held.flow, rulesOn: form.rules_on },
    submission: form.submission,
    existingLines: form.existing_lines,
    base: { revision: Math.min(form.revision, unsaved?.revision ?? form.revision), answers },
    answers: unsaved ? applyChanges(answers, filtered(unsaved.pending, mayChange)) : answers,
  };
}

/** The server has `sent`, and `theirs` of other people beside it. */
function saved(held: Stored, { revision, sent, theirs }: Saved): Stored {
  const base = {
    revision: Math.max(revision, held.base.revision),
    answers: applyChanges(applyChanges(held.base.answers, theirs), sent),
  };
  return { ...held, base, answers: takenIn(held.answers, without(theirs, pendingOf(held))) };
}

/** Both sides changed `fields`: one side's answers stay there, everyone's elsewhere. */
function settled(held: Stored, { revision, theirs, fields, keep }: Settled): Stored {
  const others = takenIn(held.answers, without(theirs, pendingOf(held)));
  return {
    ...held,
    base: { revision, answers: applyChanges(held.base.answers, theirs) },
    answers: keep === "theirs" ? takenIn(others, only(theirs, fields)) : others,
  };
}

function withFiles(held: Stored, { section, name, row }: FilePlace, files: StoredFile[]): Stored {
  const filled = (own: Answers) => ({ ...own, [name]: { ...(own[name] as object), files } });
  const own = held.answers[section] ?? {};
  const rows = row ? ((own[row.question] ?? []) as ({ id: string } & Answers)[]) : [];
  const next = row
    ? { ...own, [row.question]: rows.map((one) => (one.id === row.id ? filled(one) : one)) }
    : filled(own);
  return { ...held, answers: { ...held.answers, [section]: next } };
}

/** The answers of one application, and the only place where they are. */
export const answerStore = fromTransition(
  (held: Stored, event: StoreEvent): Stored => {
    const next = moved(held, event);
    return next.answers === held.answers ? next : { ...next, saveId: null };
  },
  ({ input }: { input: ApplicationName }) => unloaded(input),
);

export type AnswerStore = ActorRefFrom<typeof answerStore>;

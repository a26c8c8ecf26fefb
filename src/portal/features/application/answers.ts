import { type AnswerEvent, withAnswer } from "@gatehouse/machines/shared/answers";
import { type ActorRefFrom, fromTransition } from "xstate";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { Changes, kycForm } from "#contract/calls/onboarding.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Flow, FlowOn } from "#contract/forms/flows/pages.ts";
import type { Numbers } from "#contract/questions/numbers/masked.ts";
import type { StoredFile } from "#contract/questions/builders/rows.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { TabJournals } from "#portal/actors/tab-journals.ts";
import { type FilePlace, withFiles } from "../documents/slot-files.ts";
import { withNumbers } from "./numbers/with-numbers.ts";
import { filterChanges, omitChanges, pendingOf, pickChanges } from "./pending.ts";
import { type News, withChanges, withNews } from "./pending.ts";

type Form = ReplyTo<typeof kycForm>;

/** Unsaved answers of an earlier visit, and the revision they are based on. */
export interface Unsaved {
  revision: number;
  pending: Changes;
}

/** Names an application: by its id, by the form in the address, else the newest of the flow. */
export interface ApplicationName {
  flowId: FlowId;
  flow: Flow;
  formAsked: string | undefined;
  /** Empty until it is loaded, unless the page knows it. */
  formId: string;
  /** Only the account holder gives consents. */
  mayConsent: boolean;
}

/** One application: the server's answers (`base`) and those the person sees. The difference is pending. */
export interface Stored extends Omit<ApplicationName, "flow"> {
  flow: FlowOn;
  reference: string;
  /** YYYY-MM-DD. */
  today: string;
  submission: Form["submission"];
  numbersNeed: Form["numbers_need"];
  /** Whether the person asked to see whole numbers; until then the review masks those typed now, too. */
  numbersShown: boolean;
  /** Lines that the account already applied for. */
  existingLines: Form["existing_lines"];
  /** How many of the applicant's own documents the application may have. */
  filesTotal: number;
  /** Of the stored files when the form was loaded; a restart is about them. */
  filesAsked: string;
  /** When a collaborator last told the account holder that it is ready; ms since the epoch. */
  toldReadyAt: number | null;
  base: { revision: number; answers: AllAnswers };
  answers: AllAnswers;
  /** The idempotency key of these answers; null until they are sent. */
  saveId: string | null;
  copy: TabJournals | undefined;
}

type Load = { form: Form; copy: TabJournals | undefined; unsaved: Unsaved | undefined };

type StoreEvent =
  | AnswerEvent
  | ({ type: "form.load" } & Load)
  | { type: "flow.load"; flow: Partial<FlowOn> }
  | { type: "files.change"; question: FilePlace; files: StoredFile[] }
  | { type: "save.name"; saveId: string }
  | ({ type: "answers.saved" } & Saved)
  | ({ type: "news.load"; rulesOn: string } & News)
  | { type: "numbers.show"; numbers: Numbers }
  | { type: "ready.tell"; at: number }
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
    reference: "",
    today: "",
    submission: null,
    numbersNeed: "password",
    numbersShown: false,
    existingLines: [],
    filesTotal: 0,
    filesAsked: "",
    toldReadyAt: null,
    base: { revision: 0, answers: {} },
    answers: {},
    saveId: null,
    copy: undefined,
  };
}

function reduce(stored: Stored, event: StoreEvent): Stored {
  switch (event.type) {
    case "answer.set":
      return withAnswer(stored, event);
    case "form.load":
      return loaded(stored, event);
    case "flow.load":
      return { ...stored, flow: { ...stored.flow, ...event.flow } };
    case "files.change":
      return withFiles(stored, event.question, event.files);
    case "save.name":
      return { ...stored, saveId: event.saveId };
    case "answers.saved":
      return saved(stored, event);
    case "news.load":
      return { ...withNews(stored, event), flow: { ...stored.flow, rulesOn: event.rulesOn } };
    case "numbers.show":
      return withNumbers(stored, event.numbers);
    case "ready.tell":
      return { ...stored, toldReadyAt: event.at };
    case "application.submitted":
      return { ...stored, submission: event.submission };
    case "conflict.settle":
      return settled(stored, event);
    case "answers.clear": {
      const { revision, today } = event;
      const flow = { ...stored.flow, rulesOn: today };
      return { ...stored, today, flow, base: { revision, answers: {} }, answers: {} };
    }
    // The system's own events, for example the one that stops the actor.
    default:
      return stored;
  }
}

/** The revision of the unsaved answers decides about conflicts. */
function loaded(stored: Stored, { form, copy, unsaved }: Load): Stored {
  const answers: AllAnswers = form.answers;
  // A copy of an earlier version can contain a consent, with which the server rejects every save of a collaborator.
  const mayChange = (section: string, name: string) =>
    stored.mayConsent || stored.flow.sections[section]?.questions[name]?.kind !== "consent";
  return {
    ...stored,
    copy,
    formId: form.form_id,
    reference: form.reference,
    today: form.today,
    flow: { ...stored.flow, rulesOn: form.rules_on },
    submission: form.submission,
    numbersNeed: form.numbers_need,
    numbersShown: false,
    existingLines: form.existing_lines,
    filesTotal: form.files_total,
    filesAsked: form.files,
    toldReadyAt: form.told_ready_at,
    base: { revision: Math.min(form.revision, unsaved?.revision ?? form.revision), answers },
    answers: unsaved ? applyChanges(answers, filterChanges(unsaved.pending, mayChange)) : answers,
  };
}

/** The server has `sent`, and `theirs` from other people; of an old answer `theirs` is known, or replaced by newer. */
function saved(stored: Stored, { revision, sent, theirs: told }: Saved): Stored {
  const theirs = revision < stored.base.revision ? {} : told;
  const base = {
    revision: Math.max(revision, stored.base.revision),
    answers: applyChanges(applyChanges(stored.base.answers, theirs), sent),
  };
  return {
    ...stored,
    base,
    answers: withChanges(stored.answers, omitChanges(theirs, pendingOf(stored))),
  };
}

/** Both sides changed `fields`: there, the chosen side wins. Other fields keep both. */
function settled(stored: Stored, { revision, theirs, fields, keep }: Settled): Stored {
  const others = withChanges(stored.answers, omitChanges(theirs, pendingOf(stored)));
  return {
    ...stored,
    base: { revision, answers: applyChanges(stored.base.answers, theirs) },
    answers: keep === "theirs" ? withChanges(others, pickChanges(theirs, fields)) : others,
  };
}

/** The answers of one application. There is no second copy of them. */
export const answerStore = fromTransition(
  (stored: Stored, event: StoreEvent): Stored => {
    const next = reduce(stored, event);
    return next.answers === stored.answers ? next : { ...next, saveId: null };
  },
  ({ input }: { input: ApplicationName }) => unloaded(input),
);

export type AnswerStore = ActorRefFrom<typeof answerStore>;

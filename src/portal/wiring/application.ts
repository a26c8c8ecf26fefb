import type { SaveOutcome } from "@gatehouse/machines/draft";
import type { SubmitOutcome } from "@gatehouse/machines/institutional-onboarding";
import { insInfo } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { type Changes, kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { canonical, sha256 } from "#contract/canonical.ts";
import {
  acceptedSections,
  askedOf,
  type FlowOn,
  heardAnswers,
  planFor,
} from "#contract/forms/pages.ts";
import type { FlowId } from "#contract/forms/flow-ids.ts";
import { fileLimitOf, slotsOfFiles } from "#contract/file-limits.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { Facts } from "#contract/rules/facts.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Refused } from "../api.ts";
import type { Services } from "../app/system.ts";
import { pathOf } from "./flow-definitions.ts";
import type { PlanChange, WiredFlow } from "./flow.ts";
import { openJournal } from "./journal.ts";
import { Notebook } from "./notebook.ts";
import {
  type Conflict,
  conflictIn,
  issuesBySection,
  unsaved,
  unsubmitted,
} from "./save-outcomes.ts";

type Submission = NonNullable<ReplyTo<typeof kycForm>["submission"]>;

interface Attached {
  tell: (event: PlanChange) => void;
  /** Something was typed, chosen or stored. */
  edited: () => void;
}

/** The largest body, in bytes, that a browser sends after its page has gone. */
const keepaliveBytes = 60_000;

/** One application as the portal holds it: its answers, and how they are saved, settled and submitted. */
export class Application {
  readonly services: Services;
  /** The page that shows it. */
  readonly path: (typeof pathOf)[FlowId];
  notebook = new Notebook({ revision: 0, answers: {} }, undefined);
  formId = "";
  reference = "";
  today = "";
  submission: Submission | null = null;
  #heard: { beside: string; of: AllAnswers; heard: AllAnswers } = { beside: "", of: {}, heard: {} };
  /** Lines that were applied for elsewhere, each with its status. */
  applied: ReplyTo<typeof kycForm>["applied"] = [];
  #unsaved = false;
  #refused: Record<string, Issue[]> = {};
  #attached: Attached = { tell: () => {}, edited: () => {} };
  #plan = "";
  /** How often the hands have rested since the answers changed. */
  rests = 0;
  readonly #atRest = new Set<() => void>();
  #savedAt = 0;
  readonly #closers: (() => void)[] = [];
  readonly #holds: (() => boolean)[] = [];
  #conflict: Conflict | undefined;
  #line: Promise<unknown> = Promise.resolve();
  readonly #keys = new Map<string, string>();

  #flow: FlowOn | undefined;
  #checks: FlowOn["checks"] = null;
  readonly #wired: WiredFlow;
  readonly #asked: string | undefined;
  readonly #mayConsent: boolean;

  /** asked: the form that the address names; without it the newest of the flow is opened. */
  constructor(wired: WiredFlow, services: Services, asked?: string, mayConsent = true) {
    this.#mayConsent = mayConsent;
    this.#wired = wired;
    this.services = services;
    this.#asked = asked;
    this.path = pathOf[wired.id];
  }

  /** The form that is filled, by the figures and lists of its day; throws before it is open, when no day is known. */
  get flow(): FlowOn {
    if (!this.#flow) throw new Error("the application is not open yet");
    return this.#flow;
  }

  /** Keeps the figures and lists of a day. */
  #keepRulesOf(rulesOn: string) {
    this.#flow = { ...this.#wired.flow, rulesOn, checks: this.#checks };
  }

  /** Loads the form and what an earlier visit left unsaved. */
  async open(): Promise<{ savedAt: number | null; by: string }> {
    const info = await this.services.api(insInfo);
    if (!info.ok) throw new Error(info.refusal);
    const ofFlow = info.data.applications.filter(({ flow }) => flow === this.#wired.id);
    const chosen = ofFlow.find(({ form_id }) => form_id === this.#asked) ?? ofFlow[0];
    if (!chosen) throw new Error("no application of this flow was begun");
    const form = await this.services.api(kycForm, { params: { id: chosen.form_id } });
    if (!form.ok) throw new Error(form.refusal);
    const { data } = form;
    if (this.#wired.flow.pages.some(({ section, also }) => also && data.answers[section.id]))
      await this.fetchChecks();
    this.formId = data.form_id;
    this.reference = data.reference;
    this.today = data.today;
    this.#keepRulesOf(data.rules_on);
    this.submission = data.submission;
    this.applied = data.applied;
    this.notebook = new Notebook(
      { revision: data.revision, answers: data.answers },
      await openJournal(this.services.api, data.form_id),
    );
    this.#savedAt = data.saved_at ?? 0;
    this.#unsaved = !data.locked && (await this.notebook.recall(data.save_ids, this.#mayChange));
    this.notebook.onChange((how) => (how === "typed" ? this.edited() : this.replan()));
    return { savedAt: data.saved_at, by: data.saved_by };
  }

  /** A collaborator's journal of an earlier version may hold a consent, with which every save is rejected. */
  readonly #mayChange = (section: string, name: string) =>
    this.#mayConsent || this.flow.sections[section]?.questions[name]?.kind !== "consent";

  /** Joins the running chart and the draft to these answers. */
  attach(attached: Attached) {
    this.#attached = attached;
  }

  /** Fetches what must hold between answers; refuses where it cannot be fetched. */
  async fetchChecks() {
    if (this.#checks) return;
    const { checks } = await import("#contract/forms/checks.ts");
    this.#checks = checks;
    if (this.#flow) this.#keepRulesOf(this.#flow.rulesOn);
  }

  /** Tells the draft that something is to be saved. */
  edited() {
    this.#attached.edited();
  }

  /** Tells the running chart. */
  tell(event: PlanChange) {
    this.#plan = canonical(event);
    this.#attached.tell(event);
  }

  /** Tells the running chart which sections are asked and accepted, where that has changed. */
  replan() {
    this.rests += 1;
    for (const tell of this.#atRest) tell();
    const event: PlanChange = { type: "plan.change", ...this.plan() };
    if (canonical(event) !== this.#plan) this.tell(event);
  }

  /** Tells whenever the hands rest after the answers changed, until what it gives is called. */
  readonly onRest = (listener: () => void) => {
    this.#atRest.add(listener);
    return () => void this.#atRest.delete(listener);
  };

  facts(): Facts {
    return {
      today: this.today,
      rulesOn: this.flow.rulesOn,
      lines: linesOf(this.notebook.answers),
      applied: this.applied.map(({ line }) => line),
      mayConsent: this.#mayConsent,
    };
  }

  /** The address of a section of this form. */
  placeOf(section: string) {
    const search = { section, ...(this.#asked ? { form: this.#asked } : {}) };
    return { to: this.path, search };
  }

  /** The answers to what is asked: what conditions are read from. */
  heard() {
    return heardAnswers(this.flow, this.notebook.answers);
  }

  /** The same beside one section that is typed in: its own answers are as they were when another last changed. */
  heardBeside(section: string) {
    const { answers } = this.notebook;
    const names = new Set([...Object.keys(answers), ...Object.keys(this.#heard.of)]);
    names.delete(section);
    const isStill = [...names].every((name) => answers[name] === this.#heard.of[name]);
    if (this.#heard.beside !== section || !isStill)
      this.#heard = { beside: section, of: answers, heard: this.heard() };
    return this.#heard.heard;
  }

  plan() {
    const { answers } = this.notebook;
    return {
      plan: planFor(this.flow, answers),
      accepted: acceptedSections(this.flow, answers, this.facts()),
    };
  }

  save(): Promise<SaveOutcome> {
    return this.#inLine(async () => {
      const changes = this.notebook.pending();
      if (Object.keys(changes).length === 0) return { kind: "saved", at: this.#savedAt };
      const outcome = await this.services.api(saveKyc, { body: this.#body(changes) });
      if (!outcome.ok) {
        this.#conflict = conflictIn(outcome);
        return unsaved(outcome);
      }
      const { revision, saved_at: at, merged } = outcome.data;
      this.#savedAt = at;
      this.notebook.saved(revision, changes, merged?.theirs ?? {});
      return merged ? { kind: "merged", at, by: merged.by } : { kind: "saved", at };
    });
  }

  /** Settles a conflict by keeping one side's answers; saving again is up to the draft. */
  async resolve(keep: "mine" | "theirs"): Promise<void> {
    const conflict = this.#conflict;
    if (!conflict) return;
    this.#conflict = undefined;
    this.notebook.settle(conflict.revision, conflict.theirs, conflict.fields, keep);
  }

  /** What both sides changed, while it is not settled. */
  get conflict(): Readonly<Conflict> | undefined {
    return this.#conflict;
  }

  /** Puts the draft away and begins again, by the rules of the server's day, which may be another than when this page was opened. */
  async restart(): Promise<void> {
    const outcome = await this.services.api(saveKyc, {
      body: { ...this.#body({}), restart: true },
    });
    if (!outcome.ok) throw new Error(outcome.refusal);
    this.today = outcome.data.rules_on ?? this.today;
    this.#keepRulesOf(this.today);
    this.notebook.clear(outcome.data.revision);
  }

  /**
   * Sends what is pending though the page is going away; the journal keeps it in any case. While a conflict is not
   * settled the server would refuse it: it waits in the journal.
   */
  flush() {
    void this.notebook.keep();
    if (this.#conflict) return;
    const changes = this.notebook.pending();
    const body = this.#body(changes);
    if (Object.keys(changes).length === 0 || JSON.stringify(body).length > keepaliveBytes) return;
    this.notebook.noteSent();
    void this.services.api(saveKyc, { body, keepalive: true });
  }

  /** How many files in other slots count toward the limit of this one. */
  filesBeside(slot: string): number {
    const { counts } = fileLimitOf(slot);
    return slotsOfFiles(this.notebook.answers).filter((other) => other !== slot && counts(other))
      .length;
  }

  /** Tells once whether an earlier visit left something that the server does not have. */
  takeUnsaved(): boolean {
    const was = this.#unsaved;
    this.#unsaved = false;
    return was;
  }

  /** Gives once what the server found wrong in a section at the last try to submit. */
  takeRefused(section: string): Issue[] | undefined {
    const found = this.#refused[section];
    delete this.#refused[section];
    return found;
  }

  /** Remembers a way to ask whether something, such as a file on its way, is not in the answers yet. */
  onHold(isHeld: () => boolean) {
    this.#holds.push(isHeld);
  }

  /** Puts what is typed in safety; gives whether leaving the page would lose something or leave it unsaved. */
  async keep(): Promise<boolean> {
    await this.notebook.keep();
    return (
      Object.keys(this.notebook.pending()).length > 0 || this.#holds.some((isHeld) => isHeld())
    );
  }

  /** Remembers what to stop when this page is left. */
  onClose(stop: () => void) {
    this.#closers.push(stop);
  }

  /** The page is left. */
  close() {
    for (const stop of this.#closers.splice(0)) stop();
  }

  /** Hands the application in. The same answers are sent under the same key, so that a repeat is harmless. */
  submit(): Promise<SubmitOutcome> {
    return this.#inLine(async () => {
      const seen = await sha256(canonical(askedOf(this.flow, this.notebook.answers)));
      const key = this.#keys.get(seen) ?? crypto.randomUUID();
      this.#keys.set(seen, key);
      const changes = this.notebook.pending();
      const body = { ...this.#body(changes), submit: { idempotency_key: key, seen } };
      const outcome = await this.services.api(saveKyc, { body, again: true });
      if (!outcome.ok) return this.#notSubmitted(outcome);
      this.notebook.saved(outcome.data.revision, changes, outcome.data.merged?.theirs ?? {});
      this.submission = outcome.data.submission;
      return { kind: "submitted", reference: this.submission?.reference ?? "" };
    });
  }

  #body(changes: Changes) {
    const { base, saveId } = this.notebook;
    return { form_id: this.formId, revision: base.revision, changes, save_id: saveId };
  }

  #inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#line.then(work, work);
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  #notSubmitted(refused: Refused): SubmitOutcome {
    this.#refused = issuesBySection(refused);
    const [section] = Object.keys(this.#refused);
    return section ? { kind: "issues", section } : unsubmitted(refused);
  }
}

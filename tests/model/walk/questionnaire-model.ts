import {
  questionnaire,
  type QuestionnaireContext,
  type QuestionnaireEvent,
} from "@gatehouse/machines/questionnaires/questionnaire";
import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from "xstate";
import { monthsAfter } from "#contract/rules/days.ts";
import { flat } from "#server/statuses/flat-state.ts";
import type { Recorder } from "./recorder.ts";

const chart = questionnaire as unknown as AnyStateMachine;

/** Defaults of the product: when one is due, from when on it cannot be postponed, how long it holds. */
const due = { days: 30, notice: 7, months: 18 };

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** What the chart predicts of the AML questionnaire of one account. */
export class QuestionnaireModel {
  /** The draft, or what was sent last. */
  form: string | null = null;
  #snapshot: AnyMachineSnapshot;
  readonly #recorder: Recorder;
  /** Whether applicants of this kind must send one. */
  readonly #isRequired: boolean;

  constructor(recorder: Recorder, isRequired: boolean) {
    this.#recorder = recorder;
    this.#isRequired = isRequired;
    const input = { isRequired: false, dueOn: null, validUntil: null };
    this.#snapshot = initialTransition(chart, input)[0] as AnyMachineSnapshot;
  }

  get state(): string {
    return flat(this.#snapshot.value).split(".").at(-1)!;
  }

  get #context(): QuestionnaireContext {
    return this.#snapshot.context as QuestionnaireContext;
  }

  #isDueSoon(today: string): boolean {
    const { dueOn } = this.#context;
    return dueOn !== null && daysAfter(today, due.notice) >= dueOn;
  }

  /** What the dashboard must show. */
  shown(today: string): Record<string, unknown> {
    const { isRequired, dueOn, validUntil } = this.#context;
    return {
      status: this.state,
      required: isRequired,
      due_on: dueOn,
      is_due_soon: this.#isDueSoon(today),
      valid_until: validUntil,
    };
  }

  #take(event: QuestionnaireEvent): boolean {
    if (!this.#snapshot.can(event)) return false;
    this.#snapshot = this.#recorder.take(chart, this.#snapshot, event);
    return true;
  }

  /** `isNamed`: a submitted application goes on. */
  follow(isNamed: boolean, today: string): void {
    const isRequired = isNamed && this.#isRequired;
    const first = isRequired ? daysAfter(today, due.days) : null;
    if (this.state === "notAsked") this.#take({ type: "questionnaire.ask", dueOn: first });
    else if (this.state !== "sent" && isRequired !== this.#context.isRequired)
      this.#take({ type: "kind.change", dueOn: first });
  }

  begin(form: string): void {
    this.form = form;
    this.#take({ type: "questionnaire.begin" });
  }

  /** Each gives whether the chart accepts it. */
  postpone(by: "holder" | "assistant", today: string): boolean {
    return this.#take({
      type: "questionnaire.postpone",
      by,
      isDueSoon: this.#isDueSoon(today),
    });
  }

  send(by: "holder" | "assistant", today: string): boolean {
    const validUntil = monthsAfter(today, due.months);
    return this.#take({ type: "questionnaire.send", by, validUntil });
  }

  beginDay(isNamed: boolean, today: string): void {
    const isRequired = isNamed && this.#isRequired;
    this.#take({
      type: "day.begin",
      today,
      dueOn: isRequired ? daysAfter(today, due.days) : null,
      isDueSoon: this.#isDueSoon(today),
    });
  }
}

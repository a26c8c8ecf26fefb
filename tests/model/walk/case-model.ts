import { reviewCase } from "@gatehouse/machines/review/review-case";
import { reviewClock } from "@gatehouse/machines/review/review-clock";
import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from "xstate";
import type { LineId } from "#contract/business-lines.ts";
import { flat } from "#server/statuses/flat-state.ts";
import type { Recorder } from "./recorder.ts";
import { dueAfter, replyDays, workingDaysUntil } from "./working-days.ts";

const assignment = reviewCase as unknown as AnyStateMachine;
const clock = reviewClock as unknown as AnyStateMachine;

interface Clock {
  state: string;
  dueOn: string | null;
  daysLeft: number | null;
}

/** What the charts predict of one case: who works on it, and by when a reply is due. */
export class CaseModel {
  readonly id: string;
  readonly lines: LineId[];
  /** Not after years that pass for many cases at once: each line moves on a day of its own. */
  isFollowed = true;
  #assignment: AnyMachineSnapshot;
  #clock: AnyMachineSnapshot;
  readonly #recorder: Recorder;

  constructor(recorder: Recorder, id: string, lines: LineId[], today: string) {
    this.id = id;
    this.lines = lines;
    this.#recorder = recorder;
    const input = { dueOn: dueAfter(today, replyDays) };
    this.#assignment = initialTransition(assignment)[0] as AnyMachineSnapshot;
    this.#clock = initialTransition(clock, input)[0] as AnyMachineSnapshot;
  }

  /** The id of the person who has the case. */
  get assigneeId(): string | null {
    return (this.#assignment.context as { assigneeId: string | null }).assigneeId;
  }

  get clock(): Clock {
    const { dueOn, daysLeft } = this.#clock.context as Omit<Clock, "state">;
    return { state: flat(this.#clock.value).split(".").at(-1)!, dueOn, daysLeft };
  }

  can(event: EventObject): boolean {
    return this.#assignment.can(event);
  }

  /** A claim, a release or an assignment. */
  move(event: EventObject): void {
    this.#assignment = this.#recorder.take(assignment, this.#assignment, event);
  }

  /** The clock is paused while the applicant must act, and stops when every line is decided. */
  follow(queue: string, today: string): void {
    const { dueOn, daysLeft } = this.clock;
    const left = Math.max(daysLeft ?? replyDays, 1);
    if (queue === "closed") this.#tick({ type: "clock.stop" });
    else if (queue === "waiting" || queue === "overdue")
      this.#tick({
        type: "clock.pause",
        daysLeft: dueOn === null ? 0 : workingDaysUntil(today, dueOn),
      });
    else this.#tick({ type: "clock.start", dueOn: dueAfter(today, left) });
  }

  beginDay(today: string): void {
    const { dueOn } = this.clock;
    if (dueOn === null) return;
    const daysLeft = workingDaysUntil(today, dueOn);
    this.#tick({ type: "day.begin", today, daysLeft });
  }

  #tick(event: EventObject & Record<string, unknown>): void {
    if (this.#clock.can(event)) this.#clock = this.#recorder.take(clock, this.#clock, event);
  }
}

import { initialTransition, type AnyMachineSnapshot, type EventObject } from "xstate";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { anyChart } from "#server/statuses/charts.ts";
import { flat } from "#server/statuses/flat-state.ts";
import { nameOf } from "./edges.ts";
import { predictedQueue } from "./queue.ts";
import type { Recorder } from "./recorder.ts";

export type Charts = Record<StatusChart, AnyMachineSnapshot>;

/** What the charts predict of the lines of one account. */
export class StatusModel {
  lines = new Map<string, Charts>();
  /** The edges that these lines took, in their order. */
  readonly taken: string[] = [];
  readonly #recorder: Recorder;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  begin(line: string, inputs: Record<StatusChart, object>): void {
    if (this.lines.has(line)) return;
    const first = (chart: StatusChart) => initialTransition(anyChart(chart), inputs[chart])[0];
    this.lines.set(line, {
      kycStatus: first("kycStatus") as AnyMachineSnapshot,
      decision: first("decision") as AnyMachineSnapshot,
      businessAccount: first("businessAccount") as AnyMachineSnapshot,
    });
  }

  state(line: string, chart: StatusChart): string {
    const own = this.lines.get(line);
    return own ? flat(own[chart].value) : "";
  }

  can(line: string, chart: StatusChart, event: EventObject): boolean {
    return this.lines.get(line)?.[chart].can(event) ?? false;
  }

  /** One event, and what product.md says follows from it. */
  move(line: string, chart: StatusChart, event: EventObject & Record<string, unknown>): void {
    const own = this.lines.get(line)!;
    const from = this.state(line, chart);
    own[chart] = this.#recorder.take(anyChart(chart), own[chart], event);
    const to = this.state(line, chart);
    const edge = nameOf(chart, { from, event: event.type, by: String(event["by"]), to });
    this.taken.push(edge);
    this.#recorder.edges.add(edge);
    if (chart !== "kycStatus") return;
    const [before, after] = [from, to].map((state) => state.split(".")[0]);
    if (before === after) return;
    const system = { by: "system" };
    this.endProposal(line);
    if (after === "inProgress") {
      const { needsTwo } = own.kycStatus.context as { needsTwo: boolean };
      const isOther = own.decision.context.needsTwo !== needsTwo;
      if (isOther || this.state(line, "decision") === "decided")
        this.move(line, "decision", { type: "decision.begin", ...system, needsTwo });
    }
    if (before === "approved" && this.state(line, "businessAccount") === "normal")
      this.move(line, "businessAccount", { type: "account.kycLapsed", ...system });
  }

  endProposal(line: string): void {
    if (this.state(line, "decision").startsWith("proposed."))
      this.move(line, "decision", { type: "decision.change", by: "system" });
  }

  standings(): Record<string, Record<StatusChart, string>> {
    return Object.fromEntries(
      [...this.lines.keys()].toSorted().map((line) => [
        line,
        {
          kycStatus: this.state(line, "kycStatus"),
          decision: this.state(line, "decision"),
          businessAccount: this.state(line, "businessAccount"),
        },
      ]),
    );
  }

  /** The queue of a case with these lines; `isShown`: as the applicant may know it, who sees no proposal. */
  queue(
    lines: readonly string[],
    arrivals: ReadonlyMap<string, string>,
    { round, isShown = false }: { round: number; isShown?: boolean },
  ): string {
    return predictedQueue(
      lines.map((line) => ({
        kyc: this.state(line, "kycStatus"),
        decision: isShown ? "" : this.state(line, "decision"),
        account: this.state(line, "businessAccount"),
        arrivedBy: arrivals.get(line),
      })),
      round,
    );
  }
}

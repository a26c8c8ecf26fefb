import { businessAccount, type AccountEvent } from "@gatehouse/machines/review/business-account";
import { decision } from "@gatehouse/machines/review/decision";
import type { DecisionEvent } from "@gatehouse/machines/review/decision-event";
import type { KycActor, KycEvent } from "@gatehouse/machines/review/kyc-event";
import { kycStatus } from "@gatehouse/machines/review/kyc-status";
import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { canonical } from "#contract/application/canonical.ts";

export const statusCharts = { kycStatus, decision, businessAccount } satisfies Record<
  StatusChart,
  unknown
>;
/** Erases the chart's own types. */
export const anyChart = (name: StatusChart): AnyStateMachine =>
  statusCharts[name] as unknown as AnyStateMachine;
export type ChartVersions = Readonly<Record<StatusChart, number>>;

interface Edge {
  from: string;
  event: string;
  by: string;
  to: string;
}

type FactNames<Event> = Event extends unknown ? Exclude<keyof Event, "type" | "by"> : never;
type ValueOf<Event, Fact> = Event extends unknown
  ? Fact extends keyof Event
    ? Event[Fact]
    : never
  : never;
/** Values that a guard distinguishes. */
type Facts<Event> = {
  readonly [Fact in FactNames<Event>]-?: readonly ValueOf<Event, Fact>[];
};

export interface Exploration {
  chart: AnyStateMachine;
  inputs: readonly object[];
  facts: Readonly<Record<string, readonly unknown[]>>;
}

export const actors: readonly KycActor[] = [
  "holder",
  "assistant",
  "reviewer",
  "approver",
  "seniorManager",
  "system",
];

export const explorations: Record<StatusChart, Exploration> = {
  kycStatus: {
    chart: anyChart("kycStatus"),
    inputs: [true, false].map((needsTwo) => ({ needsTwo, attemptCap: 2 })),
    facts: {
      requirementsMet: [true],
      consentsTicked: [true],
      filesClean: [true],
      needsTwo: [undefined],
      isProhibited: [undefined],
      items: [["item"], []],
      answered: [["item"]],
      deciderId: ["one"],
      proposerId: ["other"],
      kind: ["RETRY", "FINAL"],
      cause: ["periodicReview"],
      reason: ["reason"],
    } satisfies Facts<KycEvent>,
  },
  decision: {
    chart: anyChart("decision"),
    inputs: [true, false].map((needsTwo) => ({ needsTwo })),
    facts: {
      personId: ["one", "other", "third"],
      outcome: ["approve", "rejectRetry", "rejectFinal"],
      snapshot: ["snapshot"],
      reason: ["reason"],
      needsTwo: [true],
      isProhibited: [undefined],
    } satisfies Facts<DecisionEvent>,
  },
  businessAccount: {
    chart: anyChart("businessAccount"),
    inputs: [{ needsAgreement: true, needsFace: true }],
    facts: {
      kycApproved: [true],
      agreementSigned: [true],
      faceVerified: [true],
      reason: ["reason"],
    } satisfies Facts<AccountEvent>,
  },
};

/** Each event by each actor, with the first value of each fact, then each other value once. */
function eventsOf({ chart, facts }: Exploration) {
  const usual = Object.fromEntries(Object.entries(facts).map(([fact, [first]]) => [fact, first]));
  const others = Object.entries(facts).flatMap(([fact, [, ...rest]]) =>
    rest.map((value) => ({ ...usual, [fact]: value })),
  );
  return chart.events.flatMap((type) =>
    actors.flatMap((by) => [usual, ...others].map((given) => ({ ...given, type, by }))),
  );
}

/** Each edge once, sorted; by default between the outer states. */
export function edgesOf(
  exploration: Exploration,
  nameOf: (snapshot: AnyMachineSnapshot) => string = stateOf,
): { start: string; edges: Edge[] } {
  const { chart, inputs } = exploration;
  const events = eventsOf(exploration);
  const first = inputs.map((input) => initialTransition(chart, input)[0] as AnyMachineSnapshot);
  const edges = new Map<string, Edge>();
  const seen = new Set<string>();
  const open = [...first];
  for (let snapshot = open.pop(); snapshot; snapshot = open.pop()) {
    const key = canonical([snapshot.value, snapshot.context]);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const event of events) {
      if (!snapshot.can(event)) continue;
      const after = transition(chart, snapshot, event)[0] as AnyMachineSnapshot;
      const edge = { from: nameOf(snapshot), event: event.type, by: event.by, to: nameOf(after) };
      edges.set(canonical(edge), edge);
      open.push(after);
    }
  }
  return {
    start: nameOf(first[0]!),
    edges: [...edges.keys()].toSorted().map((name) => edges.get(name)!),
  };
}

/** Nested states are only in the snapshot. */
export function stateOf({ value }: { value: unknown }): string {
  const [status] = typeof value === "string" ? [value] : Object.keys(value as object);
  if (status === undefined) throw new Error("a status chart has one state at a time");
  return status;
}

const firstOf = ({ chart, inputs }: Exploration) =>
  stateOf(initialTransition(chart, inputs[0])[0] as AnyMachineSnapshot);

export const firstStates: Readonly<Record<StatusChart, string>> = {
  kycStatus: firstOf(explorations.kycStatus),
  decision: firstOf(explorations.decision),
  businessAccount: firstOf(explorations.businessAccount),
};

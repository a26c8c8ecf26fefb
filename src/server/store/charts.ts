import { createHash } from "node:crypto";
import { businessAccount, type AccountEvent } from "@gatehouse/machines/business-account";
import { kycStatus, type KycEvent } from "@gatehouse/machines/kyc-status";
import type pg from "pg";
import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { canonical } from "#contract/canonical.ts";

export const statusCharts = { kycStatus, businessAccount };
export type StatusChart = keyof typeof statusCharts;
/** A status chart without its own types, for what is the same for both. */
export const anyChart = (name: StatusChart): AnyStateMachine =>
  statusCharts[name] as unknown as AnyStateMachine;
/** The version under which the database knows the edges of each chart. */
export type ChartVersions = Readonly<Record<StatusChart, number>>;

export interface Edge {
  from: string;
  event: string;
  by: string;
  to: string;
}

interface Exploration {
  chart: AnyStateMachine;
  inputs: readonly object[];
  events: readonly { type: string; by: string }[];
}

const actors = ["holder", "assistant", "reviewer", "approver", "system"] as const;
const items = ["item"];
const yes = { requirementsMet: true, consentsTicked: true, filesClean: true };

const kycEvents = actors.flatMap((by): KycEvent[] => [
  { type: "kyc.submit", by, ...yes },
  { type: "kyc.requestDocuments", by, items },
  { type: "kyc.filesSubmitted", by, answered: items, identical: false },
  { type: "kyc.dueDatePassed", by },
  { type: "kyc.approve", by, approverId: "one" },
  { type: "kyc.approve", by, approverId: "other" },
  { type: "kyc.reject", by, kind: "RETRY", reason: "reason" },
  { type: "kyc.reject", by, kind: "FINAL", reason: "reason" },
  { type: "kyc.reopen", by },
  { type: "kyc.withdraw", by },
  ...[items, []].flatMap((asked): KycEvent[] => [
    { type: "kyc.periodicReview", by, items: asked },
    { type: "kyc.documentExpired", by, items: asked },
    { type: "kyc.ownershipChanged", by, items: asked },
    { type: "kyc.adverseHit", by, items: asked },
  ]),
]);

const accountEvents = actors.flatMap((by): AccountEvent[] => [
  { type: "account.open", by, kycApproved: true, agreementSigned: true, faceVerified: true },
  { type: "account.activate", by, kycApproved: true },
  { type: "account.unfreeze", by, kycApproved: true },
  { type: "account.decline", by, reason: "reason" },
  { type: "account.freeze", by, reason: "reason" },
  { type: "account.close", by },
  { type: "account.kycLapsed", by },
]);

export const explorations: Record<StatusChart, Exploration> = {
  kycStatus: {
    chart: anyChart("kycStatus"),
    inputs: [true, false].map((needsTwo) => ({ needsTwo, attemptCap: 2 })),
    events: kycEvents,
  },
  businessAccount: {
    chart: businessAccount,
    inputs: [{ needsAgreement: true, needsFace: true }],
    events: accountEvents,
  },
};

/** Walks a chart from its first state by every event anyone may send; gives each edge once, sorted. */
export function edgesOf({ chart, inputs, events }: Exploration): { start: string; edges: Edge[] } {
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
      const edge = { from: stateOf(snapshot), event: event.type, by: event.by, to: stateOf(after) };
      edges.set(canonical(edge), edge);
      open.push(after);
    }
  }
  return {
    start: stateOf(first[0]!),
    edges: [...edges.keys()].toSorted().map((name) => edges.get(name)!),
  };
}

/** The state's name; status charts are flat. */
export function stateOf(snapshot: { value: unknown }): string {
  if (typeof snapshot.value !== "string") throw new Error("a status chart has one state at a time");
  return snapshot.value;
}

const firstOf = ({ chart, inputs }: Exploration) =>
  stateOf(initialTransition(chart, inputs[0])[0] as AnyMachineSnapshot);

/** The state each status begins in. */
export const firstStates: Readonly<Record<StatusChart, string>> = {
  kycStatus: firstOf(explorations.kycStatus),
  businessAccount: firstOf(explorations.businessAccount),
};

/** Writes the edges of the status charts, as the tables' owner; a chart that changed gets a new version. */
export async function keepCharts(owner: pg.Pool): Promise<ChartVersions> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("lock table chart_start in share row exclusive mode");
    const kept: [string, number][] = [];
    for (const [name, exploration] of Object.entries(explorations)) {
      kept.push([name, await keepChart(client, name, exploration)]);
    }
    await client.query("commit");
    return Object.fromEntries(kept) as Record<StatusChart, number>;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function keepChart(
  client: pg.PoolClient,
  name: string,
  exploration: Exploration,
): Promise<number> {
  const { start, edges } = edgesOf(exploration);
  const madeOf = createHash("sha256").update(canonical({ start, edges })).digest();
  const known = await client.query<{ version: number; made_of: Buffer }>(
    "select version, made_of from chart_start where chart = $1 order by version desc",
    [name],
  );
  const same = known.rows.find((row) => row.made_of.equals(madeOf));
  if (same) return same.version;
  const version = (known.rows[0]?.version ?? 0) + 1;
  await client.query("insert into chart_start values ($1, $2, $3, $4)", [
    name,
    version,
    start,
    madeOf,
  ]);
  for (const { from, event, by, to } of edges) {
    await client.query("insert into chart_edge values ($1, $2, $3, $4, $5, $6)", [
      name,
      version,
      from,
      event,
      by,
      to,
    ]);
  }
  return version;
}

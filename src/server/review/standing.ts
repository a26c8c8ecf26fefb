import type { LineId } from "#contract/business-lines.ts";
import type { LineStanding } from "#contract/desk/queue-of.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import type { Tx } from "../database/database.ts";
import { flat } from "../statuses/flat-state.ts";

/** Events that bring a line to the desk. */
const arrivals = ["kyc.submit", "kyc.filesSubmitted", "kyc.answeredInWords", "kyc.lapse"];

export interface Status {
  line: string;
  chart: StatusChart;
  /** With nested states. */
  state: string;
  value: unknown;
  context: Record<string, unknown>;
  /** Of the last event. */
  seq: number;
}

export async function standingsOf(handle: Tx, accountId: string): Promise<Status[]> {
  const rows = await handle
    .selectFrom("line_status")
    .select(["line", "chart", "snapshot", "seq"])
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ line, chart, snapshot, seq }) => {
    const { value, context } = snapshot as { value: unknown; context: Record<string, unknown> };
    return { line, chart: chart as StatusChart, state: flat(value), value, context, seq };
  });
}

export const statusOf = (
  statuses: readonly Status[],
  line: string,
  chart: StatusChart,
): Status | undefined => statuses.find((each) => each.line === line && each.chart === chart);

/** By line: the event that last brought it to the desk. */
async function arrivalsOf(handle: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await handle
    .selectFrom("line_event")
    .innerJoin("line_status", "line_status.id", "line_event.status_id")
    .distinctOn("line_status.line")
    .select(["line_status.line", "line_event.event"])
    .where("line_event.account_id", "=", accountId)
    .where("line_event.event", "in", arrivals)
    .orderBy("line_status.line")
    .orderBy("line_event.seq", "desc")
    .execute();
  return new Map(rows.map(({ line, event }) => [line, event]));
}

export async function lineStandings(
  handle: Tx,
  accountId: string,
  lines: readonly string[],
): Promise<LineStanding[]> {
  const statuses = await standingsOf(handle, accountId);
  const arrived = await arrivalsOf(handle, accountId);
  const stateIn = (line: string, chart: StatusChart) =>
    statusOf(statuses, line, chart)?.state ?? "";
  return lines.map((line) => ({
    kyc: stateIn(line, "kycStatus"),
    decision: stateIn(line, "decision"),
    account: stateIn(line, "businessAccount"),
    arrivedBy: arrived.get(line) ?? "",
  }));
}

export interface LineOfAccount {
  accountId: string;
  line: LineId;
}

/** Whether a KYC status waits for one of these items. */
export const waitsFor =
  (items: readonly string[]) =>
  ({ chart, context }: Status): boolean =>
    chart === "kycStatus" &&
    ((context["openItems"] ?? []) as string[]).some((item) => items.includes(item));

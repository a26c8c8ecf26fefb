import { createRequest, type Given, type Outcome, send } from "#browser/client.ts";
import type { ApplicantHistory, DeskHistory } from "#contract/application/line-history.ts";
import { type LineId, lineIds } from "#contract/business-lines.ts";
import { type ChartCounts, deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { lineHistory } from "#contract/calls/charts/line-history.ts";
import type { Wire } from "#contract/calls/call.ts";
import { deskHistory } from "#contract/calls/desk-cases.ts";
import { locales } from "#contract/locales.ts";
import { localeNow } from "./i18n.ts";

const request = createRequest((...given) => globalThis.fetch(...given));

/** As the person who is signed in with this browser: these pages show none. */
async function ask<Data>(call: Wire, given: Given<Wire>): Promise<Outcome<Data>> {
  const headers = { "Accept-Language": locales[localeNow()].wire };
  return (await send(request, call, given, headers)).outcome as Outcome<Data>;
}

export type HistoryOutcome = Outcome<ApplicantHistory | DeskHistory>;
export type CountsOutcome = Outcome<ChartCounts>;

const isLine = (line: string | undefined): line is LineId => lineIds.some((id) => id === line);

interface Asked {
  line?: string | undefined;
  case?: string | undefined;
}

/** What moved a line, as the applicant or, with a case, the desk may know it; null where the address names none. */
export async function readHistory({ line, case: id }: Asked): Promise<HistoryOutcome | null> {
  if (!isLine(line)) return null;
  return id === undefined
    ? ask(lineHistory, { params: { line } as never })
    : ask(deskHistory, { params: { id, line } as never });
}

/** How often the chart went where, for people of the desk who may know it. */
export const readCounts = (chart: string, version?: string): Promise<CountsOutcome> =>
  ask(deskChartCounts, { params: { chart } as never, query: { version } as never });

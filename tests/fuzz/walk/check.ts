import { expect } from "vitest";
import { flat } from "#server/statuses/flat-state.ts";
import { caseOf, type Walker } from "./walker.ts";

interface Line {
  line: string;
  chart: "kycStatus" | "decision" | "businessAccount";
  value: unknown;
}
interface Found {
  statuses: Line[] | null;
  cases: { id: string; queue: string; lines: string[]; round: number }[] | null;
  requests: { lines: string[]; items: number }[] | null;
  bare: number;
  alone: number;
}

async function stored({ member, pool }: Walker): Promise<Found> {
  const { rows } = await pool.query<Found>(
    `select
      (select jsonb_agg(jsonb_build_object('line', line, 'chart', chart, 'value', snapshot -> 'value'))
        from line_status where account_id = $1) as statuses,
      (select jsonb_agg(jsonb_build_object('id', application_id, 'queue', queue, 'lines', lines,
        'round', round) order by submitted_at desc) from review_case where account_id = $1) as cases,
      (select jsonb_agg(jsonb_build_object('lines', lines, 'items',
        (select count(*) from request_item i where i.request_id = r.id)))
        from document_request r where account_id = $1 and ended_at is null) as requests,
      (select count(*)::int from line_event where account_id = $1 and event = 'kyc.reject'
        and coalesce(facts ->> 'reason', '') = '') as bare,
      (select count(*)::int from line_event where account_id = $1
        and event in ('kyc.approve', 'kyc.reject') and facts ->> 'deciderId' = facts ->> 'proposerId') as alone`,
    [member.accountId],
  );
  return rows[0]!;
}

/** What product.md says of every state, whatever the path. */
export async function check(walker: Walker): Promise<void> {
  const { statuses, cases, requests, bare, alone } = await stored(walker);
  const model = walker.model.standings();
  const own: typeof model = {};
  for (const { line, chart, value } of statuses ?? [])
    (own[line] ??= {} as (typeof own)[string])[chart] = flat(value);
  expect(own).toEqual(model);
  expect([bare, alone]).toEqual([0, 0]);
  const waiting = new Set((requests ?? []).flatMap(({ lines }) => lines));
  for (const [line, { kycStatus, decision, businessAccount }] of Object.entries(own)) {
    const isAsked = kycStatus.startsWith("additionalDocumentsRequired");
    const isOpen = kycStatus === "inProgress" || kycStatus.includes(".rejectable.");
    expect({
      line,
      normalWithoutApproval: businessAccount === "normal" && kycStatus !== "approved",
      askedForNothing: isAsked && !waiting.has(line),
      proposalOfNothing: decision.startsWith("proposed.") && !isOpen,
    }).toEqual({
      line,
      normalWithoutApproval: false,
      askedForNothing: false,
      proposalOfNothing: false,
    });
  }
  for (const { lines, items } of requests ?? []) {
    expect(items).toBeGreaterThan(0);
    expect(lines.some((line) => own[line]!.kycStatus.startsWith("additional"))).toBe(true);
  }
  const current = (cases ?? []).map(({ id, queue, lines, round }) => {
    const reviewed = lines.filter((line) => caseOf(walker, line as never).id === id);
    const predicted = walker.model.queue(reviewed, walker.arrivals, round);
    return [id, queue, reviewed.length > 0 ? predicted : queue] as const;
  });
  expect(current.filter(([, queue, predicted]) => queue !== predicted)).toEqual([]);
}

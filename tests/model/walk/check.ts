import { flat } from "#server/statuses/flat-state.ts";
import type { LineId } from "#contract/business-lines.ts";
import { brokenClaims } from "./claims.ts";
import { identityDiffers } from "./identity-acts.ts";
import { caseOf, lineName, type Walker } from "./walker.ts";

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

/** Compares what the server has with the charts' prediction, and with the claims; rejects with all that differs. */
export async function check(walker: Walker): Promise<void> {
  const wrong = [
    ...differences(walker, await stored(walker)),
    ...(await brokenClaims(walker)),
    ...(await identityDiffers(walker)),
  ];
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

function differences(walker: Walker, { statuses, cases, requests, bare, alone }: Found): string[] {
  const model = walker.model.standings();
  const own: typeof model = {};
  for (const { line, chart, value } of statuses ?? [])
    (own[line] ??= {} as (typeof own)[string])[chart] = flat(value);
  const wrong = Object.keys({ ...model, ...own }).flatMap((line) =>
    (["kycStatus", "decision", "businessAccount"] as const)
      .filter((chart) => own[line]?.[chart] !== model[line]?.[chart])
      .map(
        (chart) =>
          `${lineName(line as LineId)}: ${chart}: expected ${model[line]?.[chart]}, the server says ${own[line]?.[chart]}`,
      ),
  );
  if (wrong.length > 0) return wrong;
  if (bare > 0) wrong.push("a rejection has no reason");
  if (alone > 0) wrong.push("one person both proposed and decided");
  const waiting = new Set((requests ?? []).flatMap(({ lines }) => lines));
  for (const [line, { kycStatus, decision }] of Object.entries(own)) {
    const isAsked = kycStatus.startsWith("additionalDocumentsRequired");
    const isOpen = kycStatus === "inProgress" || kycStatus.includes(".rejectable.");
    if (isAsked && !waiting.has(line))
      wrong.push(`${line}: documents are asked for without a request`);
    if (decision.startsWith("proposed.") && !isOpen)
      wrong.push(`${line}: nothing is left to decide`);
  }
  for (const { lines, items } of requests ?? [])
    if (items === 0 || !lines.some((line) => own[line]!.kycStatus.startsWith("additional")))
      wrong.push(`a request for ${lines.join()} asks for nothing, or is answered and still open`);
  for (const { id, queue, lines, round } of cases ?? []) {
    const reviewed = lines.filter((line) => caseOf(walker, line as LineId).id === id);
    const predicted = walker.model.queue(reviewed, walker.arrivals, round);
    if (reviewed.length > 0 && queue !== predicted)
      wrong.push(`the case: expected in the queue ${predicted}, the server says ${queue}`);
  }
  return wrong;
}

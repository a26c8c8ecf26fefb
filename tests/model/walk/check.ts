import { flat } from "#server/statuses/flat-state.ts";
import type { LineId } from "#contract/business-lines.ts";
import { brokenClaims } from "./claims.ts";
import { identityDiffers } from "../acts/identity-acts.ts";
import { questionnaireDiffers } from "../acts/questionnaire-acts.ts";
import { offersDiffer } from "./offers.ts";
import { lineName, reviewedIn, type Walker } from "./walker.ts";

interface Line {
  line: string;
  chart: "kycStatus" | "decision" | "businessAccount";
  value: unknown;
}
interface Case {
  id: string;
  queue: string;
  round: number;
  assigneeId: string | null;
  clock: string;
  dueOn: string | null;
  daysLeft: number | null;
}
interface Found {
  statuses: Line[] | null;
  cases: Case[] | null;
  requests: { lines: string[]; items: number }[] | null;
  bare: number;
  alone: number;
}

async function stored({ member, pool }: Walker): Promise<Found> {
  const { rows } = await pool.query<Found>(
    `select
      (select jsonb_agg(jsonb_build_object('line', line, 'chart', chart, 'value', snapshot -> 'value'))
        from line_status where account_id = $1) as statuses,
      (select jsonb_agg(jsonb_build_object('id', application_id, 'queue', queue, 'round', round,
        'assigneeId', assignee, 'clock', clock, 'dueOn', due_on, 'daysLeft', days_left) order by submitted_at desc) from review_case where account_id = $1) as cases,
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
  const [found, ...others] = await Promise.all([
    stored(walker),
    brokenClaims(walker),
    identityDiffers(walker),
    offersDiffer(walker),
    questionnaireDiffers(walker),
  ]);
  const wrong = [...differences(walker, found), ...others.flat()];
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
  return [...wrong, ...(cases ?? []).flatMap((each) => caseDiffers(walker, each))];
}

function caseDiffers(walker: Walker, found: Case): string[] {
  const { model, arrivals } = walker;
  const own = walker.cases.find(({ id }) => id === found.id)!;
  const reviewed = reviewedIn(walker, own);
  const { state: clock, dueOn, daysLeft } = own.clock;
  const predicted = {
    queue: reviewed.length > 0 ? model.queue(reviewed, arrivals, found) : found.queue,
    assigneeId: own.assigneeId,
    ...(own.isFollowed ? { clock, dueOn, daysLeft } : {}),
  };
  return Object.entries(predicted).flatMap(([name, value]) => {
    const seen = found[name as keyof Case];
    return seen === value ? [] : [`the case: ${name}: expected ${value}, the server says ${seen}`];
  });
}

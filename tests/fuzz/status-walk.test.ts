import { randomInt } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type pg from "pg";
import { openDatabase, openPool } from "#server/database/database.ts";
import { flat } from "#server/statuses/flat-state.ts";
import { replayStatuses, verifyChains } from "#server/statuses/replay.ts";
import { sharedPortal } from "../support/server/portal.ts";
import { beginWalk, choices, deskOf, step, type Walker } from "./status-walker.ts";

/** In `npm test`; WALK_STEPS=2000 walks the whole way. */
const steps = Number(process.env["WALK_STEPS"] ?? 100);
const seed = Number(process.env["WALK_SEED"] ?? randomInt(2 ** 31 - 1));
const stepsOfOne = 100;

const portal = sharedPortal();
let pool: pg.Pool;
let desk: Walker["desk"];
beforeAll(async () => {
  pool = openPool({ connectionString: portal.databaseUrl, max: 2 }, () => undefined);
  desk = await deskOf(portal);
});
afterAll(() => pool.end());

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

async function stored({ member }: Walker): Promise<Found> {
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
function check(walker: Walker, { statuses, cases, requests, bare, alone }: Found): void {
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
    const isAsked = (line: string) => own[line]!.kycStatus.startsWith("additional");
    expect(lines.some(isAsked)).toBe(true);
  }
  for (const { id, queue, lines, round } of cases ?? []) {
    const current = lines.filter(
      (line) => cases!.find((each) => each.lines.includes(line))!.id === id,
    );
    if (current.length > 0)
      expect([id, queue]).toEqual([id, walker.model.queue(current, walker.arrivals, round)]);
  }
}

test(
  `statuses move as the charts predict through ${steps} steps of all actors, seed ${seed}`,
  { timeout: 600_000 },
  async () => {
    const owner = openDatabase(pool);
    const seen = new Set<string>();
    let walked = 0;
    const walk = async (turns: readonly [number, number][]) => {
      let [, salt] = turns[0]!;
      const pick = <Item>(from: readonly Item[]): Item => {
        salt = (Math.imul(salt, 1_664_525) + 1_013_904_223) >>> 0;
        return from[(salt >>> 8) % from.length]!;
      };
      const walker = await beginWalk({ portal, owner, desk, pick });
      const done: string[] = [];
      try {
        for (const [chosen, own] of turns) {
          salt = own;
          done.push(await step(walker, choices[chosen]!));
          check(walker, await stored(walker));
          walked += 1;
        }
      } catch (error) {
        const path = done.slice(-25).join("\n");
        throw new Error(`seed ${seed}, after step ${done.length}\n${path}\n${String(error)}`, {
          cause: error,
        });
      }
      for (const event of walker.events) seen.add(event);
    };
    const turn = fc.noBias(fc.tuple(fc.nat(choices.length - 1), fc.nat(2 ** 31)));
    const length = {
      minLength: Math.min(steps, stepsOfOne),
      maxLength: Math.min(steps, stepsOfOne),
    };
    const numRuns = Math.ceil(steps / stepsOfOne);
    const path = fc.asyncProperty(fc.array(turn, { ...length, size: "max" }), walk);
    await fc.assert(path, { seed, numRuns, endOnFailure: true, includeErrorInReport: true });
    expect((await replayStatuses(owner)).wrong).toEqual([]);
    expect((await verifyChains(owner, portal.services.keys.auditKey)).broken).toEqual([]);
    console.log(`seed ${seed}: ${walked} steps, events ${[...seen].toSorted().join(", ")}`);
  },
);

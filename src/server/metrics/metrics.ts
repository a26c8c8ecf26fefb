import { collectDefaultMetrics, Counter, Gauge, Registry } from "@prometheus-io/client";
import fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/database.ts";

/** Events of the log on which to set an alert: counted from 0. Others are counted once they occur. */
const alerts = [
  "audit_digest_ahead",
  "audit_trail_broken",
  "connection_dropped",
  "database_started",
  "database_stopped",
  "database_unavailable",
  "job_failed",
  "login_paused",
  "login_rejected",
  "mail_failed",
  "request_failed",
  "request_shed",
  "row_seal_broken",
  "storage_full",
  "stored_file_damaged",
  "webhook_failed",
];

/** Lines of libraries, which may name anything, are not counted. */
const eventName = /^[a-z]+(_[a-z]+)+$/;

export interface Metrics {
  registry: Registry;
  /** Of each line of the log. */
  count: (message: string) => void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: "gatehouse_events_total",
    help: "Events of the log, by name",
    labelNames: ["event"],
    registers: [registry],
  });
  for (const event of alerts) events.inc({ event }, 0);
  const count = (message: string) => {
    if (eventName.test(message)) events.inc({ event: message });
  };
  return { registry, count };
}

interface Counted {
  name: string;
  count: number;
}

/** A job that has used up its attempts stays, as failed. */
const jobsNow = sql<Counted & { state: "waiting" | "failed" }>`
  select task_identifier as name, count(*)::int as count,
    case when attempts >= max_attempts then 'failed' else 'waiting' end as state
  from graphile_worker.jobs group by 1, 3
  union all select 'mail', 0, 'waiting'`;

const sessionsNow = (now: Date) => sql<Counted>`
  select 'applicants' as name, count(*)::int as count from session
    where revoked_at is null and idle_until > ${now} and ends_at > ${now}
  union all select 'desk', count(*)::int from desk_session
    where revoked_at is null and idle_until > ${now} and ends_at > ${now}`;

/** Reads what stands in the database. While the database is away nothing of it is said. */
function gaugesOf({ registry }: Metrics, jobs: Db, clock: Clock): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `gatehouse_${name}`, help, labelNames, registers: [registry] });
  const queue = gauge("jobs", "Jobs, by task and state", "task", "state");
  const sessions = gauge("sessions", "Open sessions, by whose they are", "kind");
  const up = gauge("database_up", "1 while the database answers");
  return async () => {
    try {
      const [{ rows: tasks }, { rows: open }] = await Promise.all([
        jobsNow.execute(jobs),
        sessionsNow(clock()).execute(jobs),
      ]);
      for (const each of [queue, sessions]) each.reset();
      for (const { name, state, count } of tasks) queue.inc({ task: name, state }, count);
      for (const { name, count } of open) sessions.set({ kind: name }, count);
      up.set(1);
    } catch {
      for (const each of [queue, sessions]) each.reset();
      up.set(0);
    }
  };
}

/** `GET /metrics` in the text format of Prometheus, on an address of its own. Does not listen yet. */
export function metricsApp(metrics: Metrics, jobs: Db, clock: Clock): FastifyInstance {
  const readGauges = gaugesOf(metrics, jobs, clock);
  const { registry } = metrics;
  // A connection that says nothing would hold a stop.
  const app = fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) => {
    await readGauges();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}

import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type KyselyPlugin,
  type PostgresDialectConfig,
  type Transaction,
} from "kysely";
import pg from "pg";
import { Refused } from "../refused.ts";
import { prepared } from "./prepared.ts";
import type { Schema } from "./schema.ts";

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

const int8 = 20;
const date = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === int8) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as "text");
  },
};

/** Connection errors do not end the process; statements are pipelined. */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, types, pipeline: true });
  // An ending pool reports its closed connections as errors.
  const report = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  return pool;
}

const endMs = 500;

/** Leaves connections that are still in use to the end of the process. */
export const endPool = (pool: pg.Pool): Promise<unknown> => Promise.race([pool.end(), wait(endMs)]);

interface Inside {
  account: string | null;
  connection: DatabaseConnection | null;
  sent: Promise<unknown>[];
}

const inside = new AsyncLocalStorage<Inside>();

/** Sends a statement with the next one, without awaiting it. A failure fails the transaction. */
export function send(query: CompiledQuery): void {
  const here = inside.getStore();
  if (!here?.connection) throw new Error("send() was called outside a transaction");
  const answer = here.connection.executeQuery(query);
  answer.catch(() => undefined);
  here.sent.push(answer);
}

const guard: KyselyPlugin = {
  transformQuery({ node }) {
    if (inside.getStore()) throw new Error("use the transaction handle inside a transaction");
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Throws when used inside a transaction. */
export function openDatabase(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new Dialect({ pool: prepared(pool) }), plugins: [guard] });
}

class Dialect extends PostgresDialect {
  #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new AccountDriver(this.#config);
  }
}

/** Sends begin and the account with the first statement. */
class AccountDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: object): Promise<void> {
    const here = inside.getStore();
    if (!here) return super.beginTransaction(connection, settings);
    here.connection = connection;
    if (here.account === null) return super.beginTransaction(connection, settings);
    if (!isId.test(here.account)) throw new Error("the account id is not a UUID");
    send(CompiledQuery.raw(`begin; set local app.account = '${here.account}'`));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const sent = inside.getStore()?.sent ?? [];
    await Promise.all([...sent, super.commitTransaction(connection)]);
  }
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** No I/O other than SQL inside; transactions do not nest. */
export function tx<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return run(db, null, work);
}

function run<Result>(
  db: Db,
  account: string | null,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (inside.getStore()) throw new Error("transactions do not nest");
  const here: Inside = { account, connection: null, sent: [] };
  return inside
    .run(here, () => db.transaction().execute((handle) => work(handle.withoutPlugins())))
    .catch(async (error: unknown) => {
      await Promise.all(here.sent).catch(rejectEnded);
      return rejectEnded(error);
    });
}

/** Raised by session_goes_on. */
const sessionEnded = "GH001";

function rejectEnded(error: unknown): never {
  if ((error as { code?: unknown }).code === sessionEnded) throw new Refused("sessionExpired");
  throw error;
}

/** From here on the transaction sees the rows of one account (row-level security). */
export async function asAccount(handle: Tx, accountId: string): Promise<void> {
  await sql`select set_config('app.account', ${accountId}, true)`.execute(handle);
}

/**
 * From here on the transaction also sees rows that carry this secret: a session by token hash, a member by
 * e-mail key.
 */
export async function withSecret(handle: Tx, secret: Buffer): Promise<void> {
  await sql`select set_config('app.secret', ${secret.toString("hex")}, true)`.execute(handle);
}

export function inAccount<Result>(
  db: Db,
  accountId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return run(db, accountId, work);
}

/** The same, where all statements see the data as they stand at the first one. */
export function inSnapshot<Result>(
  db: Db,
  accountId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inAccount(db, accountId, async (handle) => {
    await sql`set transaction isolation level repeatable read`.execute(handle);
    return work(handle);
  });
}

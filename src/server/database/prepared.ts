import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { orUnavailable } from "./unavailable.ts";

const mostNames = 500;
const planOutdated = "0A000";

/**
 * Plans each statement once per connection. A connection with plans outdated by a migration fails once and is
 * replaced.
 */
export function prepared(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < mostNames) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let outdated = false;
    const query = async (text: string, values: readonly unknown[]) => {
      sendTogether(client);
      const name = values.length === 0 ? undefined : nameOf(text);
      if (name === undefined) return orUnavailable(() => client.query(text, [...values]));
      try {
        return await orUnavailable(() => client.query({ name, text, values: [...values] }));
      } catch (error) {
        outdated ||= (error as { code?: string }).code === planOutdated;
        throw error;
      }
    };
    // Kysely asks for a connection whose rollback failed to be closed.
    const release = (isBroken?: boolean) => client.release(outdated || isBroken);
    return { query, release } as unknown as PostgresPoolClient;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await orUnavailable(() => pool.connect());
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
  };
}

/** Sends the statements of one event loop turn in one packet. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

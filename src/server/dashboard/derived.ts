import { send, type Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";

export interface Derived<Value> {
  /** Everything the value depends on. */
  basis: string;
  value: Value;
}

/** Within the account. */
export interface Key {
  accountId: string;
  name: string;
}

/** Returns the stored value, derived again and stored when its basis changed. */
export async function currentValue<Value>(
  handle: Tx,
  key: Key,
  basis: string,
  stored: Derived<Value> | null,
  derive: () => Promise<Value>,
): Promise<Value> {
  if (stored?.basis === basis) return stored.value;
  const meanwhile = await lockDerived<Value>(handle, key);
  if (meanwhile?.basis === basis) return meanwhile.value;
  const value = await derive();
  sendDerived(key, { basis, value });
  return value;
}

const locking = ({ accountId, name }: Key) => statement`
  select pg_advisory_xact_lock(hashtextextended(${`derived|${accountId}|${name}`}, 0))`;

const found = <Value>({ accountId, name }: Key) => statement<Derived<Value>>`
  select basis, value from derived where account_id = ${accountId} and name = ${name}`;

export async function loadDerived<Value>(handle: Tx, key: Key): Promise<Derived<Value> | null> {
  const { rows } = await handle.executeQuery(found<Value>(key));
  return rows[0] ?? null;
}

/** One request derives while the others wait for its value. */
function lockDerived<Value>(handle: Tx, key: Key): Promise<Derived<Value> | null> {
  send(locking(key));
  return loadDerived(handle, key);
}

/** The commit does not wait for the disk: a lost value is derived again. */
function sendDerived({ accountId, name }: Key, { basis, value }: Derived<unknown>): void {
  send(statement`select set_config('synchronous_commit', 'off', true)`);
  send(statement`
    insert into derived (account_id, name, basis, value)
    values (${accountId}, ${name}, ${basis}, ${JSON.stringify(value)})
    on conflict (account_id, name) do update set basis = excluded.basis, value = excluded.value`);
}

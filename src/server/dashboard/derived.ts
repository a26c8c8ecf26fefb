import { LRUCache } from "lru-cache";

/** What is worked out from answers, kept in memory by the name of the value and everything that it depends on. */
export interface DerivedValues {
  /** Requests that ask for a missing value at the same time wait for the first one's. */
  get<Value extends object>(name: string, derive: () => Promise<Value>): Promise<Value>;
}

/** As JSON, all values together: those of some thousand accounts. */
const mostCharacters = 20_000_000;

export function derivedValues(most = mostCharacters): DerivedValues {
  const values = new LRUCache<string, object, () => Promise<object>>({
    maxSize: most,
    // Who waits for a value gets it, even when others have taken its room meanwhile.
    ignoreFetchAbort: true,
    sizeCalculation: (value, name) => name.length + JSON.stringify(value).length,
    fetchMethod: (_name, _stale, { context: derive }) => derive(),
  });
  return {
    get: <Value extends object>(name: string, derive: () => Promise<Value>) =>
      values.forceFetch(name, { context: derive }) as Promise<Value>,
  };
}

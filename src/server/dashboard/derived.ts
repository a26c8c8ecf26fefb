import { LRUCache } from "lru-cache";

/** A cache of values that are derived from answers. */
export interface DerivedValues {
  /** The name says everything that the value depends on. Requests that ask for a missing value at the same time wait for the first one; where that one fails, each derives its own. */
  get<Value extends object>(name: string, derive: () => Promise<Value>): Promise<Value>;
  /** What was saved last under a name that does not say what it depends on: who reads it checks that it still holds. */
  saved<Value extends object>(name: string): Value | undefined;
  save(name: string, value: object): void;
}

const bounds = {
  /** As JSON, all values and names together. */
  characters: 20_000_000,
  /** Values hold names of entities, also of accounts that were erased since. */
  ms: 60 * 60_000,
};

export function derivedValues(own: Partial<typeof bounds> = {}): DerivedValues {
  const { characters, ms } = { ...bounds, ...own };
  const values = new LRUCache<string, object, () => Promise<object>>({
    maxSize: characters,
    ttl: ms,
    ttlAutopurge: true,
    // A value that is evicted while it is derived still reaches the requests that wait for it.
    ignoreFetchAbort: true,
    sizeCalculation: (value, name) => name.length + JSON.stringify(value).length,
    fetchMethod: (_name, _stale, { context: derive }) => derive(),
  });
  return {
    async get<Value extends object>(name: string, derive: () => Promise<Value>) {
      let isFirst = false;
      const asFirst = () => {
        isFirst = true;
        return derive();
      };
      try {
        return (await values.forceFetch(name, { context: asFirst })) as Value;
      } catch (error) {
        if (isFirst) throw error;
        return derive();
      }
    },
    saved: <Value extends object>(name: string) => values.get(name) as Value | undefined,
    save(name, value) {
      values.set(name, value);
    },
  };
}

import pLimit from "p-limit";
import { Refused } from "../refused.ts";

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More than `queue` waiting works are rejected as overloaded. */
export function semaphore(concurrency: number, queue = Infinity): Run {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queue)
      throw new Refused("overloaded");
    return limit(work);
  };
}

/** Keys without work are removed. */
export function keyedSemaphore(concurrency: number, queue = Infinity) {
  const keyed = new Map<string, { run: Run; users: number }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = keyed.get(key) ?? { run: semaphore(concurrency, queue), users: 0 };
    keyed.set(key, own);
    own.users += 1;
    try {
      return await own.run(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) keyed.delete(key);
    }
  };
}

import { Refused } from "./refused.ts";

/** Runs work, so many at once; what comes meanwhile waits, and past `queue` waiting is refused as overloaded. */
export function turns(atOnce: number, queue = Infinity) {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= atOnce) {
      if (waiting.length >= queue) throw new Refused("overloaded");
      await new Promise<void>((begin) => waiting.push(begin));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

/** The same, counted apart for each name; a name that nobody waits under is forgotten. */
export function turnsFor(atOnce: number, queue = Infinity) {
  const named = new Map<string, { turn: ReturnType<typeof turns>; users: number }>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const own = named.get(name) ?? { turn: turns(atOnce, queue), users: 0 };
    named.set(name, own);
    own.users += 1;
    try {
      return await own.turn(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) named.delete(name);
    }
  };
}

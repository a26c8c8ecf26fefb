import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "../jobs/semaphore.ts";

export interface Hashing {
  hash(password: string): Promise<string>;
  /** Without a hash a stand-in is verified, so that timing reveals nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Strangers who fill theirs leave that of known browsers free. */
export type Lane = "known" | "strangers";

export interface Passwords extends Hashing {
  /** Rejects as overloaded before `work` begins; the hashing in it is sure of its turn. */
  admitted<Result>(lane: Lane, work: (hashing: Hashing) => Promise<Result>): Promise<Result>;
}

type Cost = Record<"memoryCost" | "timeCost" | "parallelism", number>;

/** 64 MiB and two passes, 31 ms (OWASP minimum: 19 MiB and two passes). */
const fullCost: Cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };
const queueLength = 50;

const normal = (password: string): string => password.normalize("NFC");

const threadsOfNode = 4;
/** One for known browsers, two for files and DNS. */
const threadsLeft = 3;

/** A hash holds a core and a thread of libuv. `threads` as in UV_THREADPOOL_SIZE. */
export const strangersAtOnce = (cores: number, threads: string | undefined): number =>
  Math.max(1, Math.min(cores - 1, (Number(threads) || threadsOfNode) - threadsLeft));

/** Leaves one core free of strangers; in each lane 50 wait, the rest is rejected as overloaded. */
export function openPasswords(
  atOnce: number = strangersAtOnce(availableParallelism(), process.env["UV_THREADPOOL_SIZE"]),
  cost: Cost = fullCost,
): Passwords {
  const standIn = hash("a password without an account", cost);
  const laneOf = (width: number) => {
    const room = semaphore(width + queueLength, 0);
    const turn = semaphore(width);
    const hashing: Hashing = {
      hash: (password) => turn(() => hash(normal(password), cost)),
      verify: (stored, password) =>
        turn(async () => {
          const matches = await verify(stored ?? (await standIn), normal(password));
          return stored !== null && matches;
        }),
    };
    return <Result>(work: (hashing: Hashing) => Promise<Result>) => room(() => work(hashing));
  };
  const lanes: Record<Lane, ReturnType<typeof laneOf>> = {
    known: laneOf(1),
    strangers: laneOf(atOnce),
  };
  return {
    hash: (password) => lanes.strangers((own) => own.hash(password)),
    verify: (stored, password) => lanes.strangers((own) => own.verify(stored, password)),
    admitted: (lane, work) => lanes[lane](work),
  };
}

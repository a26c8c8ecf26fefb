import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "../jobs/semaphore.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash a stand-in is verified, so that timing reveals nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

type Cost = Record<"memoryCost" | "timeCost" | "parallelism", number>;

/** 64 MiB and two passes, 31 ms (OWASP minimum: 19 MiB and two passes). */
const fullCost: Cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };
const queueLength = 50;

const normal = (password: string): string => password.normalize("NFC");

/** Leaves one core free; 50 wait, the rest is rejected as overloaded. */
export function openPasswords(
  atOnce: number = Math.max(1, availableParallelism() - 1),
  cost: Cost = fullCost,
): Passwords {
  const limit = semaphore(atOnce, queueLength);
  const standIn = hash("a password without an account", cost);
  return {
    hash: (password) => limit(() => hash(normal(password), cost)),
    verify: (stored, password) =>
      limit(async () => {
        const matches = await verify(stored ?? (await standIn), normal(password));
        return stored !== null && matches;
      }),
  };
}

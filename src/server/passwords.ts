import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { semaphore } from "./semaphore.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares in the same time whether or not there is such a person: without a hash a stand-in is checked. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** argon2id with 64 MiB and two passes, 31 ms each (the least allowed is 19 MiB and two passes: OWASP Password Storage). */
const cost = { memoryCost: 65_536, timeCost: 2, parallelism: 1 };
const queueLength = 50;

const normal = (password: string): string => password.normalize("NFC");

/**
 * Checks as many passwords at once as there are cores but one, which is left to people at work; lets fifty
 * wait, and refuses the rest as overloaded.
 */
export function openPasswords(atOnce: number = Math.max(1, availableParallelism() - 1)): Passwords {
  const limit = semaphore(atOnce, queueLength);
  const standIn = hash("nobody has this password", cost);
  return {
    hash: (password) => limit(() => hash(normal(password), cost)),
    verify: (stored, password) =>
      limit(async () => {
        const matches = await verify(stored ?? (await standIn), normal(password));
        return stored !== null && matches;
      }),
  };
}

import { createHmac, randomUUID } from "node:crypto";
import { sameBytes, sha256 } from "./crypto.ts";
import { knownBrowserDays } from "./limits.ts";

/** Whose browser it is: the key of the holder's address, and the hash of the password that it has now. */
export interface Owner {
  emailKey: Buffer;
  passwordHash: string | null;
}

const dayMs = 86_400_000;

/**
 * What a browser keeps in which the holder of an address came in: a name drawn for it, the moment, and
 * an HMAC that binds both to the address and its password. It opens nothing: what such a browser tries
 * is counted apart, so that nobody else can use it up (OWASP, device cookies).
 */
export function markOf(key: Buffer, owner: Owner, now: Date): string {
  const named = `${randomUUID()}.${now.getTime()}`;
  return `${named}.${hmac(key, owner, named).toString("base64url")}`;
}

/** The name of the browser that shows a mark; null for one that is too old, another address's, or from before the password changed. */
export function browserBy(key: Buffer, owner: Owner, mark: string, now: Date): string | null {
  const [id = "", at = "", given = ""] = mark.split(".");
  const isReal = sameBytes(Buffer.from(given, "base64url"), hmac(key, owner, `${id}.${at}`));
  const age = now.getTime() - Number(at);
  return isReal && age < knownBrowserDays * dayMs ? id : null;
}

function hmac(key: Buffer, { emailKey, passwordHash }: Owner, named: string): Buffer {
  const password = sha256(passwordHash ?? "").toString("hex");
  return createHmac("sha256", key)
    .update(`${named}|${emailKey.toString("hex")}|${password}`)
    .digest();
}

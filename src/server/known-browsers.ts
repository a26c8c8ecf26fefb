import { createHmac, randomUUID } from "node:crypto";
import { sameBytes, sha256 } from "./crypto.ts";
import { knownBrowserDays, ownersPerBrowser } from "./rate-limits.ts";
import type { Services } from "./services.ts";
import { tx } from "./store/database.ts";
import { holderByEmail } from "./store/queries/member.ts";

/** Whose browser it is: the key of the holder's address, and the hash of the password that it has now. */
export interface Owner {
  emailKey: Buffer;
  passwordHash: string | null;
}

const dayMs = 86_400_000;

/** Stands between the marks of a browser, and in none of them. */
const between = "~";

/**
 * What a browser keeps once the holder of an address has come in by the password: beside the marks of the last few other
 * holders one for this, which is a name drawn for the browser, the moment, and an HMAC that binds both to
 * the address and its password. It opens nothing: what such a browser tries is counted apart, so that
 * nobody else can use it up (OWASP, device cookies).
 */
export function withMarkOf(key: Buffer, owner: Owner, marks: string, now: Date): string {
  const named = `${randomUUID()}.${now.getTime()}`;
  const mark = `${named}.${hmac(key, owner, named).toString("base64url")}`;
  const others = marksIn(marks).filter((other) => nameIn(key, owner, other, now) === null);
  return [mark, ...others].slice(0, ownersPerBrowser).join(between);
}

/** The name of the browser that shows these marks; null where each is too old, another address's, or from before the password changed. */
export function browserBy(key: Buffer, owner: Owner, marks: string, now: Date): string | null {
  for (const mark of marksIn(marks)) {
    const name = nameIn(key, owner, mark, now);
    if (name !== null) return name;
  }
  return null;
}

/** The name of the browser that shows these marks, where an address has a holder who came in by it; else null. */
export async function knownAs(
  { db, keys }: Pick<Services, "db" | "keys">,
  marks: string | undefined,
  emailKey: Buffer,
  now: Date,
): Promise<string | null> {
  if (marks === undefined) return null;
  const holder = await tx(db, (handle) => holderByEmail(handle, emailKey));
  if (!holder) return null;
  return browserBy(keys.browserKey, { emailKey, passwordHash: holder.password_hash }, marks, now);
}

const marksIn = (marks: string) =>
  marks.split(between, ownersPerBrowser).filter((mark) => mark !== "");

function nameIn(key: Buffer, owner: Owner, mark: string, now: Date): string | null {
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

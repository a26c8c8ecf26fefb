import { createHmac, randomUUID } from "node:crypto";
import { sameBytes, sha256 } from "../crypto.ts";
import { knownBrowserDays, ownersPerBrowser } from "../http/rate-limits.ts";
import type { Services } from "../services.ts";
import { tx } from "../database/database.ts";
import { holderByEmail } from "../accounts/member-queries.ts";

/** With the present password. */
export interface Owner {
  emailKey: Buffer;
  passwordHash: string | null;
}

const dayMs = 86_400_000;

/** Separates the marks; never part of one. */
const between = "~";

/**
 * A mark holds a random name, the time, and an HMAC over both, the address and its password. It grants
 * nothing: tries from a known browser are counted apart, so that strangers cannot use them up (OWASP, device
 * cookies).
 */
export function withMarkOf(key: Buffer, owner: Owner, marks: string, now: Date): string {
  const named = `${randomUUID()}.${now.getTime()}`;
  const mark = `${named}.${hmac(key, owner, named).toString("base64url")}`;
  const others = marksIn(marks).filter((other) => nameIn(key, owner, other, now) === null);
  return [mark, ...others].slice(0, ownersPerBrowser).join(between);
}

/** Null when every mark is too old, of another address, or from before a password change. */
export function browserBy(key: Buffer, owner: Owner, marks: string, now: Date): string | null {
  for (const mark of marksIn(marks)) {
    const name = nameIn(key, owner, mark, now);
    if (name !== null) return name;
  }
  return null;
}

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

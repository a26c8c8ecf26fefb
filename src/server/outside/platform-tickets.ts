import { verify } from "node:crypto";
import * as v from "valibot";
import { limits } from "#contract/limits.ts";
import * as contactRules from "#contract/rules/contact.ts";
import { secondsAfter } from "../clock.ts";
import type { Algorithm, Platform, PlatformKey } from "./platform-keys.ts";

/** What a platform says of the person it sends. The issuer with the subject is who it is; the address only describes. */
export interface PlatformTicket {
  issuer: string;
  subject: string;
  /** Names the ticket among all of its issuer's, so that it is used once. */
  id: string;
  email: string | null;
  /** The moment from which no clock within tolerance takes it any more. */
  deadAt: Date;
}

export interface Platforms {
  /** Reads a signed ticket that was made for this portal; null for one that is not good, whatever is wrong with it. */
  read(signed: string, now: Date): PlatformTicket | null;
  /** What people call a platform. */
  nameOf(issuer: string): string;
}

const header = v.strictObject({
  alg: v.picklist(["EdDSA", "ES256"] satisfies Algorithm[]),
  kid: v.optional(v.string()),
  typ: v.optional(v.literal("JWT")),
});

const second = v.pipe(v.number(), v.safeInteger());
const said = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const claims = v.object({
  iss: v.string(),
  sub: said,
  aud: v.union([v.string(), v.pipe(v.array(v.string()), v.maxLength(10))]),
  iat: second,
  nbf: v.optional(second),
  exp: second,
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
  email: v.optional(contactRules.email),
});
type Claims = v.InferOutput<typeof claims>;

const shape = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** The platforms whose tickets are taken, and the portal for which they must be made (its origin). */
export function openPlatforms(platforms: readonly Platform[], audience: string): Platforms {
  const known = new Map(platforms.map((platform) => [platform.issuer, platform]));
  return {
    nameOf: (issuer) => known.get(issuer)?.name ?? issuer,
    read(signed, now) {
      if (signed.length > limits.platformTicketChars) return null;
      const [, head = "", body = "", signature = ""] = shape.exec(signed) ?? [];
      const named = v.safeParse(header, json(head));
      const told = v.safeParse(claims, json(body));
      if (!named.success || !told.success) return null;
      const keys = known.get(told.output.iss)?.keys.filter(fits(named.output)) ?? [];
      const isSigned = keys.some((key) => holds(key, `${head}.${body}`, bytes(signature)));
      return isSigned && isGood(told.output, audience, now) ? ticketOf(told.output) : null;
    },
  };
}

const fits =
  ({ alg, kid }: v.InferOutput<typeof header>) =>
  ({ algorithm, id }: PlatformKey): boolean =>
    algorithm === alg && (kid === undefined || kid === id);

function holds({ algorithm, key }: PlatformKey, text: string, signature: Buffer): boolean {
  const hash = algorithm === "EdDSA" ? null : "sha256";
  return verify(hash, Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }, signature);
}

function isGood({ aud, iat, nbf, exp }: Claims, audience: string, now: Date): boolean {
  const at = Math.floor(now.getTime() / 1000);
  const skew = limits.platformTicketSkewSeconds;
  return (
    (typeof aud === "string" ? [aud] : aud).includes(audience) &&
    Math.max(iat, nbf ?? iat) <= at + skew &&
    at < exp + skew &&
    exp > iat &&
    exp - iat <= limits.platformTicketMinutes * 60
  );
}

function ticketOf({ iss, sub, jti, email, exp }: Claims): PlatformTicket {
  const deadAt = secondsAfter(new Date(exp * 1000), limits.platformTicketSkewSeconds);
  return { issuer: iss, subject: sub, id: jti, email: email ?? null, deadAt };
}

/** Bytes written the one right way; nothing where there is another way to write the same. */
function bytes(text: string): Buffer {
  const read = Buffer.from(text, "base64url");
  return read.toString("base64url") === text ? read : Buffer.alloc(0);
}

function json(text: string): unknown {
  try {
    return JSON.parse(bytes(text).toString()) as unknown;
  } catch {
    return undefined;
  }
}

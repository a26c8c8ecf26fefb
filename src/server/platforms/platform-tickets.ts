import { decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import * as v from "valibot";
import { limits } from "#contract/limits.ts";
import * as contactRules from "#contract/rules/contact.ts";
import { secondsAfter } from "../clock.ts";
import type { Algorithm, Platform, PlatformKey } from "./platform-keys.ts";

/** Issuer and subject identify the person; the address only describes. */
export interface PlatformTicket {
  issuer: string;
  subject: string;
  /** jti, unique per issuer. */
  id: string;
  email: string | null;
  /** No clock within tolerance accepts it after this. */
  deadAt: Date;
}

export interface Platforms {
  /** Null for every invalid ticket. */
  read(signed: string, now: Date): Promise<PlatformTicket | null>;
  nameOf(issuer: string): string;
}

const clockTolerance = limits.platformTicketSkewSeconds;
const maxTokenAge = limits.platformTicketMinutes * 60;

const header = v.strictObject({
  alg: v.picklist(["EdDSA", "ES256"] satisfies Algorithm[]),
  kid: v.optional(v.string()),
  typ: v.optional(v.literal("JWT")),
});

const second = v.pipe(v.number(), v.safeInteger());
const said = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const claims = v.pipe(
  v.object({
    iss: v.string(),
    sub: said,
    iat: second,
    exp: second,
    jti: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
    email: v.optional(contactRules.email),
  }),
  v.check(({ iat, exp }) => exp > iat && exp - iat <= maxTokenAge),
);

/** `audience` is the portal's origin. */
export function openPlatforms(platforms: readonly Platform[], audience: string): Platforms {
  const known = new Map(platforms.map((platform) => [platform.issuer, platform]));
  return {
    nameOf: (issuer) => known.get(issuer)?.name ?? issuer,
    async read(signed, now) {
      if (signed.length > limits.platformTicketChars || !isCanonical(signed)) return null;
      try {
        const named = v.parse(header, decodeProtectedHeader(signed));
        const { iss = "" } = decodeJwt(signed);
        const keys = known.get(iss)?.keys.filter(fits(named)) ?? [];
        const options = { audience, currentDate: now, clockTolerance, maxTokenAge };
        const { payload } = await Promise.any(
          keys.map(({ key, algorithm }) =>
            jwtVerify(signed, key, { ...options, algorithms: [algorithm] }),
          ),
        );
        return ticketOf(v.parse(claims, payload));
      } catch {
        return null;
      }
    },
  };
}

const fits =
  ({ alg, kid }: v.InferOutput<typeof header>) =>
  ({ algorithm, id }: PlatformKey): boolean =>
    algorithm === alg && (kid === undefined || kid === id);

function ticketOf({ iss, sub, jti, email, exp }: v.InferOutput<typeof claims>): PlatformTicket {
  const deadAt = secondsAfter(new Date(exp * 1000), clockTolerance);
  return { issuer: iss, subject: sub, id: jti, email: email ?? null, deadAt };
}

/** jose accepts other base64url spellings of the same bytes. */
const isCanonical = (signed: string): boolean =>
  signed.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);

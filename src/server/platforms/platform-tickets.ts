import { decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import * as v from "valibot";
import { limits } from "#contract/limits.ts";
import * as contactRules from "#contract/rules/contact.ts";
import type { LineId } from "#contract/business-lines.ts";
import { secondsAfter } from "../clock.ts";
import { sha256 } from "../crypto.ts";
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

/** That a server of the platform asks. */
export type PlatformProof = Pick<PlatformTicket, "issuer" | "id" | "deadAt">;

/** The platform of a line; `site` is null where it has no page. */
interface Serving {
  issuer: string;
  name: string;
  site: string | null;
}

export interface Platforms {
  /** Null for every invalid ticket. */
  read(signed: string, now: Date): Promise<PlatformTicket | null>;
  /** Null for every invalid proof, also one that was signed for another token. */
  readProof(signed: string, token: string, now: Date): Promise<PlatformProof | null>;
  serving(line: LineId): Serving | null;
  nameOf(issuer: string): string;
}

const clockTolerance = limits.platformTicketSkewSeconds;
const maxTokenAge = limits.platformTicketMinutes * 60;

const headerOf = <const Type extends string>(type: Type, isNeeded: boolean) =>
  v.strictObject({
    alg: v.picklist(["EdDSA", "ES256"] satisfies Algorithm[]),
    kid: v.optional(v.string()),
    typ: isNeeded ? v.literal(type) : v.optional(v.literal(type)),
  });

const ticketHeader = headerOf("JWT", false);
/** A ticket passes through browsers, so no ticket is a proof. */
const proofHeader = headerOf("account-exchange+jwt", true);

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
type Claims = v.InferOutput<typeof claims>;

/** `audience` is the portal's origin. */
export function openPlatforms(platforms: readonly Platform[], audience: string): Platforms {
  const known = new Map(platforms.map((platform) => [platform.issuer, platform]));
  const keysOf = (issuer: string) => known.get(issuer)?.keys ?? [];
  const read = (signed: string, header: Header, now: Date) =>
    verified(signed, { header, keysOf, audience, now }).catch(() => null);
  return {
    nameOf: (issuer) => known.get(issuer)?.name ?? issuer,
    serving(line) {
      const found = platforms.find(({ lines }) => lines.includes(line));
      return found ? { issuer: found.issuer, name: found.name, site: found.site ?? null } : null;
    },
    async read(signed, now) {
      const given = await read(signed, ticketHeader, now);
      return given && ticketOf(given);
    },
    async readProof(signed, token, now) {
      const given = await read(signed, proofHeader, now);
      if (given?.sub !== sha256(token).toString("base64url")) return null;
      return { issuer: given.iss, id: given.jti, deadAt: deadAtOf(given) };
    },
  };
}

type Header = typeof ticketHeader | typeof proofHeader;

interface Verifying {
  header: Header;
  keysOf: (issuer: string) => readonly PlatformKey[];
  audience: string;
  now: Date;
}

/** Throws for everything invalid. */
async function verified(signed: string, expected: Verifying): Promise<Claims | null> {
  if (signed.length > limits.platformTicketChars || !isCanonical(signed)) return null;
  const named = v.parse(expected.header, decodeProtectedHeader(signed));
  const { iss = "" } = decodeJwt(signed);
  const keys = expected.keysOf(iss).filter(fits(named));
  const { audience, now: currentDate } = expected;
  const options = { audience, currentDate, clockTolerance, maxTokenAge };
  const { payload } = await Promise.any(
    keys.map(({ key, algorithm }) =>
      jwtVerify(signed, key, { ...options, algorithms: [algorithm] }),
    ),
  );
  return v.parse(claims, payload);
}

const fits =
  ({ alg, kid }: v.InferOutput<Header>) =>
  ({ algorithm, id }: PlatformKey): boolean =>
    algorithm === alg && (kid === undefined || kid === id);

const deadAtOf = ({ exp }: Claims): Date => secondsAfter(new Date(exp * 1000), clockTolerance);

function ticketOf({ email, ...given }: Claims): PlatformTicket {
  const { iss, sub, jti } = given;
  return { issuer: iss, subject: sub, id: jti, email: email ?? null, deadAt: deadAtOf(given) };
}

/** jose accepts other base64url spellings of the same bytes. */
const isCanonical = (signed: string): boolean =>
  signed.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);

import { createPublicKey, type KeyObject } from "node:crypto";
import * as v from "valibot";
import { type LineId, lineIds } from "#contract/business-lines.ts";

/** The key fixes the algorithm, never the ticket. */
export type Algorithm = "EdDSA" | "ES256";

export interface PlatformKey {
  /** `kid` of a ticket. */
  id: string | undefined;
  algorithm: Algorithm;
  key: KeyObject;
}

/** Where a platform is told about the accounts that came through it. */
export interface WebhookEndpoint {
  url: string;
  /** Signs each message. */
  secret: Buffer;
}

export interface Platform {
  /** `iss` of its tickets. */
  issuer: string;
  name: string;
  keys: readonly PlatformKey[];
  /** The business lines whose accounts it serves. */
  lines: readonly LineId[];
  /** Its page for applicants whose account is open. */
  site?: string;
  webhook?: WebhookEndpoint;
}

const mistake =
  'must be JSON such as {"https://issuer.example": {"name": "Issuer", "keys": [JWK]}} with public keys of Ed25519 or P-256, and optionally "webhook": {"url": "https://...", "secret": "whsec_..."} with a secret of 24 to 64 bytes in base64, "lines": ["exchange"], each line at most once, and "site": "https://..." without a fragment';

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const jwk = v.variant("kty", [
  v.object({
    kty: v.literal("OKP"),
    crv: v.literal("Ed25519"),
    x: v.string(),
    kid: v.optional(short),
    d: v.optional(v.never()),
  }),
  v.object({
    kty: v.literal("EC"),
    crv: v.literal("P-256"),
    x: v.string(),
    y: v.string(),
    kid: v.optional(short),
    d: v.optional(v.never()),
  }),
]);

/** Standard Webhooks 1.0: 24 to 64 bytes. */
const secret = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/),
  v.transform((text) => Buffer.from(text.slice("whsec_".length), "base64")),
  v.check(({ length }) => length >= 24 && length <= 64),
);

const address = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => /^https?:$/.test(new URL(text).protocol)),
);

const webhook = v.object({ url: address, secret });

const site = v.pipe(
  address,
  v.check((text) => !text.includes("#")),
);

const table = v.pipe(
  v.record(
    short,
    v.object({
      name: short,
      keys: v.pipe(v.array(jwk), v.minLength(1), v.maxLength(5)),
      webhook: v.optional(webhook),
      lines: v.optional(v.array(v.picklist(lineIds)), []),
      site: v.optional(site),
    }),
  ),
  v.check((platforms) => {
    const lines = Object.values(platforms).flatMap((platform) => platform.lines);
    return new Set(lines).size === lines.length;
  }),
);

/** JSON by issuer; private keys are rejected. */
export const platformKeys = v.pipe(
  v.string(),
  v.rawTransform<string, readonly Platform[]>(({ dataset, addIssue, NEVER }) => {
    try {
      const given = v.parse(table, JSON.parse(dataset.value));
      return Object.entries(given).map(
        ([issuer, { keys, webhook: endpoint, site: page, ...own }]) => ({
          issuer,
          ...own,
          keys: keys.map(keyFrom),
          ...(endpoint ? { webhook: endpoint } : {}),
          ...(page === undefined ? {} : { site: page }),
        }),
      );
    } catch {
      addIssue({ message: mistake });
      return NEVER;
    }
  }),
);

export function keyFrom({ kid, d: _, ...given }: v.InferOutput<typeof jwk>): PlatformKey {
  return {
    id: kid,
    algorithm: given.kty === "OKP" ? "EdDSA" : "ES256",
    key: createPublicKey({ key: given, format: "jwk" }),
  };
}

import { createPublicKey, type KeyObject } from "node:crypto";
import * as v from "valibot";

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
  webhook?: WebhookEndpoint;
}

const mistake =
  'must be JSON such as {"https://issuer.example": {"name": "Issuer", "keys": [JWK]}} with public keys of Ed25519 or P-256, and optionally "webhook": {"url": "https://...", "secret": "whsec_..."} with a secret of 24 to 64 bytes in base64';

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

const webhook = v.object({
  url: v.pipe(
    v.string(),
    v.url(),
    v.check((text) => /^https?:$/.test(new URL(text).protocol)),
  ),
  secret,
});

const table = v.record(
  short,
  v.object({
    name: short,
    keys: v.pipe(v.array(jwk), v.minLength(1), v.maxLength(5)),
    webhook: v.optional(webhook),
  }),
);

/** JSON by issuer; private keys are rejected. */
export const platformKeys = v.pipe(
  v.string(),
  v.rawTransform<string, readonly Platform[]>(({ dataset, addIssue, NEVER }) => {
    try {
      const given = v.parse(table, JSON.parse(dataset.value));
      return Object.entries(given).map(([issuer, { name, keys, webhook: endpoint }]) => ({
        issuer,
        name,
        keys: keys.map(keyFrom),
        ...(endpoint ? { webhook: endpoint } : {}),
      }));
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

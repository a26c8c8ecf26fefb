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

export interface Platform {
  /** `iss` of its tickets. */
  issuer: string;
  name: string;
  keys: readonly PlatformKey[];
}

const mistake =
  'must be JSON such as {"https://issuer.example": {"name": "Issuer", "keys": [JWK]}} with public keys of Ed25519 or P-256';

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

const table = v.record(
  short,
  v.object({ name: short, keys: v.pipe(v.array(jwk), v.minLength(1), v.maxLength(5)) }),
);

/** JSON by issuer; private keys are rejected. */
export const platformKeys = v.pipe(
  v.string(),
  v.rawTransform<string, readonly Platform[]>(({ dataset, addIssue, NEVER }) => {
    try {
      const given = v.parse(table, JSON.parse(dataset.value));
      return Object.entries(given).map(([issuer, { name, keys }]) => ({
        issuer,
        name,
        keys: keys.map(keyFrom),
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

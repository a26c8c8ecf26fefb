import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { limits } from "#contract/limits.ts";
import { secondsAfter } from "../clock.ts";
import { keyFrom, type Platform } from "./platform-keys.ts";

const issuer = "https://platform.gatehouse.test";
const name = "Demo Exchange";

/** The key is in the data folder, created when missing. */
export function developmentPlatform(dataDir: string): Platform {
  const { kty, crv, x } = keyOf(dataDir).export({ format: "jwk" });
  if (kty !== "OKP" || crv !== "Ed25519" || !x)
    throw new Error(`${fileIn(dataDir)} is not an Ed25519 key`);
  return { issuer, name, keys: [keyFrom({ kty, crv, x })], lines: [] };
}

/** `audience` is the portal's origin. */
export interface Sent {
  subject: string;
  email?: string | undefined;
  audience: string;
}

export function mintTicket(
  dataDir: string,
  { subject, email, audience }: Sent,
  now: Date,
): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: "EdDSA", typ: "JWT" })
    .setIssuer(issuer)
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(secondsAfter(now, limits.platformTicketMinutes * 60))
    .setJti(randomUUID())
    .sign(keyOf(dataDir));
}

/** The ticket is in the fragment, which browsers do not send. */
export const ticketLink = (publicUrl: string, ticket: string): string =>
  `${publicUrl}/kyc/oauth-login#${ticket}`;

const fileIn = (dataDir: string) => join(dataDir, "platform.key");

function keyOf(dataDir: string): KeyObject {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync("ed25519");
  const made = privateKey.export({ format: "pem", type: "pkcs8" });
  try {
    writeFileSync(fileIn(dataDir), made, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  }
  return createPrivateKey(readFileSync(fileIn(dataDir)));
}

import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { limits } from "#contract/limits.ts";
import { secondsAfter } from "../clock.ts";
import { keyFrom, type Platform } from "./platform-keys.ts";

const issuer = "https://platform.gatehouse.test";
const name = "Demo Exchange";

/** A platform that exists only while developing: its key lies in the data folder, made where there is none. */
export function developmentPlatform(dataDir: string): Platform {
  const { kty, crv, x } = keyOf(dataDir).export({ format: "jwk" });
  if (kty !== "OKP" || crv !== "Ed25519" || !x)
    throw new Error(`${fileIn(dataDir)} is no Ed25519 key`);
  return { issuer, name, keys: [keyFrom({ kty, crv, x })] };
}

/** Whom the development platform sends; `audience` is the portal's origin. */
export interface Sent {
  subject: string;
  email?: string | undefined;
  audience: string;
}

/** Signs a ticket as the development platform does. */
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

/** The link by which a platform sends somebody; the ticket stands behind the #, which no server is told. */
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

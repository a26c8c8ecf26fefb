import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT } from "jose";

/** A platform's own key and what PLATFORM_KEYS says of it. */
export function newPlatform(issuer: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return { issuer, privateKey, jwk: publicKey.export({ format: "jwk" }) };
}

interface Signer {
  issuer: string;
  privateKey: KeyObject;
}

export interface ProofWanted {
  signer: Signer;
  token: string;
  audience: string;
  now: Date;
  typ?: string;
  jti?: string;
}

/** The proof with which a server of the platform asks. */
export function proofFor({
  signer,
  token,
  audience,
  now,
  typ = "account-exchange+jwt",
  jti = randomUUID(),
}: ProofWanted): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "EdDSA", typ })
    .setIssuer(signer.issuer)
    .setSubject(createHash("sha256").update(token).digest("base64url"))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 60_000))
    .setJti(jti)
    .sign(signer.privateKey);
}

export interface PortalAddress {
  /** Where the portal listens. */
  origin: string;
  /** What it calls itself. */
  publicUrl: string;
}

/** From server to server: no cookies, and the portal's origin, which it asks of each writing request. */
export async function exchange({ origin, publicUrl }: PortalAddress, token: string, proof: string) {
  const response = await fetch(
    new URL("/ins-kyc/anon/v1/action/exchange-open-account-token", origin),
    {
      method: "POST",
      headers: { "content-type": "application/json", origin: publicUrl },
      body: JSON.stringify({ token, proof }),
    },
  );
  return (await response.json()) as { code: number; message: string; data: unknown };
}

interface ProductSite {
  address: string;
  close: () => Promise<void>;
}

/**
 * An example of a product's site: its page posts the token from the fragment of its address to `/arrive`, and
 * its server exchanges it and answers what it learned.
 */
export async function openProductSite(
  signer: Signer,
  portal: () => PortalAddress & { now: Date },
): Promise<ProductSite> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      let token = "";
      for await (const part of request) token += String(part);
      const { now, ...at } = portal();
      const proof = await proofFor({ signer, token, audience: at.publicUrl, now });
      const { code, data } = await exchange(at, token, proof);
      response.writeHead(code === 0 ? 200 : 403, { "content-type": "application/json" });
      response.end(JSON.stringify(data));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/arrive`;
  return { address, close: async () => void (await new Promise((done) => server.close(done))) };
}

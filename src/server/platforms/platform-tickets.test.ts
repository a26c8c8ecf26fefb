import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { developmentPlatform, mintTicket } from "#server/platforms/development-platform.ts";
import type { Platform } from "#server/platforms/platform-keys.ts";
import { openPlatforms } from "#server/platforms/platform-tickets.ts";
import { readSettings } from "#server/settings.ts";

const audience = "https://kyc.example.com";
const now = new Date("2026-11-20T04:00:00Z");
const at = now.getTime() / 1000;
const ed = generateKeyPairSync("ed25519");
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const stranger = generateKeyPairSync("ed25519");
const jwkOf = (key: KeyObject, kid?: string) => ({ ...key.export({ format: "jwk" }), kid });

const setting = JSON.stringify({
  "https://exchange.example": {
    name: "Harbour Exchange",
    keys: [jwkOf(ed.publicKey, "ed"), jwkOf(ec.publicKey, "ec")],
  },
  "https://wallet.example": { name: "Harbour Wallet", keys: [jwkOf(stranger.publicKey)] },
});
const read = readSettings({ PLATFORM_KEYS: setting });
if ("mistakes" in read) throw new Error(read.mistakes.join());
const platforms = openPlatforms(read.settings.platforms!, audience);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const good = {
  iss: "https://exchange.example",
  sub: "user-1",
  aud: audience,
  iat: at,
  exp: at + 300,
  jti: "0123456789abcdef",
  email: "ada@harbour.example",
};

interface Made {
  header?: object;
  claims?: object;
  key?: KeyObject;
}

function ticket({ header = {}, claims = {}, key = ed.privateKey }: Made = {}): string {
  const text = `${part({ alg: "EdDSA", ...header })}.${part({ ...good, ...claims })}`;
  const hash = key.asymmetricKeyType === "ed25519" ? null : "sha256";
  const signature = sign(hash, Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

const told = {
  issuer: "https://exchange.example",
  subject: "user-1",
  id: "0123456789abcdef",
  email: "ada@harbour.example",
  deadAt: new Date((at + 330) * 1000),
};

describe("a ticket is taken", () => {
  test.each<[string, Made, object]>([
    ["signed with Ed25519", {}, {}],
    ["signed with P-256", { header: { alg: "ES256", kid: "ec" }, key: ec.privateKey }, {}],
    ["naming its key and type", { header: { kid: "ed", typ: "JWT" } }, {}],
    ["for several audiences, this portal among them", { claims: { aud: ["x", audience] } }, {}],
    ["without an address", { claims: { email: undefined } }, { email: null }],
    ["from a clock a little ahead", { claims: { iat: at + 30, exp: at + 300 } }, {}],
    [
      "that ended within the tolerance",
      { claims: { iat: at - 300, exp: at - 29 } },
      { deadAt: new Date((at + 1) * 1000) },
    ],
  ])("%s", async (_, made, other) => {
    expect(await platforms.read(ticket(made), now)).toEqual({ ...told, ...other });
  });
});

const [head, body, signature] = ticket().split(".");
const unsigned = `${part({ alg: "none" })}.${part(good)}`;
const confused = `${part({ alg: "HS256" })}.${part(good)}`;
const publicPem = ed.publicKey.export({ format: "pem", type: "spki" });
const byPublicKey = createHmac("sha256", publicPem).update(confused).digest("base64url");

describe("a ticket is refused", () => {
  test.each<[string, string]>([
    ["unsigned", `${unsigned}.`],
    ["unsigned, with a signature of something else", `${unsigned}.${signature}`],
    ["signed with the public key as a secret", `${confused}.${byPublicKey}`],
    ["with the algorithm of another key", ticket({ header: { alg: "ES256" } })],
    ["naming another key of the platform", ticket({ header: { kid: "ec" } })],
    ["signed by another platform", ticket({ key: stranger.privateKey })],
    ["from an unknown platform", ticket({ claims: { iss: "https://unknown.example" } })],
    ["from the prototype of objects", ticket({ claims: { iss: "constructor" } })],
    ["made for another portal", ticket({ claims: { aud: "https://other.example" } })],
    ["without an audience", ticket({ claims: { aud: undefined } })],
    ["too old", ticket({ claims: { iat: at - 360, exp: at - 60 } })],
    ["of the future", ticket({ claims: { iat: at + 60, exp: at + 120 } })],
    ["not valid yet", ticket({ claims: { nbf: at + 60 } })],
    ["good for too long", ticket({ claims: { exp: at + 301 } })],
    ["ending before it begins", ticket({ claims: { exp: at - 1 } })],
    ["without an end", ticket({ claims: { exp: undefined } })],
    ["without a name of its own", ticket({ claims: { jti: undefined } })],
    ["with a name that repeats soon", ticket({ claims: { jti: "1" } })],
    ["without a subject", ticket({ claims: { sub: "" } })],
    ["with an address that is two", ticket({ claims: { email: "a@b.example,c@d.example" } })],
    ["bringing its own key", ticket({ header: { jwk: jwkOf(ed.publicKey) } })],
    ["naming where its key lies", ticket({ header: { jku: "https://evil.example" } })],
    ["with what must be understood", ticket({ header: { crit: ["exp"], exp: 0 } })],
    ["larger than 4096 characters", ticket({ claims: { more: "m".repeat(4096) } })],
    ["with padding", `${head}.${body}.${signature}==`],
    ["with more behind it", `${head}.${body}.${signature}.x`],
    ["with another body", `${head}.${part({ ...good, sub: "user-2" })}.${signature}`],
  ])("%s", async (_, given) => {
    expect(await platforms.read(given, now)).toEqual(null);
  });

  const whole = ticket();
  const changed = fc
    .tuple(fc.nat(whole.length - 1), fc.constantFrom("A", "b", "0", "-", "_", ".", "=", "/", " "))
    .map(([place, put]) => whole.slice(0, place) + put + whole.slice(place + 1))
    .filter((text) => text !== whole);
  test.each([
    ["with any other sign in it", changed],
    ["that is none", fc.string({ maxLength: 200 })],
  ])("%s", async (_, texts) => {
    const read = fc.sample(texts, 1000).map((text) => platforms.read(text, now));
    const taken = (await Promise.all(read)).filter((ticket) => ticket !== null);
    expect(taken).toEqual([]);
  });
});

const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-platform-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("the development platform signs what is then taken, with the key it made at first", async () => {
  const ours: Platform = developmentPlatform(dataDir);
  const { issuer } = ours;
  const signed = await mintTicket(dataDir, { subject: "user-1", audience }, now);
  const taken = await openPlatforms([ours], audience).read(signed, now);
  expect({ ...taken, id: "" }).toEqual({ ...told, issuer, id: "", email: null });
});

describe("PLATFORM_KEYS", () => {
  const line =
    'PLATFORM_KEYS must be JSON such as {"https://issuer.example": {"name": "Issuer", "keys": [JWK]}} with public keys of Ed25519 or P-256, and optionally "webhook": {"url": "https://...", "secret": "whsec_..."} with a secret of 24 to 64 bytes in base64, "lines": ["exchange"], each line at most once, and "site": "https://..." without a fragment';
  const platform = (key: unknown) => JSON.stringify({ a: { name: "A", keys: [key] } });
  const served = (more: object) =>
    JSON.stringify({ a: { name: "A", keys: [jwkOf(ed.publicKey)], ...more } });
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  test.each<[string, string]>([
    ["no JSON", "keys"],
    ["a private key", platform(jwkOf(ed.privateKey))],
    ["a kind of key that is not read", platform(jwkOf(rsa.publicKey))],
    ["a secret", platform({ kty: "oct", k: "c2VjcmV0" })],
    ["a point that is none", platform({ kty: "EC", crv: "P-256", x: "AAAA", y: "AAAA" })],
    ["a platform without keys", JSON.stringify({ a: { name: "A", keys: [] } })],
    ["a site with a fragment", served({ site: "https://a.example/#here" })],
    ["a line that is none", served({ lines: ["nowhere"] })],
    ["a line twice", served({ lines: ["prime", "prime"] })],
  ])("%s is a mistake", (_, given) => {
    expect(readSettings({ PLATFORM_KEYS: given })).toEqual({ mistakes: [line] });
  });

  test("may omit the address", () => {
    const none = readSettings({ PLATFORM_KEYS: "{}" });
    expect("settings" in none && none.settings.platforms).toEqual([]);
  });
});

import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";

const safe = {
  NODE_ENV: "production",
  MASTER_KEY: Buffer.alloc(32, 7).toString("base64"),
  SMTP_URL: "smtp://mail.example.com",
  PUBLIC_URL: "https://kyc.example.com",
  MAIL_FROM: "KYC <kyc@example.com>",
  PLATFORM_KEYS: "{}",
  FACE_PROVIDER: "none",
  IDENTITY_PROVIDER: "none",
};

test("nothing needs to be set", () => {
  const read = readSettings({});
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  const { port, host, publicUrl, production, masterKey, longestDelay } = read.settings;
  expect({ port, host, publicUrl, production, masterKey, longestDelay }).toEqual({
    port: 8080,
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:8080",
    production: false,
    masterKey: undefined,
    longestDelay: 3000,
  });
});

describe("a mistake is one line that names its variable", () => {
  const rows: [Record<string, string>, string][] = [
    [{ PORT: "eighty" }, "PORT must be a port number from 0 to 65535"],
    [{ OVERLOADED_AFTER_MS: "3 s" }, "OVERLOADED_AFTER_MS must be a number of milliseconds"],
    [{ PORT: "70000" }, "PORT must be a port number from 0 to 65535"],
    [
      { MASTER_KEY: "short" },
      "MASTER_KEY must be 32 random bytes as 64 hexadecimal digits or as base64",
    ],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must begin with postgres:// or postgresql://"],
    [{ CAPTCHA_SWITCH: "maybe" }, "CAPTCHA_SWITCH must be ON or OFF"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent"],
    [{ MAIL_FROM: "a\r\nBcc: b@example.com" }, "MAIL_FROM must be an e-mail address"],
  ];
  test.each(rows)("%j", (env, line) => {
    expect(readSettings(env)).toEqual({ mistakes: [line] });
  });
});

test("PI08 production refuses what is made for development, and names what to set", () => {
  const read = readSettings({ NODE_ENV: "production" });
  const names = "mistakes" in read ? read.mistakes.map((line) => line.split(" ", 1)[0]) : [];
  expect(names).toEqual([
    "MASTER_KEY",
    "SMTP_URL",
    "PUBLIC_URL",
    "PLATFORM_KEYS",
    "FACE_PROVIDER",
    "IDENTITY_PROVIDER",
    "MAIL_FROM",
  ]);
  const sandbox = readSettings({ ...safe, FACE_PROVIDER: "sandbox" });
  expect(sandbox).toEqual({ mistakes: [expect.stringMatching(/^FACE_PROVIDER must be set/)] });
  expect("settings" in readSettings(safe)).toEqual(true);
  expect(readSettings({ ...safe, PUBLIC_URL: "http://kyc.example.com" })).toEqual({
    mistakes: ["PUBLIC_URL must begin with https:// in production"],
  });
});

test("a chosen vendor needs its settings, and no other", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const small = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const pem = String(privateKey.export({ format: "pem", type: "pkcs8" }));
  const zoloz = {
    FACE_PROVIDER: "zoloz",
    ZOLOZ_CLIENT_ID: "2188000000000001",
    ZOLOZ_PRIVATE_KEY: pem.replaceAll("\n", "\\n"),
    ZOLOZ_PUBLIC_KEY: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
  };
  const jumio = { IDENTITY_PROVIDER: "jumio", JUMIO_CLIENT_ID: "a", JUMIO_CLIENT_SECRET: "b" };
  const read = readSettings({ ...safe, ...zoloz, ...jumio, JUMIO_REGION: "emea-1" });
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  const { face, identity } = read.settings.vendors;
  expect(face).toMatchObject({
    name: "zoloz",
    url: "https://sg-production-api.zoloz.com",
    facedBy: "realid",
    docTypes: ["00000001003"],
  });
  expect("privateKey" in face && face.privateKey.equals(privateKey)).toEqual(true);
  expect("publicKey" in face && face.publicKey.equals(publicKey)).toEqual(true);
  expect(identity).toEqual({
    name: "jumio",
    clientId: "a",
    clientSecret: "b",
    workflow: 10011,
    userAgent: "Gatehouse Digital Markets Limited Gatehouse/1.0",
    hosts: {
      auth: "https://auth.emea-1.jumio.ai",
      account: "https://account.emea-1.jumio.ai",
      retrieval: "https://retrieval.emea-1.jumio.ai",
    },
  });
  const mistakes = (env: Record<string, string>) => readSettings({ ...zoloz, ...env });
  const isNoKey =
    "ZOLOZ_PUBLIC_KEY must be the public RSA key of ZOLOZ of at least 2048 bits, as PEM or base64";
  const rows: [Record<string, string>, string][] = [
    [{ ZOLOZ_CLIENT_ID: "" }, "ZOLOZ_CLIENT_ID must be set for the provider zoloz"],
    [
      { ...jumio, JUMIO_CLIENT_SECRET: "" },
      "JUMIO_CLIENT_SECRET must be set for the provider jumio",
    ],
    [{ ZOLOZ_PUBLIC_KEY: pem }, isNoKey],
    [
      { ZOLOZ_PUBLIC_KEY: small.publicKey.export({ format: "pem", type: "spki" }).toString() },
      isNoKey,
    ],
    [{ ZOLOZ_PUBLIC_KEY: "key" }, isNoKey],
    [
      { ZOLOZ_URL: "http://sg-production-api.zoloz.com" },
      "ZOLOZ_URL must be an address such as https://host.example, without a path",
    ],
    [
      { ZOLOZ_DOC_TYPES: "passport" },
      "ZOLOZ_DOC_TYPES must list codes of ZOLOZ with 11 digits, separated by commas",
    ],
    [{ ZOLOZ_FACE: "x" }, "ZOLOZ_FACE must be realid or connect"],
    [{ FACE_PROVIDER: "jumio" }, "FACE_PROVIDER must be sandbox, zoloz or none"],
    [{ JUMIO_REGION: "x" }, "JUMIO_REGION must be amer-1, emea-1 or apac-1"],
    [{ JUMIO_WORKFLOW: "x" }, "JUMIO_WORKFLOW must be the number of a workflow"],
    [{ JUMIO_CLIENT_ID: "a b" }, "JUMIO_CLIENT_ID must be one word in ASCII"],
  ];
  for (const [env, line] of rows) expect(mistakes(env)).toEqual({ mistakes: [line] });
});

test("a webhook has a secret of its length, and HTTPS in production", () => {
  const jwk = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" };
  const keysWith = (webhook: object) =>
    JSON.stringify({ "https://a.example": { name: "A", keys: [jwk], webhook } });
  const secret = `whsec_${Buffer.alloc(32).toString("base64")}`;
  const url = "http://a.example/hooks";
  const read = (webhook: object, env = {}) =>
    readSettings({ PLATFORM_KEYS: keysWith(webhook), ...env });
  expect(read({ url, secret })).toMatchObject({ settings: { platforms: [{ webhook: { url } }] } });
  expect(read({ url, secret: "whsec_c2hvcnQ=" })).toMatchObject({
    mistakes: [expect.stringContaining("24 to 64 bytes")],
  });
  expect(read({ url, secret }, { NODE_ENV: "production" })).toMatchObject({
    mistakes: expect.arrayContaining([expect.stringContaining("must begin with https://")]),
  });
});

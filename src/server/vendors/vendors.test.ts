import { generateKeyPairSync } from "node:crypto";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { openLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { sharedServices } from "#tests/support/server/portal.ts";
import { openVendors } from "./vendors.ts";

const fresh = sharedServices();

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const zoloz = {
  ZOLOZ_CLIENT_ID: "2188000000000001",
  ZOLOZ_PRIVATE_KEY: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
  ZOLOZ_PUBLIC_KEY: publicKey.export({ format: "pem", type: "spki" }).toString(),
};
const jumio = { JUMIO_CLIENT_ID: "a", JUMIO_CLIENT_SECRET: "b" };

test.each([
  ["sandbox", "sandbox"],
  ["zoloz", "zoloz"],
  ["zoloz", "jumio"],
  ["none", "sandbox"],
  ["none", "none"],
])(
  "%s for faces and %s for identities; the sandbox has its page only where it is used",
  async (FACE_PROVIDER, IDENTITY_PROVIDER) => {
    const read = readSettings({ ...zoloz, ...jumio, FACE_PROVIDER, IDENTITY_PROVIDER });
    if ("mistakes" in read) throw new Error(read.mistakes.join());
    const services = { ...fresh.services, settings: read.settings };
    const { face, identity } = openVendors(services);
    expect([face?.name ?? "none", identity?.name ?? "none"]).toEqual([
      FACE_PROVIDER,
      IDENTITY_PROVIDER,
    ]);
    const app = await createApp(services, handlers, 0);
    const { headers } = await app.inject("/sandbox/identity/unknown");
    const isPage = String(headers["content-type"]).startsWith("text/html");
    expect(isPage).toBe([FACE_PROVIDER, IDENTITY_PROVIDER].includes("sandbox"));
    await app.close();
  },
);

test("DE04 a transaction of another vendor is no answer, and the operator reads why", async () => {
  const env = { ...zoloz, ...jumio, FACE_PROVIDER: "zoloz", IDENTITY_PROVIDER: "jumio" };
  const read = readSettings(env);
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = openLog("info", stream);
  const vendors = openVendors({ ...fresh.services, settings: read.settings, log });
  const reference = "0123456789abcdef";
  for (const transaction of [
    "x",
    "realid.../../x",
    "face.T1",
    "11111111-1111-4111-8111-111111111111/..",
  ])
    for (const vendor of [vendors.face!, vendors.identity!]) {
      const check = vendor.check({ transaction, reference }, "");
      await expect(check).rejects.toThrow(`not a transaction of ${vendor.name}`);
    }
  expect(lines).toHaveLength(8);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 40,
    time: expect.any(String),
    vendor: "zoloz",
    reason: "not a transaction of zoloz",
    msg: "vendor_unavailable",
  });
});

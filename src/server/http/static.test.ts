import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mountStatic } from "#server/http/static.ts";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gatehouse-static-"));
  for (const inner of ["assets", "pages", ".vite"]) mkdirSync(join(folder, inner));
  const files = {
    "assets/page-1a2b.js": "plain",
    "assets/page-1a2b.js.br": "brotli",
    "assets/page-1a2b.js.gz": "gzip",
    "assets/inter-3c4d.woff2": "font",
    "icon.svg": "<svg/>",
    "index.html": "__NONCE__",
    "pages/login.en.house.html": "__NONCE__",
    ".vite/manifest.json": "{}",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  app = fastify();
  await mountStatic(app, { kyc: folder, desk: join(folder, "assets") });
  app.get("/kyc/*", (_request, reply) => reply.code(404).send("a page"));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const forever = "public, max-age=31536000, immutable";

test.each([
  ["assets/page-1a2b.js", "gzip, deflate, br", "brotli", "br"],
  ["assets/page-1a2b.js", "gzip", "gzip", "gzip"],
  ["assets/page-1a2b.js", "", "plain", undefined],
  ["assets/inter-3c4d.woff2", "gzip, deflate, br", "font", undefined],
])("%s is kept for ever, compressed as accepted: %j", async (path, accepted, body, encoding) => {
  const answer = await app.inject({
    url: `/kyc/${path}`,
    headers: { "accept-encoding": accepted },
  });
  expect([
    answer.statusCode,
    answer.body,
    answer.headers["content-encoding"],
    answer.headers["cache-control"],
    answer.headers["vary"],
    answer.headers["content-type"],
  ]).toEqual([
    200,
    body,
    encoding,
    forever,
    "accept-encoding",
    path.endsWith(".js") ? "application/javascript; charset=utf-8" : "font/woff2",
  ]);
});

test("a file without a hash in its name is asked for again and answered 304 while it is the same", async () => {
  const url = "/kyc/icon.svg";
  const { headers } = await app.inject({ url });
  expect([headers["cache-control"], headers["content-type"]]).toEqual([
    "no-cache",
    "image/svg+xml",
  ]);
  const again = await app.inject({
    url,
    headers: { "if-none-match": String(headers["etag"]) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each([
  "index.html",
  "pages/login.en.house.html",
  "assets/page-1a2b.js.br",
  "assets/page-1a2b.js.gz",
  ".vite/manifest.json",
  "assets/%2e%2e/index.html",
  "assets/",
  "",
])("OP09 %j is not sent as a file", async (path) => {
  const { statusCode, body } = await app.inject({ url: `/kyc/${path}` });
  expect([statusCode, body]).toEqual([404, "a page"]);
});

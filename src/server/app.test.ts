import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { calls, type Calls } from "#contract/calls/index.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { createApp } from "#server/app.ts";
import { policy } from "#server/http/headers.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { Refused } from "#server/refused.ts";
import { freshServices, type FreshServices } from "#tests/support/server/cluster.ts";

let portal: FreshServices;
let app: FastifyInstance;
let asked = 0;

/** Handlers that only say what reached them; this file is about what stands around them. */
function plain(): HandlersFor<Calls> {
  const each = (rows: object) =>
    Object.fromEntries(Object.keys(rows).map((name) => [name, async () => ({})]));
  const handlers = Object.fromEntries(
    Object.entries(calls).map(([subject, rows]) => [subject, each(rows)]),
  ) as unknown as HandlersFor<Calls>;
  return {
    ...handlers,
    account: {
      ...handlers.account,
      logout: async () => {
        asked += 1;
        return {};
      },
      countries: async () => {
        throw new Error("secret inside");
      },
      verifyCaptcha: async () => {
        throw new Refused("codeTooSoon", { seconds: 7 }, { extra: true });
      },
      sendEmailCaptcha: async () => ({
        wait_seconds: 60,
        expires_in_seconds: 600,
        inner: "not for you",
      }),
    },
  };
}

beforeAll(async () => {
  portal = await freshServices();
  const pages = {
    ...portal.services.pages,
    page: async ({ route, locale, brand }: { route: string; locale: string; brand: string }) => ({
      html: `<html lang="${locale}" data-brand="${brand}">${route}`,
      policy: policy("nonce"),
    }),
  };
  app = await createApp({ ...portal.services, pages }, plain(), 0);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

const rows = Object.values(calls).flatMap((subject) =>
  Object.values(subject as Record<string, { method: "GET" | "POST"; path: string }>),
);
const same = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
const logout = "/ins-kyc/v1/action/logout";
const uuid = "11111111-1111-4111-8111-111111111111";

describe("CS01 CS03 a writing call from another site is refused before its body is read", () => {
  const foreign: [string, Record<string, string>][] = [
    ["cross-site", { "sec-fetch-site": "cross-site" }],
    ["same-site", { "sec-fetch-site": "same-site" }],
    ["none", { "sec-fetch-site": "none" }],
    ["another origin", { origin: "https://evil.example" }],
    ["nothing said", {}],
    ["an origin that begins alike", { origin: "http://127.0.0.1:8080.evil.example" }],
  ];
  test.each(foreign)("%s", async (_name, headers) => {
    const statuses = await Promise.all(
      rows
        .filter(({ method }) => method === "POST")
        .map(
          async ({ path }) =>
            (
              await app.inject({
                method: "POST",
                url: path,
                headers: { ...headers, "content-type": "application/json" },
                payload: "{broken",
              })
            ).statusCode,
        ),
    );
    expect([...new Set(statuses)]).toEqual([403]);
    expect(asked).toEqual(0);
  });

  test("the portal's own origin is enough where a browser says no more", async () => {
    const answer = await app.inject({
      method: "POST",
      url: logout,
      headers: { origin: "http://127.0.0.1:8080", "content-type": "application/json" },
      payload: {},
    });
    expect(answer.statusCode).toEqual(200);
  });
});

test("CS02 simple requests are refused: JSON calls need JSON, the upload its own header", async () => {
  const send = async (url: string, type: string | undefined) =>
    (
      await app.inject({
        method: "POST",
        url,
        headers: {
          "sec-fetch-site": "same-origin",
          ...(type === undefined ? {} : { "content-type": type }),
        },
        payload: "a=1",
      })
    ).statusCode;
  expect(await send(logout, "text/plain")).toEqual(415);
  expect(await send(logout, "application/x-www-form-urlencoded")).toEqual(415);
  expect(await send(logout, undefined)).toEqual(415);
  expect(await send("/ins-kyc/v1/action/upload-file", "multipart/form-data; boundary=x")).toEqual(
    403,
  );
});

describe("IN09 IN10 every answer carries the headers", () => {
  const places: [string, number][] = [
    ["/kyc/login", 200],
    ["/kyc/missing.css", 404],
    ["/livez", 200],
    ["/ins-kyc/v1/ins-info", 401],
    ["/ins-kyc/anon/v1/countries", 500],
    ["/nowhere", 404],
    ["/ins-kyc/v1/file/%zz", 400],
    ["/ins-kyc/v1/action/logout", 405],
    ["/openapi.json", 200],
  ];
  test.each(places)("%s", async (url, status) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toEqual(status);
    const { headers } = answer;
    expect(String(headers["content-security-policy"])).toContain("default-src 'none'");
    expect([
      headers["x-content-type-options"],
      headers["referrer-policy"],
      headers["cross-origin-opener-policy"],
      headers["server"],
      headers["x-powered-by"],
    ]).toEqual(["nosniff", "no-referrer", "same-origin", undefined, undefined]);
    const kept =
      url.startsWith("/ins-kyc") || status >= 400 ? "no-store" : headers["cache-control"];
    expect(headers["cache-control"]).toEqual(kept);
  });
});

test("IN09 IN11 DE07 what is not HTTP gets the headers too, and words without anything from inside", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nno header\r\n\r\n");
  const [head, body] = (await text(socket)).split("\r\n\r\n");
  const headers = new Map(
    head!.split("\r\n").map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect([
    head!.split("\r\n", 1)[0],
    headers.get("x-content-type-options"),
    headers.get("content-security-policy")?.split(";", 1)[0],
    headers.get("connection"),
    JSON.parse(body!),
  ]).toEqual([
    "HTTP/1.1 400 Bad Request",
    "nosniff",
    "default-src 'none'",
    "close",
    {
      code: 25140000,
      message: "The request could not be read.",
      data: { refusal: "malformed" },
    },
  ]);
});

test("CS03 another site cannot read a call either; a person's own navigation can", async () => {
  const statusFrom = async (site: string | undefined, url: string) =>
    (await app.inject({ url, headers: site === undefined ? {} : { "sec-fetch-site": site } }))
      .statusCode;
  const file = `/ins-kyc/v1/file/${uuid}`;
  const sites = ["cross-site", "same-site", "same-origin", "none", undefined];
  expect(await Promise.all(sites.map((site) => statusFrom(site, file)))).toEqual([
    403, 403, 401, 401, 401,
  ]);
  const encoded = file.replace("ins-kyc", "%69ns%2Dkyc");
  expect(await statusFrom("cross-site", encoded)).toEqual(403);
  expect((await app.inject({ url: encoded })).headers["cache-control"]).toEqual("no-store");
  expect(await statusFrom("cross-site", "/kyc/login")).toEqual(200);
});

test("IN08 the policy of a call is written out", async () => {
  const { headers } = await app.inject({ url: "/livez" });
  expect(headers["content-security-policy"]).toEqual(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test("PI09 a page may load from, ask and send to no site but the portal's own", async () => {
  const { headers } = await app.inject({ url: "/kyc/login" });
  const sources = String(headers["content-security-policy"])
    .split("; ")
    .filter((directive) => !/^(require-trusted-types-for|trusted-types) /.test(directive))
    .flatMap((directive) => directive.split(" ").slice(1));
  const own = ["'none'", "'self'", "'nonce-nonce'", "blob:", "data:"];
  expect(sources.filter((source) => !own.includes(source))).toEqual([]);
  expect(String(headers["content-security-policy"])).toMatch(/^default-src 'none';/);
});

test("IN11 an error says its code, safe words in the caller's language, and nothing from inside", async () => {
  const said = async (url: string, language: string, options: object = {}) => {
    const answer = await app.inject({ url, headers: { "accept-language": language }, ...options });
    return [answer.statusCode, answer.json()];
  };
  expect(await said("/ins-kyc/anon/v1/countries", "en-US")).toEqual([
    500,
    { code: 25150000, message: "Server error!", data: { refusal: "serverError" } },
  ]);
  const [status, body] = await said("/nowhere", "zh-CN");
  expect([
    status,
    (body as { code: number }).code,
    /\p{Script=Han}/u.test((body as { message: string }).message),
  ]).toEqual([404, 25140400, true]);
});

test("a refusal carries its name, its figures and its data; expected ones are 200", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/ins-kyc/v1/action/verify-captcha",
    headers: same,
    payload: { email: "a@example.com", type: "register", captcha: "123456" },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      code: 25100005,
      message: "A code was sent a moment ago. Please wait 7 s.",
      data: { refusal: "codeTooSoon", seconds: 7, extra: true },
    },
  ]);
});

test("AC03 an answer holds what the contract names and nothing more", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/ins-kyc/v1/action/send-email-captcha",
    headers: same,
    payload: { email: "a@example.com", type: "register" },
  });
  expect(answer.json()).toEqual({
    code: 0,
    message: "OK",
    data: { wait_seconds: 60, expires_in_seconds: 600 },
  });
});

describe("IN05 a malformed body is 400 and never 500", () => {
  const bodies = [
    "{",
    "",
    "null",
    "[]",
    "1",
    '"x"',
    '{"email":{"$ne":1}}',
    `${"[".repeat(5000)}${"]".repeat(5000)}`,
    '{"email":"\\ud800","__proto__":{"a":1}}',
  ];
  test.each(bodies)("%j", async (payload) => {
    const answer = await app.inject({
      method: "POST",
      url: "/ins-kyc/v1/action/login",
      headers: same,
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 25140000]);
  });
  test("a body over the limit is 413", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/ins-kyc/v1/action/login",
      headers: same,
      payload: JSON.stringify({ email: "x".repeat(1_100_000) }),
    });
    expect(answer.statusCode).toEqual(413);
  });
});

test("a page comes in the language and the brand of its address, then of its reader", async () => {
  const page = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers })).body;
  expect(await page("/kyc/login")).toEqual('<html lang="en" data-brand="house">login');
  expect(await page("/kyc/login?locale=zh-TW&source=otterline")).toEqual(
    '<html lang="zh-TW" data-brand="otterline">login',
  );
  expect(await page("/kyc", { cookie: "kyc_language=zh-CN", "accept-language": "en" })).toEqual(
    '<html lang="zh-CN" data-brand="house">',
  );
  expect(await page("/kyc/a/b?locale=xx", { "accept-language": "zh-HK,en" })).toEqual(
    '<html lang="zh-TW" data-brand="house">a.b',
  );
});

test("the OpenAPI document names every call", async () => {
  const document = (await app.inject({ url: "/openapi.json" })).json() as {
    paths: Record<string, Record<string, unknown>>;
  };
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.toSorted()).toEqual(rows.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test("DE10 the portal says that it lives and that it is ready", async () => {
  expect((await app.inject({ url: "/livez" })).json()).toEqual({ live: true });
  expect((await app.inject({ url: "/readyz" })).json()).toEqual({ ready: true });
});

test("the portal's own path leads a signed-in person to the dashboard, others to the pages of the portal", async () => {
  const at = async (cookies: Record<string, string>) => {
    const { statusCode, headers } = await app.inject({ url: "/kyc?locale=zh-TW", cookies });
    return [statusCode, headers.location];
  };
  expect(await at({})).toEqual([200, undefined]);
  expect(await at({ kyc_sid: "any" })).toEqual([302, "/kyc/user?locale=zh-TW"]);
});

test.each([
  ["/auth", "/auth/login"],
  ["/auth/user?locale=zh-TW&source=otterline", "/auth/login?locale=zh-TW&source=otterline"],
  ["/auth/login?source=otterline", "/kyc/login?source=otterline"],
  ["/seller/orders/7", "/seller/login"],
  ["/seller/login", "/kyc/login"],
])("%s leads to its login page, which is that of the portal", async (url, location) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers.location]).toEqual([302, location]);
});

/** Nothing in this process goes on meanwhile. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("what comes while the server is late with its work is told to wait", async () => {
  const late = await createApp(portal.services, plain(), 1000);
  onTestFinished(() => late.close());
  await late.ready();
  const ready = () => late.inject({ url: "/readyz" });
  expect((await ready()).statusCode).toBe(200);
  standStill(3000);
  const told = await vi.waitUntil(async () => {
    const answer = await ready();
    return answer.statusCode === 503 && answer;
  }, 20_000);
  expect(told.headers["retry-after"]).toBe("5");
  expect(told.json()).toMatchObject({ code: refusals.overloaded.code });
  await vi.waitUntil(async () => (await ready()).statusCode === 200, 20_000);
});

test("a page that does not exist is sent with status 404", async () => {
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await status("/kyc/nowhere")).toEqual(404);
  expect(await status("/desk/case/1/2")).toEqual(404);
  expect(await status("/kyc/login/")).toEqual(200);
});

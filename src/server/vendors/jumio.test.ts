import { beforeEach, describe, expect, test } from "vitest";
import { answers, failures, vendorServer } from "#tests/support/server/vendor.ts";
import type { CheckAsked } from "./identity-vendor.ts";
import { openJumio } from "./jumio.ts";

const server = vendorServer();
const accountId = "11111111-1111-4111-8111-111111111111";
const workflowId = "22222222-2222-4222-8222-222222222222";
const reference = "0123456789abcdef";
const check = { transaction: `${accountId}/${workflowId}`, reference };
const start = new Date("2026-11-20T04:00:00Z");
let now = start;
beforeEach(() => {
  now = start;
});
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const asked: CheckAsked = {
  kind: "identity",
  reference,
  subject: "fedcba9876543210",
  returnUrl: "https://portal.example/kyc/zoloz?link=1",
  locale: "zh-TW",
};

function open(timeoutMs = 5000) {
  const { origin } = server;
  const settings = {
    clientId: "client",
    clientSecret: "se:cret",
    workflow: 10011,
    userAgent: "Example Markets Limited Gatehouse/1.0",
    hosts: { auth: origin, account: origin, retrieval: origin },
  };
  return openJumio(settings, () => now, timeoutMs);
}

const token = (value: string, expires_in: unknown = 3600) =>
  answers(200, JSON.stringify({ access_token: value, expires_in, token_type: "Bearer" }));

/** Gives tokens, numbered, and this to all else. */
function plays(content: unknown, status = 200): void {
  let given = 0;
  server.play = (request, response) => {
    if (request.path === "/oauth2/token") return token(`token-${++given}`)(request, response);
    const body = typeof content === "string" ? content : JSON.stringify(content);
    return answers(status, body)(request, response);
  };
}

const begun = {
  account: { id: accountId },
  web: { href: "https://example.web.apac-1.jumio.ai/web/v4/app?authorizationToken=x" },
  workflowExecution: { id: workflowId, credentials: [] },
};

const execution = (status: string, more: object = {}) => ({
  account: { id: accountId },
  workflow: { id: workflowId, status, customerInternalReference: reference },
  ...more,
});

const decided = (type: string, label = "OK") => ({ decision: { type, details: { label } } });

const unavailable = (message: string) =>
  expect.objectContaining({
    name: "VendorUnavailable",
    message: expect.stringContaining(message),
  });

const paths = () => server.asked.map(({ method, path }) => `${method} ${path}`);

test("a check begins with our references and nothing about the person", async () => {
  plays(begun);
  expect(await open().begin(asked)).toEqual({
    transaction: check.transaction,
    url: begun.web.href,
    expiresAt: new Date("2026-11-20T04:45:00Z"),
  });
  expect(paths()).toEqual(["POST /oauth2/token", "POST /api/v1/accounts"]);
  const [first, second] = server.asked;
  expect(first).toMatchObject({
    body: "grant_type=client_credentials",
    headers: {
      authorization: `Basic ${Buffer.from("client:se:cret").toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": "Example Markets Limited Gatehouse/1.0",
    },
  });
  expect(second!.headers).toMatchObject({
    authorization: "Bearer token-1",
    "content-type": "application/json",
    "user-agent": "Example Markets Limited Gatehouse/1.0",
  });
  expect(JSON.parse(second!.body)).toEqual({
    customerInternalReference: reference,
    userReference: asked.subject,
    workflowDefinition: { key: 10011 },
    tokenLifetime: "30m",
    web: { successUrl: asked.returnUrl, errorUrl: asked.returnUrl, locale: "zh-HK" },
  });
});

test.each([
  ["no address", { ...begun, web: undefined }],
  ["an address that is none", { ...begun, web: { href: "javascript:alert(1)" } }],
  ["an address without TLS", { ...begun, web: { href: "http://jumio.example/" } }],
  ["an id that is a path", { ...begun, account: { id: "../../x" } }],
  ["nothing", {}],
])("DE04 %s begins no check", async (_name, content) => {
  plays(content);
  await expect(open().begin(asked)).rejects.toThrow(unavailable("jumio began no check"));
});

describe("a token", () => {
  test("serves all requests until it expires", async () => {
    plays(execution("INITIATED"));
    const vendor = open();
    await Promise.all([vendor.check(check, ""), vendor.check(check, "")]);
    pass(58);
    await vendor.check(check, "");
    const isToken = (path: string) => path.endsWith("/token");
    expect(paths().filter(isToken)).toHaveLength(1);
    pass(1);
    await Promise.all([vendor.check(check, ""), vendor.check(check, "")]);
    expect(paths().filter(isToken)).toHaveLength(2);
    expect(server.asked.at(-1)!.headers.authorization).toBe("Bearer token-2");
  });

  test("that is not accepted is renewed once", async () => {
    plays("{}", 401);
    await expect(open().check(check, "")).rejects.toThrow(unavailable("jumio answered 401"));
    const bearers = server.asked.map(({ headers }) => headers.authorization).filter(isBearer);
    expect(bearers).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  test.each([
    ["refused", answers(401, '{"error":"invalid_client"}'), "no token: 401"],
    ["of another form", answers(200, '{"access_token":7}'), "no token"],
    ["with a line break", token("a\r\nx-injected: 1"), "no token"],
    ["without an end", token("a", "soon"), "no token"],
    ["not JSON", answers(200, "<html>"), "not JSON"],
  ])("DE04 %s is asked for again the next time", async (_name, play, mistake) => {
    const vendor = open();
    server.play = play;
    await expect(vendor.check(check, "")).rejects.toThrow(unavailable(mistake));
    plays(execution("PROCESSED", decided("PASSED")));
    expect(await vendor.check(check, "")).toBe("verified");
  });
});

const isBearer = (value: string | undefined) => value?.startsWith("Bearer ");

describe("Jumio's decision is the answer", () => {
  const similarity = { capabilities: { similarity: [decided("REJECTED", "NO_MATCH")] } };
  const rows: [string, object, string | null][] = [
    ["not finished", execution("INITIATED"), null],
    ["being processed", execution("ACQUIRED"), null],
    ["not processed, whatever it says", execution("ACQUIRED", decided("PASSED")), null],
    ["session expired", execution("SESSION_EXPIRED", decided("PASSED")), "timedOut"],
    ["token expired", execution("TOKEN_EXPIRED"), "timedOut"],
    ["passed", execution("PROCESSED", decided("PASSED")), "verified"],
    ["rejected", execution("PROCESSED", decided("REJECTED", "FRAUD")), "failed"],
    [
      "another face",
      execution("PROCESSED", { ...decided("REJECTED"), ...similarity }),
      "notSamePerson",
    ],
    [
      "technical error",
      execution("PROCESSED", decided("REJECTED", "TECHNICAL_ERROR")),
      "systemError",
    ],
    ["a warning", execution("PROCESSED", decided("WARNING")), "failed"],
    ["not executed", execution("PROCESSED", decided("NOT_EXECUTED")), "systemError"],
    ["given up", execution("PROCESSED", decided("NOT_EXECUTED", "TOKEN_EXPIRED")), "timedOut"],
    ["in other letters", execution("PROCESSED", decided("passed")), "systemError"],
    ["an unknown decision", execution("PROCESSED", decided("APPROVED")), "systemError"],
    ["no decision", execution("PROCESSED"), "systemError"],
  ];
  test.each(rows)("DE04 %s", async (_name, content, outcome) => {
    plays(content);
    expect(await open().check(check, "")).toBe(outcome);
    expect(paths().at(-1)).toBe(
      `GET /api/v1/accounts/${accountId}/workflow-executions/${workflowId}`,
    );
  });

  test.each<[string, unknown, string]>([
    ["an unknown status", execution("DONE", decided("PASSED")), "status DONE"],
    ["another form", { decision: { type: "PASSED" } }, "another form"],
    ["text", "PASSED", "not JSON"],
    [
      "another workflow",
      {
        ...execution("PROCESSED", decided("PASSED")),
        workflow: { id: accountId, status: "PROCESSED" },
      },
      "another check",
    ],
    [
      "another account",
      { ...execution("PROCESSED", decided("PASSED")), account: { id: workflowId } },
      "another check",
    ],
    [
      "another reference",
      {
        ...execution("PROCESSED", decided("PASSED")),
        workflow: { id: workflowId, status: "PROCESSED", customerInternalReference: "x" },
      },
      "another check",
    ],
  ])("DE04 %s is no answer", async (_name, content, mistake) => {
    plays(content);
    await expect(open().check(check, "")).rejects.toThrow(unavailable(mistake));
  });
});

describe.each(["token", "call"])("DE04 during the %s", (during) => {
  test.each(Object.entries(failures))("Jumio %s", async (_name, play) => {
    server.play = (request, response) =>
      during === "call" && request.path === "/oauth2/token"
        ? token("token")(request, response)
        : play(request, response);
    const vendor = open(300);
    await expect(vendor.begin(asked)).rejects.toThrow(unavailable(""));
    await expect(vendor.check(check, "")).rejects.toThrow(unavailable(""));
  });
});

describe("what the browser carries back explains an open check", () => {
  const carried = (more: Record<string, string>) =>
    new URLSearchParams({ accountId, workflowExecutionId: workflowId, ...more }).toString();
  const error = (errorCode: string) => carried({ acquisitionStatus: "ERROR", errorCode });

  test.each([
    [carried({ acquisitionStatus: "SUCCESS" }), null],
    [error("9820"), "cameraRefused"],
    [error("9822"), "unsupportedBrowser"],
    [error("9210"), "timedOut"],
    [error("9100"), "systemError"],
    [error("9835"), "interrupted"],
    [error("__proto__"), "interrupted"],
    [error("9820").replace(accountId, workflowId), null],
    ["acquisitionStatus=ERROR&errorCode=9820", null],
    ["", null],
  ])("%s", async (returned, outcome) => {
    plays(execution("INITIATED"));
    expect(await open().check(check, returned)).toBe(outcome);
  });

  test.each(["SESSION_EXPIRED", "PROCESSED"])(
    "AC09 in %s nothing that a browser forges verifies or explains away",
    async (status) => {
      plays(execution(status, decided("REJECTED", "FRAUD")));
      const honest = await open().check(check, "");
      const forged = [
        carried({ acquisitionStatus: "SUCCESS", decision: "PASSED" }),
        carried({ acquisitionStatus: "PASSED" }),
        error("9820"),
        "verified",
      ];
      for (const returned of forged) expect(await open().check(check, returned)).toBe(honest);
    },
  );
});

import { createPrivateKey, createPublicKey, generateKeyPairSync, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  answers,
  failures,
  type VendorRequest,
  vendorServer,
} from "#tests/support/server/vendor.ts";
import type { CheckAsked } from "./identity-vendor.ts";
import { zolozTime } from "./zoloz-gateway.ts";
import { openZoloz, type ZolozSettings } from "./zoloz.ts";

const now = new Date("2026-11-20T04:00:00Z");
const clientId = "2188000000000001";
const reference = "0123456789abcdef";
const rsa = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const [merchant, zoloz, stranger] = [rsa(), rsa(), rsa()];
const server = vendorServer();

const settings = (given: Partial<ZolozSettings> = {}): ZolozSettings => ({
  url: server.origin,
  pages: "https://pages.example",
  clientId,
  privateKey: merchant.privateKey,
  publicKey: zoloz.publicKey,
  facedBy: "connect",
  docTypes: ["00000001003"],
  ...given,
});

const open = (given: Partial<ZolozSettings> = {}, timeoutMs = 5000) =>
  openZoloz(settings(given), () => now, timeoutMs);

const asked: CheckAsked = {
  kind: "identity",
  reference,
  subject: "fedcba9876543210",
  returnUrl: "https://portal.example/kyc/zoloz",
  locale: "en",
};

/** The signature scheme once more, by the other API of the platform. */
const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

async function signatureBy(keys: ReturnType<typeof rsa>, text: string): Promise<string> {
  const der = keys.privateKey.export({ format: "der", type: "pkcs8" });
  const key = await webcrypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]);
  const signed = await webcrypto.subtle.sign(algorithm, key, Buffer.from(text));
  return Buffer.from(signed).toString("base64");
}

async function isSignedByUs({ path, headers, body }: VendorRequest): Promise<boolean> {
  const [, written = ""] = /^algorithm=RSA256, signature=(.+)$/.exec(String(headers["signature"]))!;
  const der = merchant.publicKey.export({ format: "der", type: "spki" });
  const key = await webcrypto.subtle.importKey("spki", der, algorithm, false, ["verify"]);
  const text = `POST ${path}\n${clientId}.${String(headers["request-time"])}.${body}`;
  const signature = Buffer.from(decodeURIComponent(written), "base64");
  return webcrypto.subtle.verify(algorithm, key, signature, Buffer.from(text));
}

interface Signed {
  time?: string;
  by?: ReturnType<typeof rsa>;
  path?: string;
  client?: string;
  /** What is sent instead of the signed body. */
  sent?: string;
  header?: (signature: string) => string;
}

const usual = (signature: string) => `algorithm=RSA256, signature=${encodeURIComponent(signature)}`;

/** Plays a reply that is signed as the protocol asks, except for what is given. */
function signs(content: unknown, given: Signed = {}): void {
  const { time = zolozTime(now), by = zoloz, client = clientId, header = usual } = given;
  server.play = async ({ path }, response) => {
    const body = typeof content === "string" ? content : JSON.stringify(content);
    const text = `POST ${given.path ?? path}\n${client}.${time}.${body}`;
    const signature = header(await signatureBy(by, text));
    response.writeHead(200, { "response-time": time, signature }).end(given.sent ?? body);
  };
}

const success = { resultCode: "SUCCESS", resultStatus: "S", resultMessage: "Success" };
const begun = { result: success, transactionId: "T1", clientCfg: '{"a":"b&c"}' };

const checked = (transaction: string, returned = "") =>
  open().check({ transaction, reference }, returned);

describe("the signature agrees with openssl", () => {
  const fixture = (name: string) =>
    readFileSync(join(import.meta.dirname, "../../../tests/fixtures/zoloz", name), "utf8");

  test("of a request", async () => {
    signs({ result: success, ekycResult: "Success" });
    const privateKey = createPrivateKey(fixture("private.pem"));
    const vendor = open({ privateKey });
    await vendor.check({ transaction: "realid.T1", reference }, "");
    const [{ path, headers, body }] = server.asked as [VendorRequest];
    const text = `POST ${path}\n${clientId}.${String(headers["request-time"])}.${body}`;
    expect(text).toBe(fixture("request.txt"));
    expect(headers["signature"]).toBe(usual(fixture("request.sig")));
  });

  test("of a reply", async () => {
    const [head, ...rest] = fixture("response.txt").split("\n");
    const [, time, body] = /^\d+\.([^.]+)\.(.*)$/s.exec(rest.join("\n"))!;
    expect(head).toBe("POST /api/v1/zoloz/realid/checkresult");
    server.play = answers(200, body!, {
      "response-time": time!,
      signature: usual(fixture("response.sig")),
    });
    const publicKey = createPublicKey(fixture("public.pem"));
    const vendor = open({ publicKey });
    expect(await vendor.check({ transaction: "realid.T1", reference }, "")).toBe("verified");
    server.play = answers(200, body!.replace("Success", "Failure"), {
      "response-time": time!,
      signature: usual(fixture("response.sig")),
    });
    await expect(vendor.check({ transaction: "realid.T1", reference }, "")).rejects.toThrow(
      "the reply is not signed by zoloz",
    );
  });
});

describe("a check begins", () => {
  const h5ModeConfig = {
    completeCallbackUrl: asked.returnUrl,
    interruptCallbackUrl: asked.returnUrl,
  };
  const common = {
    bizId: reference,
    userId: asked.subject,
    metaInfo: "MOB_H5",
    h5ModeConfig,
  };
  const expiresAt = new Date("2026-11-20T04:30:00Z");

  test("of an identity document, by Real ID", async () => {
    signs(begun);
    expect(await open().begin(asked)).toEqual({
      transaction: "realid.T1",
      url: "https://pages.example/page/zoloz-realid-fe/index.html?clientcfg=%7B%22a%22%3A%22b%26c%22%7D",
      expiresAt,
    });
    const [request] = server.asked as [VendorRequest];
    expect(`${request.method} ${request.path}`).toBe("POST /api/v1/zoloz/realid/initialize");
    expect(request.headers).toMatchObject({
      "content-type": "application/json; charset=UTF-8",
      "client-id": clientId,
      "request-time": "2026-11-20T04:00:00+0000",
    });
    expect(await isSignedByUs(request)).toBe(true);
    expect(JSON.parse(request.body)).toEqual({
      ...common,
      flowType: "H5_REALIDLITE_KYC",
      operationMode: "STANDARD",
      docType: "00000001003",
    });
  });

  test("of a face, by Connect", async () => {
    signs(begun);
    expect(await open().begin({ ...asked, kind: "face" })).toEqual({
      transaction: "connect.T1",
      url: "https://pages.example/page/zoloz-face-fe/index.html?state=T1&clientcfg=%7B%22a%22%3A%22b%26c%22%7D&callbackurl=https%3A%2F%2Fportal.example%2Fkyc%2Fzoloz",
      expiresAt,
    });
    const [request] = server.asked as [VendorRequest];
    expect(request.path).toBe("/api/v1/zoloz/connect/initialize");
    expect(JSON.parse(request.body)).toEqual({
      ...common,
      sceneCode: "kyc",
      productConfig: { livenessMode: "STANDARD" },
    });
  });

  test("of a face by Real ID, with any of several documents", async () => {
    signs(begun);
    const vendor = open({ facedBy: "realid", docTypes: ["00000001003", "08520000002"] });
    expect((await vendor.begin({ ...asked, kind: "face" })).transaction).toBe("realid.T1");
    expect(JSON.parse(server.asked[0]!.body)).toMatchObject({
      autoDocTypes: ["00000001003", "08520000002"],
    });
  });

  test.each([
    ["SYSTEM_ERROR", { result: { resultCode: "SYSTEM_ERROR", resultStatus: "U" } }],
    ["PARAM_ILLEGAL", { result: { resultCode: "PARAM_ILLEGAL", resultStatus: "F" } }],
    ["SIGNATURE_INVALID", { result: { resultCode: "SIGNATURE_INVALID", resultStatus: "F" } }],
    ["SUCCESS U", { ...begun, result: { resultCode: "SUCCESS", resultStatus: "U" } }],
    ["another form", { ...begun, clientCfg: "" }],
    ["another form", { ...begun, transactionId: "../realid" }],
    ["another form", { result: success }],
    ["another form", []],
    ["another form", null],
    ["not JSON", "<html>"],
  ])("not when ZOLOZ answers %s", async (mistake, content) => {
    signs(content);
    await expect(open().begin(asked)).rejects.toThrow(
      expect.objectContaining({
        name: "VendorUnavailable",
        message: expect.stringContaining(mistake),
      }),
    );
  });
});

describe("ZOLOZ's answer is the answer", () => {
  const expected = {
    Success: "verified",
    Failure: "failed",
    Pending: "failed",
    VoidTimeout: "timedOut",
    VoidCancelled: "interrupted",
    InProcess: null,
  };

  test.each(Object.entries(expected))("%s", async (value, answer) => {
    signs({ result: success, ekycResult: value, connectResult: "of another product" });
    expect(await checked("realid.T1")).toBe(answer);
    signs({ result: success, connectResult: value, ekycResult: "of another product" });
    expect(await checked("connect.T1")).toBe(answer);
    const [identity, face] = server.asked;
    expect(identity!.path).toBe("/api/v1/zoloz/realid/checkresult");
    expect(face!.path).toBe("/api/v1/zoloz/connect/checkresult");
    expect(JSON.parse(face!.body)).toEqual({ bizId: reference, transactionId: "T1" });
    expect(await isSignedByUs(face!)).toBe(true);
  });

  test("NOT_SAME_PERSON", async () => {
    signs({ result: { resultCode: "NOT_SAME_PERSON", resultStatus: "F" } });
    expect(await checked("connect.T1")).toBe("notSamePerson");
    signs({
      result: { resultCode: "NOT_SAME_PERSON", resultStatus: "S" },
      connectResult: "Success",
    });
    expect(await checked("connect.T1")).toBe("notSamePerson");
  });

  test.each(["success", "SUCCESS", "Succeeded", "", "constructor", "__proto__"])(
    "DE04 the unknown value %j is no answer",
    async (connectResult) => {
      signs({ result: success, connectResult });
      await expect(checked("connect.T1")).rejects.toThrow("zoloz: connectResult");
    },
  );

  test("DE04 the answer of another product or transaction is no answer", async () => {
    signs({ result: success, ekycResult: "Success" });
    await expect(checked("connect.T1")).rejects.toThrow("zoloz: connectResult");
    signs({ result: success, transactionId: "T2", connectResult: "Success" });
    await expect(checked("connect.T1")).rejects.toThrow("for another transaction");
  });
});

describe("DE04 a reply that ZOLOZ did not sign, to us, now, is no answer", () => {
  const verified = { result: success, ekycResult: "Success" };
  const minutes = (count: number) => zolozTime(new Date(now.getTime() + count * 60_000));
  const rows: [string, Signed, string][] = [
    ["by another key", { by: stranger }, "not signed"],
    ["by our own key", { by: merchant }, "not signed"],
    ["to another path", { path: "/api/v1/zoloz/realid/initialize" }, "not signed"],
    ["to another client", { client: "2188000000000002" }, "not signed"],
    ["with another body", { sent: JSON.stringify({ ...verified, x: 1 }) }, "not signed"],
    ["with a space more", { sent: `${JSON.stringify(verified)} ` }, "not signed"],
    ["by another algorithm", { header: (s) => usual(s).replace("RSA256", "none") }, "not signed"],
    ["without a signature", { header: () => "" }, "not signed"],
    ["with an empty signature", { header: () => "algorithm=RSA256, signature=" }, "not signed"],
    ["with a broken one", { header: () => "algorithm=RSA256, signature=%E0%A4%A" }, "not signed"],
    ["six minutes ago, replayed", { time: minutes(-6) }, "of another time"],
    ["in six minutes", { time: minutes(6) }, "of another time"],
    ["without a time", { time: "" }, "of another time"],
    ["at no time", { time: "2026-13-40T99:00:00+0000" }, "of another time"],
  ];
  test.each(rows)("signed %s", async (_name, given, mistake) => {
    signs(verified, given);
    await expect(checked("realid.T1")).rejects.toThrow(
      expect.objectContaining({
        name: "VendorUnavailable",
        message: expect.stringContaining(mistake),
      }),
    );
  });

  test("clocks may differ by some minutes, and zones be written in any way", async () => {
    for (const time of [minutes(-4), minutes(4), "2026-11-20T12:00:00+08:00"]) {
      signs(verified, { time });
      expect(await checked("realid.T1")).toBe("verified");
    }
  });

  test.each(Object.entries(failures))("ZOLOZ %s", async (_name, play) => {
    server.play = play;
    const vendor = open({}, 300);
    const failed = expect.objectContaining({ name: "VendorUnavailable" });
    await expect(vendor.begin(asked)).rejects.toThrow(failed);
    await expect(vendor.check({ transaction: "realid.T1", reference }, "")).rejects.toThrow(failed);
    expect(server.asked.map(({ path }) => path.split("/").at(-1))).toEqual([
      "initialize",
      "checkresult",
    ]);
  });
});

describe("what the browser carries back explains an open check", () => {
  const carried = (response: object) =>
    new URLSearchParams({ response: JSON.stringify(response) }).toString();
  const rows = [
    [{ state: "T1", code: 1000, subCode: "Z5050" }, null],
    [{ state: "T1", code: 2006, subCode: "Z5051" }, null],
    [{ state: "T1", code: 2006, subCode: "Z5056" }, null],
    [{ state: "T1", code: 1003 }, "interrupted"],
    [{ state: "T1", code: "1003", subCode: "Z5055" }, "interrupted"],
    [{ state: "T1", code: 1003, subCode: "Z5054" }, "cameraRefused"],
    [{ state: "T1", code: 2006, subCode: "Z5057" }, "unsupportedBrowser"],
    [{ state: "T1", code: 2006, subCode: "Z5052" }, "systemError"],
    [{ state: "T1", code: 2006, subCode: "Z5053" }, "systemError"],
    [{ state: "T2", code: 1003, subCode: "Z5054" }, null],
    [{ code: 1003 }, null],
  ] as const;

  test.each(rows)("%j", async (response, outcome) => {
    signs({ result: success, connectResult: "InProcess" });
    expect(await checked("connect.T1", carried(response))).toBe(outcome);
    expect(await checked("connect.T1", JSON.stringify(response))).toBe(outcome);
  });

  test.each(["Failure", "Pending", "VoidTimeout", "VoidCancelled", "InProcess"])(
    "AC09 after %s nothing that a browser forges verifies",
    async (connectResult) => {
      signs({ result: success, connectResult });
      const honest = await checked("connect.T1");
      const forged = [
        carried({ state: "T1", code: 1000, subCode: "Z5050" }),
        carried({ state: "T1", code: "verified", subCode: "verified" }),
        carried({ state: "T1", code: 1000, connectResult: "Success", result: success }),
        "response=Success",
        "verified",
        "response=%",
        JSON.stringify({ state: "T1", code: 1000, subCode: "__proto__" }),
      ];
      for (const returned of forged) expect(await checked("connect.T1", returned)).toBe(honest);
    },
  );

  test("AC09 a browser cannot explain away an answer", async () => {
    const away = carried({ state: "T1", code: 1003, subCode: "Z5054" });
    signs({ result: success, connectResult: "Failure" });
    expect(await checked("connect.T1", away)).toBe("failed");
    signs({ result: success, connectResult: "Success" });
    expect(await checked("connect.T1", away)).toBe("verified");
  });
});

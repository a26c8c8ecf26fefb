import { expect, test } from "vitest";
import { delays, secondsToNext } from "./deliver.ts";
import { publicAddress } from "./public-address.ts";
import { sendWebhook } from "./send-webhook.ts";

const production = { allowLoopback: false };

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "[::1]",
  "[::ffff:10.0.0.1]",
  "[fd00::1]",
  "[fe80::1]",
  "[64:ff9b::a00:1]",
  "[3fff::1]",
  "[5f00::1]",
  "192.31.196.1",
  "[2620:4f:8000::1]",
])("%s is not a public address", async (host) => {
  expect(await publicAddress(host, production)).toBeNull();
});

test("every address of a name must be public, and only loopback is allowed in development", async () => {
  const at = (...addresses: string[]) => ({ look: async () => addresses });
  expect(await publicAddress("a.example", { ...production, ...at("1.1.1.1") })).toBe("1.1.1.1");
  const mixed = at("1.1.1.1", "10.0.0.1");
  expect(await publicAddress("a.example", { ...production, ...mixed })).toBeNull();
  const development = { allowLoopback: true };
  expect(await publicAddress("127.0.0.1", development)).toBe("127.0.0.1");
  expect(await publicAddress("10.0.0.1", development)).toBeNull();
});

test("nothing is sent to a private address behind a name", async () => {
  const endpoint = { url: "https://hooks.example/in", secret: Buffer.alloc(32) };
  const message = { id: "msg_1", body: "{}", at: new Date() };
  const allowed = { ...production, look: async () => ["169.254.169.254"] };
  expect(await sendWebhook(endpoint, message, allowed)).toEqual({
    status: null,
    error: "address_not_public",
    retryAfter: null,
  });
});

test("ten attempts follow the schedule with jitter and wait as long as the receiver asks", () => {
  const now = new Date("2026-11-20T04:00:00Z");
  const none = { retryAfter: null };
  const next = (attempts: number, random: number) =>
    secondsToNext(attempts, none, now, () => random);
  expect(delays.slice(1).map((_, at) => next(at + 1, 0))).toEqual(delays.slice(1));
  expect(next(1, 1)).toBe(5.5);
  expect(next(10, 0)).toBeNull();
  expect(secondsToNext(1, { retryAfter: "120" }, now, () => 0)).toBe(120);
  const date = "Fri, 20 Nov 2026 04:10:00 GMT";
  expect(secondsToNext(1, { retryAfter: date }, now, () => 0)).toBe(600);
  expect(secondsToNext(3, { retryAfter: "9999999" }, now, () => 0)).toBe(86_400);
});

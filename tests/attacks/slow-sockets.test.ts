import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { logout } from "#contract/calls/account.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { openLog } from "#server/log.ts";
import { dataOf } from "../support/server/outcome.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { type Member, sharedPortal } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

const portal = sharedPortal();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A second door to the same services, which waits so long for what is silent and for a whole request. */
async function door(times?: {
  timeout: number;
  requestTimeout: number;
  maxConnections?: number;
}): Promise<number> {
  const app = await createApp(portal.services, handlers, 0);
  await app.ready();
  const { timeout, requestTimeout, maxConnections } = app.server;
  expect([timeout, requestTimeout, maxConnections]).toEqual([60_000, 60_000, 2000]);
  // Node.js ends no request before its headers are late.
  Object.assign(app.server, times, times && { headersTimeout: times.requestTimeout });
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  servers.set(port, app.server);
  return port;
}

const servers = new Map<number, Server>();
const connectionsAt = (port: number) =>
  new Promise<number>((resolve) => {
    servers.get(port)!.getConnections((_, count) => resolve(count));
  });

interface Line {
  socket: Socket;
  closed: Promise<unknown>;
  /** What has come. */
  bytes: () => number;
}

/** Half open: the client stays when the server has said its last. */
function open(port: number, text: string, allowHalfOpen = false): Line {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen });
  closing.push(() => socket.destroy());
  let bytes = 0;
  socket.on("data", (part) => (bytes += part.length));
  socket.on("error", () => undefined);
  socket.write(text);
  return {
    socket,
    closed: new Promise((resolve) => socket.on("close", resolve)),
    bytes: () => bytes,
  };
}

const head = ({ browser }: Member, start: string, ...lines: string[]) =>
  [
    `${start} HTTP/1.1`,
    "host: 127.0.0.1",
    "sec-fetch-site: same-origin",
    `cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`,
    ...lines,
    "\r\n",
  ].join("\r\n");

test("DE07 a connection that says nothing, or not all of a request, is ended", async () => {
  const port = await door({ timeout: 1500, requestTimeout: 1500 });
  const lines = ["", "GET /li"].map((text) => open(port, text));
  await Promise.all(lines.map(({ closed }) => closed));
  expect(lines.map(({ socket }) => socket.destroyed)).toEqual([true, true]);
});

test("DE07 silent sockets of one address leave room for others, and those of a trusted proxy are not counted", async () => {
  const written: string[] = [];
  const log = openLog("warn", { write: (line: string) => void written.push(line) });
  const settings = { ...portal.services.settings, trustProxy: ["127.0.0.9"] };
  const app = await createApp({ ...portal.services, settings, log }, handlers, 0);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const openAt = async (localAddress: string, count: number) => {
    const sockets = Array.from({ length: count }, () =>
      connect({ port, host: "127.0.0.1", localAddress }),
    );
    for (const socket of sockets) closing.push(() => socket.destroy());
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    return sockets;
  };
  const first = await openAt("127.0.0.1", 200);
  const [over] = await openAt("127.0.0.1", 1);
  over!.on("error", () => undefined);
  await once(over!, "close");
  const line = { msg: "connection_dropped", address: "127.0.0.1", dropped: 1 };
  expect(written.map((each) => JSON.parse(each) as object)).toMatchObject([line]);
  const others = [...(await openAt("127.0.0.2", 1)), ...(await openAt("127.0.0.9", 250))];
  first[0]!.destroy();
  servers.set(port, app.server);
  await expect.poll(() => connectionsAt(port)).toBe(first.length - 1 + others.length);
  const [again] = await openAt("127.0.0.1", 1);
  again!.write("GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
  expect(String(await once(again!, "data"))).toContain("HTTP/1.1 200 OK");
});

test("UP12 an upload of a byte now and then is ended and leaves nothing", async () => {
  const port = await door({ timeout: 60_000, requestTimeout: 2000 });
  const member = await portal.member();
  const fields = { form_id: member.formId, slot: "articles", uid: randomUUID() };
  const body = [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
  ].join("");
  const lines = [
    "content-type: multipart/form-data; boundary=b",
    "content-length: 100000",
    "x-client-version: 1.0.0",
  ];
  const { socket, closed } = open(
    port,
    head(member, `POST ${uploadFile.path}`, ...lines) + body,
    true,
  );
  const trickling = setInterval(() => socket.writable && socket.write("x"), 100);
  const states = async () =>
    (
      await portal.rows<{ state: string }>("select state from upload where account_id = $1", [
        member.accountId,
      ])
    ).map(({ state }) => state);
  await expect.poll(states, { interval: 20, timeout: 20_000 }).toEqual(["storing"]);
  await closed;
  clearInterval(trickling);
  await expect.poll(states, { timeout: 20_000 }).toEqual(["refused"]);
  expect(readdirSync(`${portal.dataDir}/files/unfinished`)).toEqual([]);
});

/** Descriptors of stored files that are open. */
const openFiles = () =>
  readdirSync("/proc/self/fd").filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(`${portal.dataDir}/files`);
    } catch {
      return false;
    }
  }).length;

/** A holder with a file that no buffer of the network takes as a whole. */
async function holderOfLargeFile() {
  const member = await portal.member();
  const size = 10 * 1024 * 1024;
  const pdf = pdfOf(1);
  const whole = Buffer.concat([pdf, Buffer.from(`\n%${"x".repeat(size - pdf.length - 2)}`)]);
  const { url } = dataOf(await send(member, whole, { slot: "articles" }));
  return { member, size, request: head(member, `GET ${url}`) };
}

test("DE07 UP10 of an account few unread downloads are open, and none after the sign-out", async () => {
  const { member, request } = await holderOfLargeFile();
  const port = await door();
  const unread = Array.from({ length: 6 }, () => {
    const line = open(port, request);
    line.socket.once("data", () => line.socket.pause());
    return line;
  });
  const answered = () => unread.filter(({ bytes }) => bytes() > 0);
  await expect.poll(() => answered().length, { timeout: 20_000 }).toEqual(4);
  expect(openFiles()).toEqual(4);
  dataOf(await member.api(logout));
  await expect.poll(openFiles, { timeout: 20_000 }).toEqual(0);
  for (const { socket } of unread) socket.resume();
  await expect.poll(() => answered().length, { timeout: 20_000 }).toEqual(6);
});

test("DE07 a download that is read slowly has an end", async () => {
  const { request, size } = await holderOfLargeFile();
  const port = await door({ timeout: 60_000, requestTimeout: 500 });
  const { socket, closed, bytes } = open(port, request);
  // What is in the buffers of the network has left the server.
  socket.once("data", () => socket.pause());
  const reading = setInterval(() => socket.read(100), 50);
  // It is open once before, for the check.
  await expect.poll(() => bytes() > 0 && openFiles(), { interval: 20 }).toEqual(1);
  await expect.poll(openFiles, { timeout: 20_000 }).toEqual(0);
  clearInterval(reading);
  socket.resume();
  await closed;
  expect(bytes()).toBeLessThan(size);
});

test("DE07 an answer that a stranger reads slowly has an end", async () => {
  const port = await door({ timeout: 60_000, requestTimeout: 500 });
  // More than the buffers of the network hold.
  const asked = "GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(200);
  const { socket } = open(port, asked);
  socket.once("data", () => socket.pause());
  const reading = setInterval(() => socket.read(100), 50);
  await expect.poll(() => connectionsAt(port), { interval: 20 }).toEqual(1);
  await expect.poll(() => connectionsAt(port), { timeout: 20_000 }).toEqual(0);
  clearInterval(reading);
});

test("DE07 connections beyond the most are closed at once, and those within go on", async () => {
  const port = await door({ timeout: 60_000, requestTimeout: 60_000, maxConnections: 2 });
  const within = [open(port, ""), open(port, "")];
  await expect.poll(() => connectionsAt(port)).toEqual(2);
  await open(port, "").closed;
  within[0]!.socket.write("GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
  await expect.poll(() => within[0]!.bytes()).toBeGreaterThan(0);
});

import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { uploadFile } from "#contract/calls/uploads.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { postMail } from "#server/mail/mail.ts";
import { type Db, tx } from "#server/database/database.ts";
import { openServices } from "#server/open.ts";
import { stopMs } from "./graceful-shutdown.ts";
import { readSettings } from "#server/settings.ts";

let dataDir: string;
let sockets: Socket[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gatehouse-stop-"));
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

async function say(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  await new Promise<void>((sent) => socket.write(text, () => sent()));
  return socket;
}

const upload = [
  `POST ${uploadFile.path} HTTP/1.1`,
  "Host: localhost",
  "Content-Type: multipart/form-data; boundary=b",
  "Content-Length: 9000000",
  "Sec-Fetch-Site: same-origin",
  "X-Client-Version: 1.0.0",
  "",
  '--b\r\nContent-Disposition: form-data; name="form_id"\r\n\r\n',
].join("\r\n");

/** A session of the database that ends by no signal but a kill. */
async function hang(db: Db): Promise<() => void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const { pid } = rows[0]!;
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
}

const pages = { folders: null, page: async () => null };

test(
  "CR07 DE07 silent sockets, a stalled upload, an unread reply, a mail server that says nothing and sessions of the database that do not end do not hold up a stop",
  { timeout: 60_000 },
  async () => {
    const mute = createServer((socket) => {
      socket.on("error", () => undefined);
      sockets.push(socket);
    });
    mute.listen(0, "127.0.0.1");
    await once(mute, "listening");
    const smtp = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const read = readSettings({ DATA_DIR: dataDir, SMTP_URL: smtp });
    if ("mistakes" in read) throw new Error(read.mistakes.join());
    const log = pino({ level: "silent" });
    const { services, jobs, close } = await openServices(read.settings, log, pages);
    const app = await createApp(services, handlers, 0);
    app.get("/long", async (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    await say(port, "GET /li");
    await say(port, upload);
    (await say(port, "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")).pause();
    const letter = { to: "mei@harbour.example", subject: "s", text: "t", html: "h" };
    const mail = { ...letter, kind: "code", locale: "en" as const };
    await tx(jobs, (handle) => postMail(handle, services.keys, mail, new Date()));
    await once(mute, "connection", { signal: AbortSignal.timeout(20_000) });
    const resumes: (() => void)[] = [];
    const begun = performance.now();
    let took: number;
    try {
      for (const db of [services.db, jobs]) resumes.push(await hang(db));
      await app.close();
      await close();
      took = performance.now() - begun;
    } finally {
      for (const resume of resumes) resume();
    }
    // The database has been told to end at once.
    while (existsSync(join(dataDir, "postgres", "postmaster.pid"))) await wait(50);
    expect(took).toBeLessThan(stopMs);
    mute.close();
  },
);

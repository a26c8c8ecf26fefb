import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { postMail, type Mail } from "#server/mail/mail.ts";
import { tx } from "#server/database/database.ts";
import pg from "pg";
import { freshServices, type FreshServices } from "#tests/support/server/cluster.ts";

const mail: Mail = {
  to: "mei.lin@example.com",
  kind: "code",
  locale: "zh-TW",
  subject: "驗證碼",
  text: "您的驗證碼：123456",
  html: "<p>您的驗證碼：123456</p>",
};

const now = new Date("2026-11-20T12:00:00Z");
const post = (portal: FreshServices, given: Mail) =>
  tx(portal.services.db, (handle) => postMail(handle, portal.services.keys, given, now));

/** Asks again until it is so; the job runs on its own. */
async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function ownerRows(portal: FreshServices, text: string) {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Record<string, unknown>[];
}

test("without SMTP a mail is kept, encrypted, and readable at the development mailbox", async () => {
  const portal = await freshServices();
  const app = await createApp(portal.services, handlers, 0);
  await post(portal, mail);
  const key = `?key=${portal.services.keys.developmentKey}`;
  const [kept] = (await app.inject({ url: `/__dev/mail.json${key}` })).json() as Record<
    string,
    unknown
  >[];
  expect([kept?.["to"], kept?.["subject"], kept?.["text"]]).toEqual([
    mail.to,
    mail.subject,
    mail.text,
  ]);
  expect((await app.inject({ url: `/__dev/mail${key}` })).body).toContain("123456");
  const elsewhere = [
    // A proxy with its defaults.
    { url: "/__dev/mail" },
    { url: "/__dev/mail.json?key=guessed" },
    { url: `/__dev/mail${key}`, headers: { host: "rebound.example" } },
    { url: `/__dev/mail.json${key}`, headers: { host: "localhost.example:8080" } },
    { url: `/__dev/mail.json${key}`, remoteAddress: "203.0.113.9" },
    {
      url: `/__dev/mail${key}`,
      headers: { host: "127.0.0.1:8080", "x-forwarded-for": "203.0.113.9" },
    },
    { url: `/__dev/mail.json${key}`, headers: { host: "localhost", via: "1.1 proxy" } },
  ];
  for (const asked of elsewhere) expect((await app.inject(asked)).statusCode).toEqual(404);
  expect(
    JSON.stringify(await ownerRows(portal, "select encode(sealed, 'escape') as sealed from mail")),
  ).not.toContain("123456");
  await app.close();
  await portal.close();
});

test("a mail of a transaction that fails is never sent", async () => {
  const portal = await freshServices();
  const failing = tx(portal.services.db, async (handle) => {
    await postMail(handle, portal.services.keys, mail, now);
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  expect(
    await ownerRows(
      portal,
      "select (select count(*) from mail)::int as mails, (select count(*) from graphile_worker.jobs)::int as jobs",
    ),
  ).toEqual([{ mails: 0, jobs: 0 }]);
  await portal.close();
});

test("the portal's own role can put mail in and not read it", async () => {
  const portal = await freshServices();
  await expect(portal.services.db.selectFrom("mail").selectAll().execute()).rejects.toThrow(
    "permission denied",
  );
  await portal.close();
});

const received: { to: string[]; raw: string }[] = [];
let smtp: SMTPServer;
beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith("gone@")) return done();
      return done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

async function withSmtp(): Promise<FreshServices> {
  const { port } = smtp.server.address() as { port: number };
  return freshServices(undefined, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "KYC <kyc@example.com>",
  });
}

test("AU11 by SMTP a mail reaches one mailbox, and its words are wiped from the database", async () => {
  const portal = await withSmtp();
  await post(portal, mail);
  const rows = await until(async () => {
    const [row] = await ownerRows(
      portal,
      "select sealed, sent_at is not null as sent, error from mail",
    );
    return row?.["sent"] === true ? row : undefined;
  });
  expect(rows).toEqual({ sealed: null, sent: true, error: null });
  expect(received.map(({ to }) => to)).toEqual([["mei.lin@example.com"]]);
  expect(/^Subject: .*123456/m.test(received[0]!.raw)).toEqual(false);
  expect(portal.services.mailbox).toEqual(null);
  await portal.close();
});

test("a mail comes in the name of its brand", async () => {
  const portal = await withSmtp();
  received.length = 0;
  await post(portal, { ...mail, brand: "otterline" });
  await post(portal, { ...mail, brand: "house" });
  await until(async () => (received.length === 2 ? true : undefined));
  const senders = received.map(({ raw }) => /^From: (.*)$/m.exec(raw)?.[1]?.trim());
  expect(senders.toSorted()).toEqual(["KYC <kyc@example.com>", "Otterline <kyc@example.com>"]);
  await portal.close();
});

test("an attachment arrives byte for byte, under its name", async () => {
  const portal = await withSmtp();
  received.length = 0;
  const content = Buffer.from([...Array(2000).keys()].map((each) => each % 256)).toString("base64");
  const attachment = { name: "agreement-otcHongKong.pdf", type: "application/pdf", content };
  await post(portal, { ...mail, attachment });
  await until(async () => (received.length === 1 ? true : undefined));
  const [, part = ""] = received[0]!.raw.split("Content-Type: application/pdf");
  const [head = "", body = ""] = part.split("\r\n\r\n");
  expect(head).toContain("filename=agreement-otcHongKong.pdf");
  expect(body.split("\r\n--")[0]!.replaceAll("\r\n", "")).toBe(content);
  await portal.close();
});

test("IN03 an address never carries a second one", async () => {
  const portal = await withSmtp();
  received.length = 0;
  await post(portal, { ...mail, to: "gone@example.com" });
  await until(async () => {
    const [row] = await ownerRows(
      portal,
      "select error from mail where error is not null and sealed is null",
    );
    return row;
  });
  await post(portal, { ...mail, to: "a@example.com\r\nBcc: evil@example.com" });
  await post(portal, mail);
  await until(async () => (received.some(({ to }) => to[0] === mail.to) ? true : undefined));
  expect(received.flatMap(({ to }) => to).filter((address) => address.includes("evil"))).toEqual(
    [],
  );
  await portal.close();
});

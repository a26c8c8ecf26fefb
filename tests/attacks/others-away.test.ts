import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as account from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { changePassword } from "#contract/calls/security.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import * as identity from "#contract/calls/identity/identity.ts";
import { inAccount } from "#server/database/database.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { anAccount, signedIn } from "../access/world.ts";
import { fillIn, load, picture, save } from "../support/server/applicant.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { openPortal, type Portal, sharedPortal, today } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

const sockets: Socket[] = [];
const keep = (socket: Socket) => {
  socket.on("error", () => undefined);
  sockets.push(socket);
};
const hangUp = () => {
  for (const socket of sockets.splice(0)) socket.destroy();
};

/** A mail server that takes each connection and says nothing. */
const mute = createServer(keep);
/** One that takes mails, and puts the first few off. */
let putOff = 3;
const received: string[] = [];
const back = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    if (putOff > 0) {
      putOff -= 1;
      return done(Object.assign(new Error("try later"), { responseCode: 451 }));
    }
    received.push(address);
    return done();
  },
  onData: (stream, _session, done) => void stream.on("end", () => done()).resume(),
});
let mailing: Portal;
beforeAll(async () => {
  await once(mute.listen(0, "127.0.0.1"), "listening");
  const { port } = mute.address() as AddressInfo;
  mailing = await openPortal({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  hangUp();
  mute.close();
  await mailing.close();
  await new Promise<void>((closed) => back.close(() => closed()));
});

const askCode = (portal: Portal, email: string) =>
  portal.browser().api(account.sendEmailCaptcha, { body: { email, type: "register" } });

/** Mails that wait or have failed are tried now, as they would be later. */
async function tryNow(portal: Portal) {
  await portal.rows(
    "update graphile_worker._private_jobs set run_at = now() where locked_at is null",
  );
  await portal.rows(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`);
}

const mailsOf = (portal: Portal) =>
  portal.rows<{ sent: boolean; error: string | null }>(
    "select sent_at is not null as sent, error from mail where kind <> 'decoy' order by created_at",
  );

const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 25_000, interval: 100 });

test(
  "DE01 CO09 while the mail server says nothing, is gone or puts mail off, codes are promised and drafts saved, and each mail arrives once it is back",
  { timeout: 60_000 },
  async () => {
    const emails = [newEmail(), newEmail(), newEmail()] as const;
    const names = Object.keys(sampleAnswers(today)["companyInformation"]!).slice(0, 20);
    const { tokens, formId } = await anAccount(mailing);
    const { api } = signedIn(mailing, tokens.holder);
    const member = { api, formId };
    const { revision } = await load(member);

    const asked = await askCode(mailing, emails[0]);
    await eventually(async () => expect(sockets.length).toBeGreaterThan(0));
    // The delivery is under way, and stays so: it is in no transaction, and no request waits for it.
    const open = await mailing.rows(
      "select query from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    );
    const saved = await Promise.all(
      names.map((name) => save(member, revision, { companyInformation: { [name]: "kept" } })),
    );
    const more = [await askCode(mailing, emails[1]), await askCode(mailing, emails[2])];
    expect([open, (await mailsOf(mailing)).filter(({ sent }) => sent)]).toEqual([[], []]);
    expect([asked, ...more].map(refusal)).toEqual([null, null, null]);
    expect(saved.map(refusal)).toEqual(names.map(() => null));

    const { port } = mute.address() as AddressInfo;
    mute.close();
    hangUp();
    const isTold = async () => {
      await tryNow(mailing);
      expect((await mailsOf(mailing)).map(({ error }) => error === null)).toEqual(
        emails.map(() => false),
      );
    };
    await eventually(isTold);

    await once(back.listen(port, "127.0.0.1"), "listening");
    await eventually(async () => {
      await tryNow(mailing);
      expect((await mailsOf(mailing)).map(({ sent }) => sent)).toEqual([true, true, true]);
    });
    expect([received.toSorted(), putOff]).toEqual([emails.toSorted(), 0]);
  },
);

const portal = sharedPortal();

/** Calls each part as before, and tells which were called, whether inside a transaction, and what it gives to others to call. */
function watched<Part extends object>(
  part: Part,
  name: string,
  tell: (called: string) => void,
): Part {
  const watchedArgument = (argument: unknown) =>
    typeof argument === "function"
      ? (lent: object) => Reflect.apply(argument, null, [watched(lent, name, tell)])
      : argument;
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const called = `${name}.${String(key)}`;
      if (typeof value === "function")
        return (...given: unknown[]): unknown => {
          tell(called);
          return Reflect.apply(value, target, given.map(watchedArgument));
        };
      return typeof value === "object" && value !== null ? watched(value, called, tell) : value;
    },
  });
}

test("CO09 no password is hashed, no file read, inspected or written, and no vendor asked inside a transaction", async () => {
  const { services } = portal;
  const called = new Set<string>();
  const inside = new Set<string>();
  const tell = (name: string) => {
    called.add(name);
    try {
      services.db.selectFrom("member").select("id").compile();
    } catch {
      inside.add(name);
    }
  };
  for (const name of ["passwords", "files", "scan", "vendors"] as const)
    Object.assign(services, { [name]: watched(services[name], name, tell) });

  const holder = await portal.member();
  const body = await fillIn(holder);
  const { uid } = dataOf(await send(holder, picture, { slot: "other", name: "a.png" }));
  expect((await holder.browser.fetch(`/ins-kyc/v1/file/${uid}`)).status).toEqual(200);
  dataOf(await holder.api(deleteFile, { body: { form_id: holder.formId, uid } }));
  dataOf(await holder.api(saveKyc, { body }));
  const words = { password, new_password: "Walnut-Ladder-31" };
  dataOf(await holder.api(changePassword, { body: words }));
  const person = await portal.member(undefined, "individual");
  const { url } = dataOf(await person.api(identity.newZolozLink));
  const ticket = new URL(url).hash.slice(1);
  const phone = portal.browser();
  dataOf(await phone.api(identity.beginCheck, { body: { ticket } }));
  dataOf(await phone.api(identity.zolozCheckResult, { body: { ticket, response: "" } }));
  expect([...inside]).toEqual([]);
  expect([...called].toSorted()).toEqual([
    "files.get",
    "files.head",
    "files.put",
    "files.remove",
    "passwords.admitted",
    "passwords.hash",
    "passwords.verify",
    "scan.inspect",
    "vendors.face.begin",
    "vendors.face.check",
  ]);
  await inAccount(services.db, holder.accountId, () => services.passwords.verify(null, "x"));
  expect([...inside]).toEqual(["passwords.verify"]);
});

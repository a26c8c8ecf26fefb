import { randomBytes, randomUUID } from "node:crypto";
import { record } from "#server/audit.ts";
import { minutesAfter, todayOf } from "#server/clock.ts";
import { type Keys, sha256 } from "#server/crypto.ts";
import { beginSession, endSession } from "#server/sessions/sessions.ts";
import { inAccount, type Tx } from "#server/database/database.ts";
import { beginApplication, lockSubmitted } from "#server/application/application-queries.ts";
import { saveSubmission } from "#server/submission/submission-queries.ts";
import {
  addCollaborator,
  inviteTicket,
  removeCollaborator,
} from "#server/collaborators/collaborator-queries.ts";
import { createLink } from "#server/identity/link-queries.ts";
import { bindIdentity, identitiesOf } from "#server/platforms/platform-queries.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { picture } from "../support/server/applicant.ts";
import { aHolder } from "../support/server/people.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { dataOf } from "../support/server/outcome.ts";
import type { Browser, Portal } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

/** What of an account a request can name. */
export interface Named {
  accountId: string;
  email: string;
  formId: string;
  /** A submitted application. */
  sentId: string;
  collaboratorId: string;
  ticket: string;
  /** Of the link to the face check. */
  checkTicket: string;
  /** A platform's account that signs in to it. */
  platformId: string;
  /** A document of the account, stored when it is first asked for. */
  file: () => Promise<string>;
}

/** The tokens of sessions, by whose they are. */
export interface Tokens {
  holder: string;
  collaborator: string;
  /** Of a collaborator who was removed, the session itself untouched. */
  removed: string;
  /** Of the holder, who signed out of it. */
  ended: string;
}

export interface Account extends Named {
  memberId: string;
  collaboratorEmail: string;
  tokens: Tokens;
}

const hashes = new WeakMap<Portal, Promise<string>>();

/** An account with a draft, a collaborator, a removed collaborator and a link, written straight into the tables. */
export async function anAccount(portal: Portal, passwordHash?: string): Promise<Account> {
  const { services } = portal;
  const now = services.clock();
  const hashed = hashes.get(portal) ?? services.passwords.hash(password);
  hashes.set(portal, hashed);
  const hash = passwordHash ?? (await hashed);
  const { accountId, memberId, email } = await aHolder(services, newEmail(), hash);
  const [collaboratorEmail, removedEmail] = [newEmail(), newEmail()];
  const made = await inAccount(services.db, accountId, async (handle) => {
    const formId = await beginApplication(
      handle,
      { accountId, memberId, flow: "institutional" },
      now,
    );
    const sentId = await aSubmission(handle, { accountId, memberId }, now);
    const begin = sessionsIn(handle, services.keys, accountId, now);
    const join = (address: string) =>
      addCollaborator(
        handle,
        services.keys,
        { accountId, email: address, emailKey: services.keys.emailKey(address), locale: "en" },
        now,
      );
    const [collaboratorId, removedId] = [await join(collaboratorEmail), await join(removedEmail)];
    const ended = await begin(memberId, "holder");
    await endSession(handle, ended.id, now);
    const tokens = {
      holder: (await begin(memberId, "holder")).token,
      collaborator: (await begin(collaboratorId, "assistant")).token,
      removed: (await begin(removedId, "assistant")).token,
      ended: ended.token,
    };
    await removeCollaborator(handle, removedId, now);
    const { token } = await inviteTicket(
      handle,
      services.keys,
      { accountId, memberId: collaboratorId },
      now,
    );
    const check = { accountId, kind: "face", person: "" } as const;
    const expires = minutesAfter(now, 30);
    const checkTicket = await createLink(
      handle,
      services.keys,
      check,
      { emailKey: null, expires },
      now,
    );
    const entry = { issuer: "https://a.example", identity_key: randomBytes(32), email: null };
    const bound = { accountId, at: now, actor: memberId, action: "platform.bind" };
    await record(handle, services.keys.auditKey, bound);
    await bindIdentity(handle, services.keys, { accountId, memberId, entry, shownAs: "" }, now);
    const [{ id: platformId } = { id: "" }] = await identitiesOf(handle, accountId);
    return { formId, sentId, collaboratorId, ticket: token, checkTicket, platformId, tokens };
  });
  const own = { accountId, memberId, email, collaboratorEmail, ...made };
  let stored: Promise<string> | undefined;
  const store = async () => {
    const browser = signedIn(portal, made.tokens.holder);
    return dataOf(
      await send({ browser, formId: made.formId }, picture, { slot: "other", name: "a.png" }),
    ).uid;
  };
  return { ...own, file: () => (stored ??= store()) };
}

/** An application without answers, submitted before the draft was begun. */
async function aSubmission(
  handle: Tx,
  own: { accountId: string; memberId: string },
  now: Date,
): Promise<string> {
  const before = new Date(now.getTime() - 1000);
  const id = await beginApplication(handle, { ...own, flow: "otcInstitution" }, before);
  const days = { today: todayOf(before), rulesOn: todayOf(before) };
  const [hash, given] = [sha256(""), { revision: 1, saved_at: before.getTime(), merged: null }];
  const submission = {
    reference: "",
    submitted_at: before.getTime(),
    reply_by: days.today,
    lines: [],
    receipt_to: null,
  };
  const of = { begunBy: "", form: "", editions: {}, classes: [], needed: [], files: [] };
  const snapshot = { answers: {}, seen: hash.toString("hex"), revision: 1, ...of, ...days };
  const reply = { ...given, submission };
  const key = randomUUID();
  const kept = { ...own, applicationId: id, key, bodyHash: hash, snapshot, files: [], reply };
  await saveSubmission(handle, kept, before);
  await lockSubmitted(handle, id, before);
  return id;
}

const sessionsIn =
  (handle: Tx, keys: Keys, accountId: string, now: Date) => (memberId: string, role: Role) =>
    beginSession(
      handle,
      keys,
      { memberId, accountId, role, addressRange: "198.51.100.1", userAgent: undefined },
      now,
    );

/** Ids and a link that do not exist. */
export function unknownNames(): Named {
  return {
    accountId: randomUUID(),
    email: newEmail(),
    formId: randomUUID(),
    sentId: randomUUID(),
    collaboratorId: randomUUID(),
    ticket: "B".repeat(43),
    checkTicket: "C".repeat(43),
    platformId: randomUUID(),
    file: async () => randomUUID(),
  };
}

/** A browser that has the cookie of a session. */
export function signedIn(portal: Portal, token: string): Browser {
  const browser = portal.browser();
  browser.cookies.set("kyc_sid", token);
  return browser;
}

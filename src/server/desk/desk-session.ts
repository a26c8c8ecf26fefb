import type { DeskCalls } from "#contract/calls/desk.ts";
import { limits } from "#contract/limits.ts";
import { minutesAfter } from "../clock.ts";
import { type DeskPersonRow, personByEmail, peopleOfDesk } from "./desk-person-queries.ts";
import { type Tx, tx } from "../database/database.ts";
import { spendUse } from "../http/rate-limits.ts";
import type { HandlersFor } from "../http/handler.ts";
import { Refused } from "../refused.ts";
import { admitted, hashSemaphore } from "../passwords/hash-semaphore.ts";
import type { Owner } from "../sessions/known-browsers.ts";
import { countTry, forgetTries } from "../sessions/login-pause.ts";
import { countedAtPlace } from "../sessions/logins-of-place.ts";
import type { DeskContext } from "./desk-context.ts";
import { recordOfDesk } from "./desk-events.ts";
import {
  beginDeskSession,
  changeSession,
  type Code,
  type DeskSession,
  proveDeskSession,
} from "./desk-session-queries.ts";
import { recoveryHash, stepOf } from "./second-factor.ts";

/** Wrong codes of one session. */
const codesPerSession = { most: 5, windowSeconds: 3600 };
/** And of one person, who has given the password each time: from a known browser, or from all others together. */
const codesPerPerson = { most: 20, windowSeconds: 3600 };

export const sessionHandlers: HandlersFor<DeskCalls, DeskContext>["session"] = {
  async deskLogin(context, { body }) {
    const { db, keys, now } = context;
    const emailKey = keys.deskEmailKey(body.email);
    const found = await tx(db, (handle) => personByEmail(handle, emailKey));
    const browser = found && context.knownBrowser(ownerOf(found));
    const verify = () => personByPassword(context, { found, emailKey, browser }, body.password);
    const person = await (browser === null
      ? countedAtPlace(context, "desk logins", verify)
      : verify());
    const { token } = await tx(db, (handle) =>
      beginDeskSession(handle, keys, { ...context, personId: person.id }, now),
    );
    context.setToken(token);
    return { name: person.name };
  },

  async deskCode(context, { body }) {
    const { db, keys, now, session } = context;
    if (!session || session.proved) throw new Refused("sessionExpired");
    const emailKey = keys.deskEmailKey(session.email);
    const person = await tx(db, (handle) => personByEmail(handle, emailKey));
    if (!person) throw new Refused("sessionExpired");
    await countCode(context, session, { browser: context.knownBrowser(ownerOf(person)), ...body });
    const idleUntil = minutesAfter(now, limits.sessionIdleMinutes);
    const token = await tx(db, async (handle) => {
      const code = await codeOf(handle, context, session, body.code);
      await changeSession(handle, session.tokenHash, { revoked_at: now });
      const { personId } = session;
      const begun = await beginDeskSession(handle, keys, { ...context, personId }, now);
      const until = { now, idleUntil };
      const isProved = await proveDeskSession(handle, begun.tokenHash, code, until);
      if (!isProved) throw new Refused("codeMismatch");
      await recordOfDesk(handle, { personId, action: "session.begin" }, now);
      return begun.token;
    }).catch(async (error: unknown) => {
      await recordOf(context, session, "code.reject");
      throw error;
    });
    context.rememberBrowser(ownerOf(person));
    context.setToken(token);
    return replyOf({ ...session, idleUntil }, now);
  },

  async deskLogout(context) {
    const { db, now, session } = context;
    if (session) {
      await recordOf(context, session, "session.end");
      await tx(db, (handle) => changeSession(handle, session.tokenHash, { revoked_at: now }));
    }
    context.setToken(null);
    return {};
  },

  deskMe: async (context) => replyOf(context.person(), context.now),

  deskDraftKey: async (context) => ({
    key: context.keys.journalKey(`desk|${context.person().personId}`).toString("base64"),
  }),

  deskPeople: (context) => context.asPerson(null, (handle) => peopleOfDesk(handle)),
};

interface Tried {
  found: DeskPersonRow | null;
  emailKey: Buffer;
  browser: string | null;
}

/** Counts the try before verification, unless the server is too busy for it. */
const personByPassword = (
  context: DeskContext,
  { found, emailKey, browser }: Tried,
  password: string,
): Promise<DeskPersonRow> =>
  hashSemaphore(browser ?? context.addressRange, () =>
    admitted(context, browser, async (hashing) => {
      const { db, now, addressRange, log } = context;
      const from = { emailKey, addressRange, browser };
      const seconds = await countTry(db, from, now);
      if (seconds > 0) {
        log.info({ address: addressRange, desk: true }, "login_paused");
        throw new Refused("loginPaused", { seconds });
      }
      const matches = await hashing.verify(found?.password_hash ?? null, password);
      if (!found || !matches) {
        log.info({ address: addressRange, desk: true }, "login_rejected");
        throw new Refused("wrongLogin");
      }
      await forgetTries(db, from);
      return found;
    }),
  );

/** Before the second factor too: the transaction knows the address of the person. */
const recordOf = (
  { db, keys, now }: DeskContext,
  { email, personId }: DeskSession,
  action: string,
) =>
  tx(db, async (handle) => {
    await personByEmail(handle, keys.deskEmailKey(email));
    await recordOfDesk(handle, { personId, action }, now);
  });

const replyOf = ({ personId, name, email, roles, idleUntil }: DeskSession, now: Date) => ({
  id: personId,
  name,
  email,
  roles,
  idle_until: idleUntil.getTime(),
  now: now.getTime(),
});

const ownerOf = (person: DeskPersonRow): Owner => ({
  emailKey: person.email_key,
  passwordHash: person.password_hash,
});

/** Six digits of the authenticator app; null for a recovery code. */
function appCode(code: string): string | null {
  const digits = code.replaceAll(" ", "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A recovery code is too long to guess. */
async function countCode(
  { db, now }: DeskContext,
  { sessionId, personId }: DeskSession,
  { browser, code }: { browser: string | null; code: string },
) {
  const session = { key: `desk codes|${sessionId}`, ...codesPerSession };
  const person = { key: `desk codes|${personId}|${browser ?? ""}`, ...codesPerPerson };
  const wanted = appCode(code) === null ? [session] : [session, person];
  for (const limit of wanted) {
    await spendUse(db, limit, now);
  }
}

async function codeOf(
  handle: Tx,
  { keys, now }: DeskContext,
  { personId, email }: DeskSession,
  typed: string,
): Promise<Code> {
  const emailKey = keys.deskEmailKey(email);
  const person = await personByEmail(handle, emailKey);
  if (!person) throw new Refused("sessionExpired");
  const digits = appCode(typed);
  const step = digits === null ? null : stepOf(keys, person, digits, now);
  return { emailKey, step, recovery: step === null ? recoveryHash(keys, personId, typed) : null };
}

import { fileURLToPath } from "node:url";
import { withModule } from "../support/with-module.ts";
import { newReference, referenceLength } from "#server/application/reference.ts";
import type { Keys } from "#server/crypto.ts";
import type { Services } from "#server/services.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { beginSession } from "#server/sessions/sessions.ts";
import { asAccount, openDatabase, openPool, type Tx, tx } from "#server/database/database.ts";
import { embeddedIn } from "#server/database/roles.ts";
import { asOwner } from "../support/as-owner.ts";
import { aHolder } from "../support/server/people.ts";
import type { Portal } from "./portal.ts";

export type Answers = Record<string, Record<string, unknown>>;

export const keysOf = ({ dataDir }: Portal): Promise<Keys> =>
  asOwner(dataDir, async (_, keys) => keys);

/** How the owner of the tables connects to the database of a portal that runs. */
export const ownerOf = ({ dataDir }: Portal) => embeddedIn(dataDir)("owner");

/** A signed-in person with the draft of the account. */
export interface Applicant {
  formId: string;
  token: string;
  /** Sends as their browser does; gives the data of the answer, and throws where it is refused. */
  call: <Data>(path: string, init?: RequestInit) => Promise<Data>;
  save: (revision: number, changes: Answers) => Promise<number>;
}

export const sessionCookie = "kyc_sid";

/** What a browser of ours sends with every call, so that the portal knows it for its own. */
export const ownHeaders = { "sec-fetch-site": "same-origin", "x-client-version": "1.0.0" };

/** Makes so many accounts, each with its holder signed in; written into the tables, without passwords. */
export function makeApplicants(portal: Portal, count: number): Promise<Applicant[]> {
  return make(portal, count, async (parts) => {
    const { accountId, memberId } = await aHolder(parts);
    const { token } = await tx(parts.db, async (handle) => {
      await asAccount(handle, accountId);
      await beginBlank(handle, accountId, memberId);
      const who = { memberId, accountId, role: "holder" as const };
      const from = { addressRange: "127.0.0.1", userAgent: undefined };
      return beginSession(handle, parts.keys, { ...who, ...from }, new Date());
    });
    return applicant(portal, token);
  });
}

/** Makes so many accounts whose holders have one password; gives their addresses. */
export async function makeLogins(
  portal: Portal,
  count: number,
  password: string,
): Promise<string[]> {
  const hash = await openPasswords().hash(password);
  return make(portal, count, async (parts) => {
    const { email } = await aHolder(parts, undefined, hash);
    return email;
  });
}

async function make<Made>(
  portal: Portal,
  count: number,
  one: (parts: Services) => Promise<Made>,
): Promise<Made[]> {
  const pool = openPool({ ...embeddedIn(portal.dataDir)("app"), max: 1 }, (error) => {
    throw error;
  });
  const parts = {
    db: openDatabase(pool),
    keys: await keysOf(portal),
  } as Services;
  try {
    const made: Made[] = [];
    for (let at = 0; at < count; at += 1) made.push(await one(parts));
    return made;
  } finally {
    await pool.end();
  }
}

async function applicant({ origin }: Portal, token: string): Promise<Applicant> {
  const call = async <Data>(path: string, init: RequestInit = {}): Promise<Data> => {
    const headers = new Headers({ ...ownHeaders, cookie: `${sessionCookie}=${token}` });
    if (typeof init.body === "string") headers.set("content-type", "application/json");
    const response = await fetch(origin + path, { ...init, headers });
    const { code, message, data } = (await response.json()) as {
      code: number;
      message: string;
      data: Data;
    };
    if (code !== 0) throw new Error(`${path}: ${message} ${JSON.stringify(data)}`);
    return data;
  };
  const { form_id: formId } = await call<{ form_id: string }>("/ins-kyc/v1/ins-info");
  return {
    formId,
    token,
    call,
    async save(revision, changes) {
      const body = JSON.stringify({ form_id: formId, revision, changes });
      const init = { method: "POST", body };
      return (await call<{ revision: number }>("/ins-kyc/v1/action/save-kyc", init)).revision;
    },
  };
}

/** The revision a form is at now. */
export async function revisionOf({ call, formId }: Applicant): Promise<number> {
  return (await call<{ revision: number }>(`/ins-kyc/v1/kyc-form/${formId}`)).revision;
}

/** The sample application: every question of a Registered Company answered. */
export function sampleAnswers(): Promise<Answers> {
  return withModule(
    fileURLToPath(import.meta.resolve("#server/development/sample/sample-answers.ts")),
    async (sample: typeof import("#server/development/sample/sample-answers.ts")) =>
      sample.sampleAnswers(new Date().toISOString().slice(0, 10)),
  );
}

/** A blank draft, written straight into its table: what begins one in the server is built with its words. */
function beginBlank(handle: Tx, accountId: string, memberId: string) {
  const blank = {
    answers: "{}",
    stamps: "[]",
    lines: [],
    form_version: "",
    rules_on: "2026-11-22",
    reference: newReference(referenceLength),
  };
  const owned = { account_id: accountId, updated_by: memberId, flow: "institutional" } as const;
  return handle
    .insertInto("application")
    .values({ ...blank, ...owned })
    .execute();
}

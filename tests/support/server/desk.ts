import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { deskCase } from "#contract/calls/desk-case.ts";
import * as work from "#contract/calls/desk-work.ts";
import * as session from "#contract/calls/desk-session.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { addDeskPerson, type Added } from "#server/desk/add-desk-person.ts";
import { openDatabase, openPool } from "#server/database/database.ts";
import { type DeskApi, deskApi } from "./desk-api.ts";
import { dataOf } from "./outcome.ts";
import type { Browser, Portal } from "./portal.ts";

export interface DeskMember extends Added {
  browser: Browser;
  api: DeskApi;
  email: string;
  /** The code that the authenticator app shows now. */
  code: () => string;
}

/** Adds a person to the desk, without signing in. */
export async function addToDesk(
  portal: Portal,
  name: string,
  ...roles: DeskRole[]
): Promise<DeskMember> {
  const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@desk.example`;
  const pool = openPool({ connectionString: portal.databaseUrl, max: 1 }, () => undefined);
  const added = await addDeskPerson(openDatabase(pool), portal.services, { email, name, roles });
  await pool.end();
  const browser = portal.browser();
  const secret = Secret.fromBase32(added!.secret);
  const code = () =>
    new TOTP({ secret }).generate({ timestamp: portal.services.clock().getTime() });
  return { ...added!, browser, api: deskApi(browser), email, code };
}

/** Adds a person to the desk and signs them in with both factors. */
export async function atDesk(
  portal: Portal,
  name: string,
  ...roles: DeskRole[]
): Promise<DeskMember> {
  const person = await addToDesk(portal, name, ...roles);
  const { api, email, password, code } = person;
  dataOf(await api(session.deskLogin, { body: { email, password } }));
  dataOf(await api(session.deskCode, { body: { code: code() } }));
  return person;
}

export const caseSeen = async ({ api }: DeskMember, id: string) =>
  dataOf(await api(deskCase, { params: { id } }));

/** Accepts every document that has no verdict yet. */
export async function acceptDocuments(person: DeskMember, id: string): Promise<void> {
  for (const { uid, sha256, verdict } of (await caseSeen(person, id)).files)
    if (!verdict)
      dataOf(
        await person.api(work.deskVerdict, {
          params: { id },
          body: { kind: "document", target: uid, value: sha256, verdict: "accepted" },
        }),
      );
}

interface LineOfCase {
  id: string;
  line: LineId;
}
export type Deciding = Partial<BodyOf<typeof work.deskDecision>> & {
  act: BodyOf<typeof work.deskDecision>["act"];
};

/** Acts on the decision of a line, as the case stands now. */
export async function decideOn(by: DeskMember, { id, line }: LineOfCase, body: Deciding) {
  const { snapshot } = await caseSeen(by, id);
  return by.api(work.deskDecision, { params: { id }, body: { line, snapshot, ...body } });
}

/** Three people approve a line of high risk. */
export async function approveBy(
  { rae, sam, ana }: Record<"rae" | "sam" | "ana", DeskMember>,
  of: LineOfCase,
): Promise<void> {
  dataOf(await rae.api(work.deskClaim, { params: { id: of.id } }));
  await acceptDocuments(rae, of.id);
  dataOf(await decideOn(rae, of, { act: "propose", outcome: "approve" }));
  dataOf(await decideOn(sam, of, { act: "endorse" }));
  dataOf(await decideOn(ana, of, { act: "confirm" }));
}

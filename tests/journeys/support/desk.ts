import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { inject } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskCode, deskLogin } from "#contract/calls/desk-session.ts";
import * as work from "#contract/calls/desk-work.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { addDeskPerson } from "#server/desk/add-desk-person.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { asOwner } from "#tests/support/as-owner.ts";
import { type DeskApi, deskApi } from "#tests/support/server/desk-api.ts";
import { given, type Member, prepared } from "./member.ts";
import { Visitor } from "./visitor.ts";

export interface DeskPerson {
  name: string;
  email: string;
  password: string;
  /** What the authenticator app shows; each code is valid once. */
  code: () => string;
}

/** A portal that runs. */
export interface Running {
  baseUrl: string;
  dataDir: string;
}

/** The one that all journeys share. */
export const shared = (): Running => ({ baseUrl: inject("baseUrl"), dataDir: inject("dataDir") });

/** Adds a person to the desk of the running portal, as the command does. */
export const addToDesk = (name: string, ...roles: DeskRole[]) => addTo(shared(), name, roles);

async function addTo({ dataDir }: Running, name: string, roles: DeskRole[]): Promise<DeskPerson> {
  const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@desk.example`;
  const added = await asOwner(dataDir, (db, keys) =>
    addDeskPerson(db, { keys, passwords: openPasswords() }, { email, name, roles }),
  );
  const totp = new TOTP({ secret: Secret.fromBase32(added!.secret) });
  return { name, email, password: added!.password, code: () => totp.generate() };
}

/** A person of the desk who has signed in. */
export interface DeskUser {
  name: string;
  api: DeskApi;
  readonly signedIn: Visitor["signedIn"];
}

/** Adds a person to the desk and signs them in over HTTP, for any number of browsers. */
export const signedInAtDesk = (name: string, ...roles: DeskRole[]) =>
  signedInAt(shared(), name, ...roles);

export async function signedInAt(
  portal: Running & { visitor?: () => Visitor },
  name: string,
  ...roles: DeskRole[]
): Promise<DeskUser> {
  const { email, password, code } = await addTo(portal, name, roles);
  const visitor = portal.visitor?.() ?? new Visitor(portal.baseUrl);
  const api = deskApi(visitor);
  given(await api(deskLogin, { body: { email, password } }));
  given(await api(deskCode, { body: { code: code() } }));
  return { name, api, signedIn: visitor.signedIn };
}

export const caseSeen = async ({ api }: DeskUser, id: string) =>
  given(await api(deskCase, { params: { id } }));

/** Claims a case over HTTP and accepts what has no verdict yet; a click for each would show nothing new. */
export async function review(by: DeskUser, id: string): Promise<void> {
  given(await by.api(work.deskClaim, { params: { id } }));
  await acceptRest(by, id);
}

export async function acceptRest(by: DeskUser, id: string): Promise<void> {
  const { files } = await caseSeen(by, id);
  const accepting = files
    .filter(({ verdict }) => !verdict)
    .map(async ({ uid, sha256: value }) => {
      const body = { kind: "document", target: uid, value, verdict: "accepted" } as const;
      given(await by.api(work.deskVerdict, { params: { id }, body }));
    });
  await Promise.all(accepting);
}

/** An applicant of low risk whose line is approved over HTTP; `change` happens to the form before it is submitted. */
export async function approvedBy<Changed>(
  by: DeskUser,
  line: LineId,
  kind: "institution" | "individual",
  change: (member: Member) => Promise<Changed>,
): Promise<{ member: Member; changed: Changed }> {
  const { member } = await prepared(line, kind);
  const changed = await change(member);
  await member.submit();
  await approve(by, member.formId, line);
  return { member, changed };
}

/** Approves a line of low risk over HTTP. */
export async function approve(by: DeskUser, id: string, line: LineId): Promise<void> {
  await review(by, id);
  const { snapshot } = await caseSeen(by, id);
  const body = { line, act: "decide", outcome: "approve", snapshot } as const;
  given(await by.api(work.deskDecision, { params: { id }, body }));
}

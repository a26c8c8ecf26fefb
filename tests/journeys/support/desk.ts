import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { inject } from "vitest";
import type { DeskRole } from "#contract/desk/roles.ts";
import { addDeskPerson } from "#server/desk/add-desk-person.ts";
import { keysFrom } from "#server/crypto.ts";
import { socketFolder } from "#server/database/cluster.ts";
import { openDatabase, openPool } from "#server/database/database.ts";
import { databaseName, ownerName, socketPort } from "#server/database/postgres.ts";
import { readMasterKey } from "#server/master-key.ts";
import { openPasswords } from "#server/passwords/passwords.ts";

export interface DeskPerson {
  name: string;
  email: string;
  password: string;
  /** What the authenticator app shows; each code is valid once. */
  code: () => string;
}

/** Adds a person to the desk of the running portal, as the command does. */
export async function addToDesk(name: string, ...roles: DeskRole[]): Promise<DeskPerson> {
  const dataDir = inject("dataDir");
  const email = `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@desk.example`;
  const host = socketFolder(dataDir);
  const place = { host, port: socketPort, user: ownerName, database: databaseName, max: 1 };
  const pool = openPool(place, () => undefined);
  const keys = keysFrom(readMasterKey(dataDir));
  const services = { keys, passwords: openPasswords() };
  const added = await addDeskPerson(openDatabase(pool), services, { email, name, roles });
  await pool.end();
  const totp = new TOTP({ secret: Secret.fromBase32(added!.secret) });
  return { name, email, password: added!.password, code: () => totp.generate() };
}

import { randomBytes, randomUUID } from "node:crypto";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Db } from "../database/database.ts";
import { tx } from "../database/database.ts";
import type { Services } from "../services.ts";
import { addPerson } from "./desk-person-queries.ts";
import { enrol } from "./second-factor.ts";

export interface Wanted {
  email: string;
  name: string;
  roles: DeskRole[];
  /** Drawn when absent. */
  password?: string;
}

/** What is told once, to be handed over in person. */
export interface Added {
  id: string;
  password: string;
  /** Base32. */
  secret: string;
  uri: string;
  recovery: string[];
}

/** As the owner of the tables. Null when the address is taken. */
export async function addDeskPerson(
  owner: Db,
  { keys, passwords }: Pick<Services, "keys" | "passwords">,
  { email, name, roles, password = randomBytes(12).toString("base64url") }: Wanted,
): Promise<Added | null> {
  const id = randomUUID();
  const { secret, uri, recovery, encryptedSecret, recoveryHashes } = enrol(keys, id, email);
  const passwordHash = await passwords.hash(password);
  const emailKey = keys.deskEmailKey(email);
  const access = { passwordHash, recoveryHashes };
  const person = { email, emailKey, name, roles, totpSecret: encryptedSecret, access };
  const added = await tx(owner, (handle) => addPerson(handle, id, person));
  return added === null ? null : { id, password, secret, uri, recovery };
}

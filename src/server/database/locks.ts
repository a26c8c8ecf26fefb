import { sql } from "kysely";
import type { Tx } from "./database.ts";

/*
 * The order in which a transaction takes what others may want too, so that no two wait for each other: these
 * locks, the holder's row, codes and tickets, identities, sessions, and the head of the trail last.
 */

/** Of several who want to register an address, or to have it for their account, the others wait until the transaction ends. */
export const oneAtATime = (handle: Tx, emailKey: Buffer): Promise<void> =>
  held(handle, `register|${emailKey.toString("hex")}`);

/**
 * Invitations of one account wait for each other, so that two of one address make one collaborator. The
 * head of the trail is left alone: who removes somebody holds the links first and the head last.
 */
export const oneInvitationAtATime = (handle: Tx, accountId: string): Promise<void> =>
  held(handle, `invitations|${accountId}`);

/** Codes to one address are sent one after the other, so that what is counted of them is right. */
export const oneCodeAtATime = (handle: Tx, emailKey: Buffer): Promise<void> =>
  held(handle, emailKey.toString("hex"));

async function held(handle: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(handle);
}

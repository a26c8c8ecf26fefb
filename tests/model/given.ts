import { afterAll, beforeAll } from "vitest";
import { openDatabase, openPool } from "#server/database/database.ts";
import { sharedPortal } from "../support/server/portal.ts";
import { deskOf, type Walker } from "./walk/walker.ts";

export type Given = Pick<Walker, "portal" | "pool" | "owner" | "desk">;

/** The portal of a test file with its desk, and its tables as their owner. */
export function givenIn(portal = sharedPortal()): Given {
  const given = { portal } as Given;
  beforeAll(async () => {
    const pool = openPool({ connectionString: portal.databaseUrl, max: 2 }, () => undefined);
    Object.assign(given, { pool, owner: openDatabase(pool), desk: await deskOf(portal) });
  });
  afterAll(() => given.pool.end());
  return given;
}

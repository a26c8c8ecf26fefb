import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { socketFolder } from "./cluster.ts";

/**
 * `owner` has the tables, and is used by a start and by commands. `app` answers requests and `jobs` runs jobs: neither owns a table, so
 * that row-level security applies to both.
 */
export const roles = {
  owner: "gatehouse",
  app: "gatehouse_app",
  jobs: "gatehouse_jobs",
} as const;

export type Role = keyof typeof roles;

/** How to connect as a role. */
export type Connect = (role: Role) => pg.PoolConfig;

export const databaseName = "gatehouse";
export const socketPort = 5432;

/** The key of the passwords, drawn with the database and kept in its folder. */
export const passwordKeyIn = (folder: string): string => join(folder, "passwords.key");

export const passwordOf = (role: Role, key: Buffer): string =>
  createHmac("sha256", key).update(roles[role]).digest("hex");

/** To the embedded database of a data folder; throws where it has none. */
export const embeddedIn =
  (dataDir: string): Connect =>
  (role) => ({
    host: socketFolder(dataDir),
    port: socketPort,
    user: roles[role],
    password: passwordOf(role, readFileSync(passwordKeyIn(join(dataDir, "postgres")))),
    database: databaseName,
  });

/** To a database elsewhere: as the user of the address, who then takes the role. */
export const databaseAt =
  (connectionString: string): Connect =>
  (role) => ({
    connectionString: role === "owner" ? connectionString : asRole(connectionString, role),
  });

/** What stands in an address counts, and not what is given beside it. */
function asRole(address: string, role: Role): string {
  const url = new URL(address);
  const options = [url.searchParams.get("options") ?? "", `-c role=${roles[role]}`]
    .join(" ")
    .trim();
  url.searchParams.set("options", options);
  return url.href;
}

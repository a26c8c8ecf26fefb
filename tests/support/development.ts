import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a started portal leaves the address of its development mailbox. */
export const developmentFile = (port: string): string =>
  join(tmpdir(), `gatehouse-development-${port}`);

/** The address of a development page of a portal, with its key: `mail.json`, `ticket`. */
export function developmentPage(baseUrl: string, name: string): URL {
  const page = new URL(readFileSync(developmentFile(new URL(baseUrl).port), "utf8"));
  page.pathname = `/__dev/${name}`;
  return page;
}

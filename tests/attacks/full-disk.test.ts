import { writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { sharedServices } from "../support/server/portal.ts";

const portal = sharedServices();

test("DE03 a full disk, of files or of the database, is answered 507 with words", async () => {
  const app = await createApp(portal.services, handlers, 0);
  app.get("/files", () => writeFile("/dev/full", "a file"));
  const full = sql`do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`;
  app.get("/database", () => full.execute(portal.owner));
  for (const url of ["/files", "/database"]) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      507,
      {
        message: "We cannot store anything at the moment. Please try again later.",
        data: { refusal: "storageFull" },
      },
    ]);
  }
  await app.close();
});

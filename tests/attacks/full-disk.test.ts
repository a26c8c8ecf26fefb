import { writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { fileBytes } from "#contract/calls/uploads.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { openSmallDisk } from "../chaos/small-disk.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { sharedPortal, sharedServices } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

const portal = sharedServices();

test("DE03 a full disk, of files or of the database, is answered 507 with words", async () => {
  const app = await createApp(portal.services, handlers);
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

const disk = await openSmallDisk();

describe.each(disk ? [disk] : [])("DE03 on a disk that is really full", (small) => {
  const real = sharedPortal({ DATA_DIR: small.seen });
  afterAll(() => small.remove());

  test("an upload is refused with words, what was stored stays whole, and room is used again", async () => {
    const member = await real.member();
    const [kept, more] = [pdfOf(1), pdfOf(2)];
    const { uid } = dataOf(await send(member, kept, { slot: "articles", name: "kept.pdf" }));
    small.fill();
    const refused = await send(member, more, { slot: "articles", name: "more.pdf" });
    expect(refusal(refused)).toBe("storageFull");
    const whole = async (id: string) => {
      const answer = await member.browser.fetch(fileBytes.path.replace("{uid}", id));
      return Buffer.from(await answer.arrayBuffer());
    };
    expect((await whole(uid)).equals(kept)).toBe(true);
    small.free();
    const stored = dataOf(await send(member, more, { slot: "articles", name: "more.pdf" }));
    expect((await whole(stored.uid)).equals(more)).toBe(true);
  });
});

import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { afterAll, describe, expect, inject, test } from "vitest";
import { pathOf } from "#browser/client.ts";
import { fileBytes } from "#contract/calls/uploads.ts";
import { asked, lastRun, type Run, type Stage } from "#tests/chaos/asked.ts";
import { formOf } from "#tests/chaos/clients/form-of.ts";
import { summaryOf } from "#tests/chaos/page.ts";
import { openSmallDisk } from "#tests/chaos/small-disk.ts";
import { runStages, wrongRecords } from "#tests/chaos/stage.ts";
import { save } from "#tests/support/server/applicant.ts";
import { refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { send } from "#tests/support/server/upload.ts";
import { given, Member } from "../support/member.ts";
import { freePort, RunningPortal } from "../support/portal.ts";

const { kills, seed, minutes, isWhole } = asked();

test(
  `CO04 CR01 whatever was acknowledged is there once, after ${kills} kills at moments of seed ${seed}`,
  { timeout: 3 * 60 * 60_000 },
  async () => {
    const begun = performance.now();
    const until = begun + minutes * 60_000;
    const record = (soFar: readonly Stage[], kill = "the end") => {
      if (!isWhole) return;
      const seconds = Math.round((performance.now() - begun) / 1000);
      const run: Run = { asked: kills, seed, seconds, load: loadavg()[2]!, stages: [...soFar] };
      writeFileSync(lastRun, JSON.stringify(run));
      process.stderr.write(`${summaryOf(run)} ${kill}\n`);
    };
    const stages = await runStages({ built: inject("builtPortal"), kills, seed, until, record });
    record(stages);
    expect(stages.flatMap(({ wrong }) => wrong)).toEqual([]);
    const done = stages.flatMap((stage) => Object.values(stage.acknowledged));
    expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(kills);
  },
);

const disk = await openSmallDisk();

/** More than fit into the pages that the database has already. */
const mostSaves = 3000;

async function saveName(member: Member, entityName: string) {
  const { revision } = await formOf(member);
  return save(member, revision, { companyInformation: { entityName } });
}

const nameOf = async (member: Member) =>
  (await formOf(member)).answers["companyInformation"]?.["entityName"];

/** The last name that was acknowledged, and what the next save was answered. */
async function saveUntilRefused(member: Member) {
  for (let at = 1; at < mostSaves; at += 1) {
    const refused = refusal(await saveName(member, `Harbour ${at}`));
    if (refused !== null) return { last: `Harbour ${at - 1}`, refused };
  }
  throw new Error("no save was refused");
}

async function whole(member: Member, uid: string): Promise<Buffer> {
  const answer = await member.browser.fetch(pathOf(fileBytes, { uid }));
  return Buffer.from(await answer.arrayBuffer());
}

describe.each(disk ? [disk] : [])(
  "DE03 the documents, the database and its log on one full disk",
  (small) => {
    afterAll(() => small.remove());

    test(
      "what is new is answered 507, what is stored is read, the alert counts, and room is used again",
      { timeout: 180_000 },
      async () => {
        const metricsPort = await freePort();
        const portal = new RunningPortal(
          inject("builtPortal"),
          { LOG_LEVEL: "silent", METRICS_PORT: String(metricsPort) },
          { dataDir: small.dataDir, before: small.before },
        );
        await portal.start();
        try {
          const member = await Member.at(portal.baseUrl);
          const [kept, more] = [pdfOf(1), pdfOf(2)];
          const { uid } = given(await send(member, kept, { slot: "articles" }));
          given(await saveName(member, "Harbour 0"));
          // The first reading within an hour is recorded, for which there is no room later.
          expect((await whole(member, uid)).equals(kept)).toBe(true);
          small.fill();
          expect(refusal(await send(member, more, { slot: "articles" }))).toBe("storageFull");
          const { last, refused } = await saveUntilRefused(member);
          expect(refused).toBe("storageFull");
          expect(await nameOf(member)).toBe(last);
          expect((await whole(member, uid)).equals(kept)).toBe(true);
          expect((await fetch(`${portal.baseUrl}/livez`)).status).toBe(200);
          const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
          expect(metrics).toMatch(/event="storage_full"\} [1-9]/);
          small.free();
          given(await saveName(member, "Harbour Light"));
          const stored = given(await send(member, more, { slot: "articles" }));
          expect((await whole(member, stored.uid)).equals(more)).toBe(true);
          expect(await nameOf(member)).toBe("Harbour Light");
          expect(await wrongRecords(small.seen)).toEqual([]);
        } finally {
          await portal.remove();
        }
      },
    );
  },
);

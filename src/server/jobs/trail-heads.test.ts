import { readdirSync, rmSync } from "node:fs";
import { pino } from "pino";
import { expect, test } from "vitest";
import { daysAfter, todayOf } from "#server/clock.ts";
import { openServices } from "#server/open.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { digestsIn } from "./trail-heads.ts";

const portal = sharedPortal();

test("AT02 a stop leaves the digest of its day, so that no day with entries is without one", async () => {
  const { settings, pages } = portal.services;
  const log = pino({ level: "silent" });
  await (await openServices(settings, log, pages)).close();
  const tomorrow = { clock: () => daysAfter(new Date(), 1) };
  await (await openServices(settings, log, pages, tomorrow)).close();
  expect(readdirSync(digestsIn(portal.dataDir))).toContain(`${todayOf(tomorrow.clock())}.jsonl`);
});

test("AT02 a first start leaves a digest, however short it is", async () => {
  const { settings, pages } = portal.services;
  rmSync(digestsIn(portal.dataDir), { recursive: true, force: true });
  const started = await openServices(settings, pino({ level: "silent" }), pages);
  // A stop writes it too.
  const left = readdirSync(digestsIn(portal.dataDir));
  await started.close();
  expect(left).toEqual([`${todayOf(new Date())}.jsonl`]);
});

import { readdirSync } from "node:fs";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openServices } from "#server/open.ts";
import { sharedPortal } from "../../../tests/support/server/portal.ts";
import { digestsIn } from "./trail-heads.ts";

const portal = sharedPortal();

test("AT02 a first start leaves a digest, however short it is", async () => {
  const { settings, pages } = portal.services;
  const started = await openServices(settings, pino({ level: "silent" }), pages);
  await started.close();
  expect(readdirSync(digestsIn(portal.dataDir))).toHaveLength(1);
});

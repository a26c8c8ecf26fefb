import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { freshServices } from "#tests/support/server/cluster.ts";

const unkeyed = "/__dev/ticket?sub=user-1&email=ada%40harbour.example";

test("the development platform's page signs tickets that the portal takes, for people on the same machine", async () => {
  const portal = await freshServices();
  const app = await createApp(portal.services, handlers, 0);
  const url = `${unkeyed}&key=${portal.services.keys.developmentKey}`;
  const { body } = await app.inject({ url });
  const [, ticket = ""] = /oauth-login#([\w.-]+)"/.exec(body) ?? [];
  const taken = await portal.services.platforms.read(ticket, new Date());
  expect(existsSync(join(portal.services.settings.dataDir, "platform.key"))).toEqual(true);
  expect([taken?.subject, taken?.email]).toEqual(["user-1", "ada@harbour.example"]);
  const elsewhere = [
    { url: unkeyed },
    { url, headers: { host: "rebound.example" } },
    { url, remoteAddress: "203.0.113.9" },
  ];
  for (const asked of elsewhere) expect((await app.inject(asked)).statusCode).toEqual(404);
  await app.close();
  await portal.close();
});

test("where platforms are set there is no such page, and its key is not made", async () => {
  const portal = await freshServices(undefined, { PLATFORM_KEYS: "{}" });
  const app = await createApp(portal.services, handlers, 0);
  expect(
    (await app.inject({ url: `${unkeyed}&key=${portal.services.keys.developmentKey}` })).statusCode,
  ).toEqual(404);
  expect(existsSync(join(portal.services.settings.dataDir, "platform.key"))).toEqual(false);
  await app.close();
  await portal.close();
});

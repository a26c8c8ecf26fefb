import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { openLog } from "#server/log.ts";
import { sharedServices } from "../support/server/portal.ts";

const logged: string[] = [];
const log = openLog("warn", { write: (line: string) => void logged.push(line) });
const portal = sharedServices(undefined, undefined, log);

test("DE08 a request that fails, at once, later or in the middle of its answer, is logged and ends no other", async () => {
  const app = await createApp(portal.services, handlers, 0);
  const release = Promise.withResolvers<void>();
  app.get("/waits", async () => {
    await release.promise;
    return "answered";
  });
  app.get("/throws", () => {
    throw new TypeError("a mistake at once");
  });
  app.get("/rejects", async () => {
    await Promise.resolve();
    throw new Error("a mistake later");
  });
  app.get("/breaks", (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield "half";
          throw new Error("a mistake in the middle");
        })(),
      ),
    ),
  );
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const waits = fetch(`${origin}/waits`).then((answer) => answer.text());
  const told = ["/throws", "/rejects"].map(async (path) => (await fetch(origin + path)).status);
  expect(await Promise.all(told)).toEqual([500, 500]);
  await expect(fetch(`${origin}/breaks`).then((answer) => answer.text())).rejects.toThrow(
    "terminated",
  );
  expect((await fetch(`${origin}/readyz`)).status).toEqual(200);
  release.resolve();
  expect(await waits).toEqual("answered");
  for (const mistake of ["at once", "later", "in the middle"])
    expect(logged.filter((line) => line.includes(`a mistake ${mistake}`)).length).toEqual(1);
  await app.close();
});

test.each(["/rejects", "/throws"])(
  "DE08 a mistake that no one catches (%s) is logged; what is under way is answered, and the process ends with 1, to be started again",
  async (path) => {
    const child = spawn(process.execPath, [
      join(import.meta.dirname, "../support/mistaken-server.ts"),
    ]);
    const ended = once(child, "exit");
    const lines: string[] = [];
    const said = createInterface(child.stdout);
    said.on("line", (line) => void lines.push(line));
    const [origin] = (await once(said, "line")) as [string];
    const waits = fetch(`${origin}/waits`).then((answer) => answer.text());
    await fetch(origin + path).catch(() => undefined);
    expect(await waits).toEqual("answered");
    expect(await ended).toEqual([1, null]);
    expect(lines.filter((line) => line.includes("uncaught_error")).length).toEqual(1);
  },
);

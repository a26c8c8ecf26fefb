import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shippedPackages } from "../src/run/shipped-packages.ts";
import { questions, supply } from "../src/run/supply.ts";

const severe = {
  xstate: [
    {
      id: 1,
      url: "https://registry.example/1",
      title: "CANARY-41",
      severity: "high",
      vulnerable_versions: "*",
    },
  ],
};

const versionOf = (name: string) =>
  shippedPackages().find((each) => each.name === name)?.version ?? "0.0.0";
const packageAt = (url: string) => {
  const name = decodeURIComponent(url.slice(1));
  const version = versionOf(name);
  return { name, "dist-tags": { latest: version }, versions: { [version]: { name, version } } };
};

/** A registry that knows these faults, and what it gives of a package. */
async function registry(advisories: object): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.method === "POST" && request.url?.endsWith("/advisories/bulk");
    const told = isAsked ? advisories : packageAt(request.url!);
    request.resume();
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(told));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function asked(address: string) {
  const lines: string[] = [];
  const cache = mkdtempSync(join(tmpdir(), "gatehouse-supply-"));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const env = { ...process.env, npm_config_registry: address, npm_config_cache: cache };
  const verdict = await supply((line) => lines.push(line), env, [questions.faults]);
  return { verdict, lines, first: lines[0]!.split(":", 1)[0] };
}

test("OP06 a package with a known severe fault is found and named", async () => {
  const { verdict, first, lines } = await asked(await registry(severe));
  expect([verdict, first]).toEqual(["found", "FOUND"]);
  expect(lines.join("\n")).toContain("CANARY-41");
});

test("OP06 without a fault the first question is answered, and a registry that is away is never taken for an answer", async () => {
  expect((await asked(await registry({}))).first).toBe("CLEAN");
  const away = await asked("http://127.0.0.1:9");
  expect([away.verdict, away.first]).toEqual(["unanswered", "UNANSWERED"]);
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { slowPdf } from "#tests/support/server/pdf.ts";
import { resultOf } from "./pdf.ts";

const inspectPdf = JSON.stringify(join(import.meta.dirname, "pdf.ts"));

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);

/** In hundredths of a second; 0 once the process has gone. */
function processorTime(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[13]);
  } catch {
    return 0;
  }
}

async function inspecting(work: (server: ChildProcess, child: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-pdf-"));
  try {
    const file = join(folder, "slow.pdf");
    writeFileSync(file, slowPdf());
    const program = `
      const { inspectPdf } = await import(${inspectPdf});
      await inspectPdf((await import("node:fs")).readFileSync(${JSON.stringify(file)}));`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", program]);
    await expect.poll(() => childrenOf(server.pid!).length, { timeout: 20_000 }).toEqual(1);
    await work(server, childrenOf(server.pid!)[0]!);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("UP05 an inspection ends with the server that started it", () =>
  inspecting(async (server, child) => {
    await expect.poll(() => processorTime(child), { timeout: 20_000 }).toBeGreaterThan(30);
    server.kill("SIGKILL");
    let most = 0;
    const isThere = () => {
      most = Math.max(most, processorTime(child));
      return existsSync(`/proc/${child}`);
    };
    await expect.poll(isThere, { timeout: 20_000 }).toEqual(false);
    // By itself it would go on for almost three seconds of a processor; on a busy machine its end may come late.
    expect(most).toBeLessThan(200);
  }));

test(
  "UP05 an inspection that has answered is over, also where its process does not end",
  { timeout: 20_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "gatehouse-pdf-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = join(folder, "endless.mjs");
    const answer = { kind: "read", pages: 1, isActive: false } as const;
    writeFileSync(program, `process.send(${JSON.stringify(answer)}); setInterval(() => {}, 1000);`);
    // Its parent would end it after 30 s.
    expect(await resultOf(Buffer.alloc(0), program)).toEqual(answer);
  },
);

test("UP05 an inspection has less than three seconds of a processor, so that slow files hold up no others for long", () =>
  inspecting(async (server, child) => {
    const ended = once(server, "exit");
    let most = 0;
    const sampling = setInterval(() => {
      most = Math.max(most, processorTime(child));
    }, 20);
    await ended;
    clearInterval(sampling);
    expect(most).toBeLessThan(300);
  }));

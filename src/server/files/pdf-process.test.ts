import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pdfOf } from "../../../tests/support/server/pdf.ts";

const inspectPdf = JSON.stringify(join(import.meta.dirname, "pdf.ts"));

/** A file whose inspection takes longer than it may. */
function slowPdf(): Buffer {
  const body = `/First ${"<<(".repeat(200_000)}`;
  return pdfOf(1, { fourth: `<< /Length ${body.length} >>\nstream\n${body}\nendstream` });
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);

/** In hundredths of a second. */
const processorTime = (pid: string) =>
  Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[13]);

test("UP05 an inspection ends with the server that started it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-pdf-"));
  try {
    const file = join(folder, "slow.pdf");
    writeFileSync(file, slowPdf());
    const program = `
      const { inspectPdf } = await import(${inspectPdf});
      await inspectPdf((await import("node:fs")).readFileSync(${JSON.stringify(file)}));`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", program]);
    await expect.poll(() => childrenOf(server.pid!).length, { timeout: 20_000 }).toEqual(1);
    const child = childrenOf(server.pid!)[0]!;
    await expect.poll(() => processorTime(child), { timeout: 20_000 }).toBeGreaterThan(60);
    server.kill("SIGKILL");
    await expect.poll(() => existsSync(`/proc/${child}`), { timeout: 2000 }).toEqual(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

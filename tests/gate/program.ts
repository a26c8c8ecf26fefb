import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** A folder that is no part of the project, for reports and copies. */
export const scratch = join(root, "node_modules", ".cache", "gatehouse");
mkdirSync(scratch, { recursive: true });

const bin = join(root, "node_modules", ".bin");
/** On a machine that is busy with something else too. */
const mostMinutes = 45;
/** A database left running by a test holds the pipes open; the last words come within this time. */
const graceMs = 1000;

export interface Ended {
  code: number;
  output: string;
}

/** Runs one program of node_modules/.bin, or `node` itself; gives its exit code and all it wrote. */
export function run(program: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program === "node" ? process.execPath : join(bin, program), args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"]}`, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: mostMinutes * 60_000,
      killSignal: "SIGKILL",
    });
    const parts: Buffer[] = [];
    const pipes = [child.stdout, child.stderr];
    for (const pipe of pipes) pipe.on("data", (part: Buffer) => parts.push(part));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    const end = (code: number | null, signal: string | null) => {
      // Read no more, or a program left running would keep this one from ending.
      for (const pipe of pipes) pipe.destroy();
      const late = signal ? `\n${program} was stopped by ${signal} (${mostMinutes} minutes).` : "";
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() + late });
    };
    child.on("close", end);
    child.on("exit", (code, signal) => setTimeout(end, graceMs, code, signal));
  });
}

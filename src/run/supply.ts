import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { root } from "./inputs.ts";

/** `found`: something is wrong with a package; `unanswered`: nothing is known, because the registry did not answer. */
export type Verdict = "clean" | "found" | "unanswered";

interface Question {
  /** Printed before the verdict. */
  about: string;
  args: readonly string[];
  verdict: (said: Record<string, unknown>) => Verdict;
}

const severe = ["high", "critical"];

export const questions = {
  faults: {
    about: "known severe faults of the packages that ship",
    args: ["audit", "--omit=dev", "--audit-level=high", "--json"],
    verdict({ metadata }): Verdict {
      if (!metadata) return "unanswered";
      const { vulnerabilities } = metadata as { vulnerabilities: Record<string, number> };
      return severe.some((each) => vulnerabilities[each] !== 0) ? "found" : "clean";
    },
  },
  signatures: {
    about: "signatures of the packages that are installed",
    args: ["audit", "signatures", "--json"],
    verdict({ invalid, missing }): Verdict {
      if (!Array.isArray(invalid) || !Array.isArray(missing)) return "unanswered";
      return invalid.length + missing.length > 0 ? "found" : "clean";
    },
  },
} satisfies Record<string, Question>;

/** Asks the registry, tells each verdict and gives the worst: what is wrong weighs more than what is not known. */
export async function supply(
  say: (line: string) => void,
  env: Record<string, string | undefined> = process.env,
  asked: readonly Question[] = Object.values(questions),
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const { about, args, verdict } of asked) {
    const said = await npm(args, env);
    const own = verdict(read(said));
    verdicts.push(own);
    say(`${own.toUpperCase()}: ${about}.`);
    if (own !== "clean") say(said.trim());
  }
  return (["found", "unanswered"] as const).find((each) => verdicts.includes(each)) ?? "clean";
}

function read(said: string): Record<string, unknown> {
  try {
    return JSON.parse(said) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What npm prints, whatever its exit code. */
async function npm(args: readonly string[], env: Record<string, string | undefined>) {
  const own = env["npm_execpath"];
  const [program, ...before] = own ? [process.execPath, own] : ["npm"];
  const child = spawn(program!, [...before, ...args, "--fetch-retries=0"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return said.trim() === "" ? complained : said;
}

const codes: Record<Verdict, number> = { clean: 0, found: 1, unanswered: 2 };

if (import.meta.main) process.exitCode = codes[await supply(console.log)];

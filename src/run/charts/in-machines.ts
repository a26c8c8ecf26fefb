import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { root } from "../inputs.ts";

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value;

async function machineIn(file: string): Promise<[name: string, machine: AnyStateMachine]> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const [found] = Object.entries(module).filter(([, value]) => isMachine(value));
  if (!found) throw new Error(`${file} exports no chart`);
  return found as [string, AnyStateMachine];
}

/** The comment above the chart. */
function questionIn(source: string, name: string): string {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name} =`).exec(
    source,
  );
  return (above?.[1] ?? "")
    .replaceAll(/^\s*\*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Every chart, by its path in machines without the ending. */
export async function chartsInMachines() {
  const paths = globSync("*/*.ts", { cwd: join(root, "machines"), exclude: ["node_modules/**"] })
    .filter((path) => sourceOf(path).includes(".createMachine("))
    .toSorted();
  return Promise.all(
    paths.map(async (file) => {
      const [name, machine] = await machineIn(join(root, "machines", file));
      const source = sourceOf(file);
      return { path: file.replace(/\.ts$/, ""), name, machine, question: questionIn(source, name) };
    }),
  );
}

const sourceOf = (path: string) => readFileSync(join(root, "machines", path), "utf8");

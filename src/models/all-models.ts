import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ChartModel } from "./kit/model.ts";

const isModel = (value: unknown): value is ChartModel =>
  typeof value === "object" && value !== null && "machine" in value && "runs" in value;

/** The model of every chart, read by Node itself. */
export async function allModels(): Promise<ChartModel[]> {
  const folder = import.meta.dirname;
  const files = globSync("*/*.ts", { cwd: folder }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as object),
  );
  return modules.flatMap((module) => Object.values(module).filter(isModel));
}

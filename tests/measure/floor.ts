import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds a page of this folder into `outDir`: one script, minified as the portal's are. */
export async function buildPage(page: "floor" | "bare-form", outDir: string): Promise<void> {
  // A development server that ran in this process would have left its own.
  process.env["NODE_ENV"] = "production";
  await build({
    configFile: false,
    root: join(import.meta.dirname, page),
    plugins: [react()],
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
}

/** Bytes (brotli 11) of the one script of the floor. */
export async function buildFloor(outDir: string): Promise<number> {
  await buildPage("floor", outDir);
  const assets = join(outDir, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  if (scripts.length !== 1) throw new Error(`The floor has ${scripts.length} scripts, not one.`);
  const bytes = readFileSync(join(assets, scripts[0]!));
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

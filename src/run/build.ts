import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build as viteBuild } from "vite";
import { hashOfInputs, noteBuilt, root } from "./inputs.ts";
import { billOfMaterials } from "./sbom.ts";

/** Apps beside the portal, each with a page of its own. */
const apps = ["desk", "charts"] as const;
/** Each is built into one file: the server, the demonstration, the process for a PDF, and its watchdog. */
const serverEntries = ["main", "development/demo", "files/pdf-process", "files/pdf-watchdog"];
const compressible = /\.(js|css|svg|webmanifest|txt)$/;
const worthCompressing = 400;

/** Builds the portal and the server, and lists the packages that ship. */
export async function build(dist = join(root, "dist")): Promise<void> {
  const configFile = join(root, "vite.config.ts");
  const [portal, server] = [join(dist, "portal"), join(dist, "server")];
  if (existsSync(join(root, "src", "portal", "index.html")))
    await viteBuild({ configFile, logLevel: "warn", build: { outDir: portal } });
  for (const app of apps)
    await viteBuild({
      configFile,
      logLevel: "warn",
      root: join(root, "src", app),
      base: `/${app}/`,
      publicDir: join(root, "src", "portal", "public"),
      build: { outDir: join(dist, app) },
    });
  for (const [at, entry] of serverEntries.entries()) {
    await viteBuild({
      configFile,
      logLevel: "warn",
      build: {
        ssr: join(root, "src", "server", `${entry}.ts`),
        outDir: server,
        emptyOutDir: at === 0,
        manifest: false,
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          output: { codeSplitting: false, entryFileNames: `${basename(entry)}.js` },
        },
      },
    });
  }
  for (const beside of ["pdf/fonts", "captcha/jigsaw.png"])
    cpSync(join(root, "src", "server", beside), join(server, basename(beside)), {
      recursive: true,
    });
  await prerender(dist);
  if (existsSync(portal)) await compress(portal);
  for (const app of apps) await compress(join(dist, app));
  writeFileSync(join(dist, "sbom.json"), billOfMaterials());
}

/** Pages written ahead of time, where the portal has a prerenderer. */
async function prerender(dist: string): Promise<void> {
  const made = join(root, "src", "run", "prerender.ts");
  if (!existsSync(made)) return;
  const { prerender: write } = (await import(pathToFileURL(made).href)) as {
    prerender: (dist: string) => Promise<void>;
  };
  await write(dist);
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => compressible.test(path) && statSync(path).size >= worthCompressing);
  for (const path of files) {
    const bytes = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }
}

if (import.meta.main) {
  const [, , elsewhere] = process.argv;
  if (elsewhere === undefined) {
    const inputs = hashOfInputs();
    noteBuilt(null);
    await build();
    noteBuilt(inputs);
  } else await build(elsewhere);
}

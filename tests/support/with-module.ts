import { join } from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import { root } from "../../src/run/inputs.ts";

/** Imports a file the way the build reads it, messages included, for as long as `work` takes. */
export async function withModule<Module, Result>(
  file: string,
  work: (module: Module) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    configFile: join(root, "vite.config.ts"),
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  try {
    const environment = vite.environments["ssr"];
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error(`vite cannot run ${file}`);
    return await work((await environment.runner.import(file)) as Module);
  } finally {
    await vite.close();
  }
}

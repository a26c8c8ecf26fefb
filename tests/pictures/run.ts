import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer, isRunnableDevEnvironment } from "vite";
import { isFresh, noteFresh, root } from "../../src/run/inputs.ts";

const take = fileURLToPath(new URL("./take.ts", import.meta.url));

function buildWhatIsStale(): void {
  if (isFresh()) return;
  console.log("Building…");
  const { status } = spawnSync(process.execPath, [join(root, "src", "run", "build.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The build failed.");
  noteFresh();
}

process.chdir(root);
buildWhatIsStale();
const vite = await createServer({
  configFile: join(root, "vite.config.ts"),
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
});
try {
  const environment = vite.environments["ssr"];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("vite gives no way to run the server");
  const { takePictures } = (await environment.runner.import(take)) as {
    takePictures: (root: string) => Promise<void>;
  };
  await takePictures(root);
} finally {
  await vite.close();
}

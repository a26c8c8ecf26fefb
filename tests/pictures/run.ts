import { fileURLToPath } from "node:url";
import { buildIfStale } from "../../src/run/build-if-stale.ts";
import { root } from "../../src/run/inputs.ts";
import { withModule } from "../support/with-module.ts";

interface Take {
  takePictures: (root: string) => Promise<void>;
}

process.chdir(root);
buildIfStale();
const take = fileURLToPath(new URL("./take.ts", import.meta.url));
await withModule(take, ({ takePictures }: Take) => takePictures(root));

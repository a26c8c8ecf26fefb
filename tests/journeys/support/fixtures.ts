import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../fixtures", import.meta.url));

/** Small real files. */
export const fixtures = {
  pdf: join(folder, "one-page.pdf"),
  scripted: join(folder, "with-script.pdf"),
  png: join(folder, "picture.png"),
  jpeg: join(folder, "picture.jpg"),
  /** An HTML page that calls itself a PDF. */
  disguised: join(folder, "page-named-as.pdf"),
};

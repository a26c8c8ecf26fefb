import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { root } from "../../src/run/inputs.ts";
import { plainEnvironment } from "./support/portal.ts";

const hashesIn = (folder: string) =>
  Object.fromEntries(
    globSync("**/*", { cwd: folder })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );

// Another whole build, beside two other files of tests.
const minutes = 10 * 60_000;

test(
  "OP07 a second build is the first one to the byte, with its list of parts",
  () => {
    // As deep as dist/: the source maps name the sources from where they lie.
    const folder = join(root, "dist-again");
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const built = spawnSync(process.execPath, [join(root, "src", "run", "build.ts"), folder], {
      cwd: root,
      env: plainEnvironment(),
      encoding: "utf8",
    });
    expect([built.status, built.stderr]).toEqual([0, ""]);
    const second = hashesIn(folder);
    for (const name of ["sbom.json", join("server", "main.js"), join("portal", "index.html")])
      expect(second).toHaveProperty([name]);
    expect(second).toEqual(hashesIn(inject("builtPortal")));
  },
  minutes,
);

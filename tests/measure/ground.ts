import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "../../src/run/build-if-stale.ts";
import { root } from "../../src/run/inputs.ts";
import { buildFloor } from "./floor.ts";
import { scratch } from "../gate/program.ts";

/** What every budget stands on. */
export interface Ground {
  /** The built server and portal, a copy that no build overwrites. */
  server: string;
  portal: string;
  /** A folder for data, taken away at the end. */
  temporary: string;
  /** Bytes (brotli 11) of the smallest login page of the same libraries. */
  floor(): Promise<number>;
  [Symbol.dispose](): void;
}

/** Builds what is stale and copies it beside the libraries it imports. */
export function openGround(): Ground {
  buildIfStale();
  const copy = join(scratch, `measure-${process.pid}`);
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, "dist"), copy, { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), "gatehouse-measure-"));
  let floor: Promise<number> | undefined;
  return {
    server: join(copy, "server", "main.js"),
    portal: join(copy, "portal"),
    temporary,
    floor: () => (floor ??= buildFloor(join(temporary, "floor"))),
    [Symbol.dispose]() {
      rmSync(copy, { recursive: true, force: true });
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

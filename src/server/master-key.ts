import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { CannotStart } from "./database/cannot-start.ts";

const keyBytes = 32;
const fileIn = (dataDir: string): string => join(dataDir, "master.key");

export function readMasterKey(dataDir: string): Buffer {
  const key = Buffer.from(readFileSync(fileIn(dataDir), "utf8"), "base64");
  if (key.length !== keyBytes)
    throw new CannotStart(`${fileIn(dataDir)} does not hold a key of ${keyBytes} bytes.`);
  return key;
}

/** Created at the first start. With data a missing key is never replaced: throws CannotStart. */
export async function masterKey(dataDir: string, hasData: () => Promise<boolean>): Promise<Buffer> {
  const path = fileIn(dataDir);
  if (!existsSync(path)) {
    if (await hasData())
      throw new CannotStart(
        `${path} is missing, but accounts or documents were encrypted with it. Restore the file from a backup, or set MASTER_KEY to its content.`,
      );
    create(path);
  }
  return readMasterKey(dataDir);
}

function create(path: string): void {
  mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
  try {
    const file = openSync(path, "wx", 0o600);
    writeSync(file, randomBytes(keyBytes).toString("base64"));
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    // Another process created it at the same moment.
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  }
}

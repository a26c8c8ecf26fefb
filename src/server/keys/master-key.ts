import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../database/cannot-start.ts";

const keyBytes = 32;

export const fileIn = (dataDir: string): string => join(dataDir, "master.key");
/** The key that a change has drawn, until the change is done. */
export const nextFileIn = (dataDir: string): string => join(dataDir, "master.key.next");

/** Throws CannotStart where the file holds something else. */
export function readKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, "utf8"), "base64");
  if (key.length !== keyBytes)
    throw new CannotStart(`${path} does not hold a key of ${keyBytes} bytes.`);
  return key;
}

/** Where there is none; whole or not at all. */
export function createMasterKey(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const beside = `${fileIn(dataDir)}.${process.pid}`;
  write(beside);
  try {
    linkSync(beside, fileIn(dataDir));
  } catch (error) {
    // Of an earlier database, or another process created it at the same moment.
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(beside);
  }
  sync(dataDir);
}

/** Beside the present key, in the place of one that an earlier change left. */
export function drawNextKey(dataDir: string): Buffer {
  const beside = `${nextFileIn(dataDir)}.${process.pid}`;
  write(beside);
  renameSync(beside, nextFileIn(dataDir));
  sync(dataDir);
  return readKey(nextFileIn(dataDir));
}

/** In the place of the present key. */
export function takeNextKey(dataDir: string): void {
  renameSync(nextFileIn(dataDir), fileIn(dataDir));
  sync(dataDir);
}

function write(path: string): void {
  const file = openSync(path, "w", 0o600);
  writeSync(file, randomBytes(keyBytes).toString("base64"));
  fsyncSync(file);
  closeSync(file);
  sync(join(path, ".."));
}

function sync(folder: string): void {
  const opened = openSync(folder, "r");
  fsyncSync(opened);
  closeSync(opened);
}

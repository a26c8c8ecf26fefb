import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const inMemory = "/dev/shm";
/** Bytes, with room to spare: a run was seen to use 250 million. */
const needed = 4e9;

/** Where the files of a run lie that nothing outlives: in memory where there is room, so that no commit waits for a disk. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize < needed ? tmpdir() : inMemory;
  } catch {
    return tmpdir();
  }
}

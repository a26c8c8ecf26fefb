import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** By path, the SHA-256 of each file, and data.json as text. */
export async function unzip(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const hashes = new Map<string, string>();
  let data = "";
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    if (entry.fileName === "data.json") {
      data = await text(stream);
      continue;
    }
    const hash = createHash("sha256");
    for await (const part of stream) hash.update(part as Buffer);
    hashes.set(entry.fileName, hash.digest("hex"));
  }
  return { data, hashes };
}

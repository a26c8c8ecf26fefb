import { createCipheriv, createDecipheriv } from "node:crypto";

const chunkBytes = 64 * 1024;
const tagBytes = 16;
const opening = Buffer.from("GH01");

/** Numbered, with a mark on the last chunk, so that chunks cannot be dropped, moved or inserted. */
function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** AES-256-GCM per chunk. The key must be new for every file. */
export async function* encryptStream(
  key: Buffer,
  name: string,
  plain: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  yield opening;
  let index = 0;
  for await (const { bytes, last } of inChunks(plain, chunkBytes)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(index, last)).setAAD(
      Buffer.from(name),
    );
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/** Throws before it yields a changed chunk, and at a missing end. */
export async function* decryptStream(
  key: Buffer,
  name: string,
  encrypted: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { bytes, last } of inChunks(withoutOpening(encrypted), chunkBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw new Error("the file is cut short");
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(index, last), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-tagBytes));
    yield Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    index += 1;
  }
}

async function* withoutOpening(encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const part of encrypted) {
    if (head === null) yield part;
    else {
      head = Buffer.concat([head, part]);
      if (head.length < opening.length) continue;
      if (!head.subarray(0, opening.length).equals(opening))
        throw new Error("not an encrypted file");
      yield head.subarray(opening.length);
      head = null;
    }
  }
  if (head !== null) throw new Error("the file is cut short");
}

async function* inChunks(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let kept = Buffer.alloc(0);
  for await (const part of parts) {
    kept = Buffer.concat([kept, part]);
    while (kept.length > size) {
      yield { bytes: kept.subarray(0, size), last: false };
      kept = kept.subarray(size);
    }
  }
  yield { bytes: kept, last: true };
}

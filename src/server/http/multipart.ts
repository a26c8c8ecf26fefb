import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { limits } from "#contract/limits.ts";
import { Refused } from "../refused.ts";
import type { SentFile } from "./handler.ts";

const most = {
  fileSize: limits.uploadBytes,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: 12,
  headerPairs: 20,
};

export interface SentParts {
  fields: Record<string, string>;
  file: SentFile;
  /** Discards unread bytes, so that the connection can be reused. */
  drain: () => void;
}

/** Reads the fields up to the file; the handler reads its bytes. */
export async function readParts(request: FastifyRequest): Promise<SentParts> {
  const fields: Record<string, string> = {};
  const parts = request.parts({ limits: most });
  const read = () => parts.next().catch(unread);
  for (let next = await read(); !next.done; next = await read()) {
    const part = next.value;
    if (part.type === "file") {
      const file = { name: part.filename ?? "", bytes: wholeOf(part) };
      return { fields, file, drain: () => void part.file.resume() };
    }
    if (typeof part.value === "string")
      Object.defineProperty(fields, part.fieldname, {
        value: part.value,
        enumerable: true,
        configurable: true,
      });
  }
  throw new Refused("malformed");
}

/** Parser errors are malformed; limit errors keep their codes. */
function unread(error: unknown): never {
  if ((error as { statusCode?: number }).statusCode !== undefined) throw error;
  throw new Refused("malformed");
}

/** Throws when the file exceeds the limit or the body breaks off. */
async function* wholeOf({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of file) {
      size += (chunk as Uint8Array).length;
      yield chunk as Uint8Array;
    }
  } catch {
    throw new Refused("malformed");
  }
  if (file.truncated) throw new Refused("uploadTooBig");
  if (size === 0) throw new Refused("uploadEmpty");
}

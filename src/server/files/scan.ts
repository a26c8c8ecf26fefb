import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import { limits, uploadTypes } from "#contract/limits.ts";
import type { RefusalName } from "#contract/refusals/refusals.ts";
import { uploadTypeOf } from "#contract/documents/upload-types.ts";
import { scanByClamd } from "./clamd.ts";
import { inspectPdf } from "./pdf.ts";
import type { Scanned } from "./scanned.ts";

export interface Scan {
  /** Content decides, not the name: images must decode and PDFs must parse. */
  inspect(name: string, bytes: Buffer): Promise<Scanned>;
}

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng"] });

const accepted: ReadonlySet<string> = new Set(Object.values(uploadTypes));

/** With a clamd URL, accepted files are also scanned for malware. */
export function openScan(clamdUrl: string | undefined): Scan {
  return {
    async inspect(name, bytes) {
      if (bytes.length === 0) return refused("uploadEmpty");
      const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
      if (!accepted.has(type) || !nameFits(name, type)) return refused("uploadFormat");
      const found =
        type === "application/pdf" ? await inspectPdf(bytes) : await decode(type, bytes);
      if (found.kind === "refused" || clamdUrl === undefined) return found;
      return (await scanByClamd(clamdUrl, bytes)) === "clean" ? found : refused("uploadFailed");
    },
  };
}

const refused = (refusal: RefusalName): Scanned => ({ kind: "refused", refusal });

function nameFits(name: string, type: string): boolean {
  const named = uploadTypeOf(name);
  return named !== undefined && named.startsWith("image/") === type.startsWith("image/");
}

/** Decodes every pixel, so that a truncated image is rejected. Checks the unpacked size first. */
async function decode(type: string, bytes: Buffer): Promise<Scanned> {
  try {
    if (isTooLarge(await sharp(bytes, { limitInputPixels: false }).metadata()))
      return refused("uploadPixels");
    await sharp(bytes, { limitInputPixels: limits.uploadPixels, failOn: "error" }).stats();
    return { kind: "accepted", type, pages: null };
  } catch {
    return refused("uploadFormat");
  }
}

/** An interlaced image is decoded in memory as a whole, so its limit is lower. */
function isTooLarge({ width, height, channels, depth, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  const unpacked = pixels * channels * (depth === "uchar" ? 1 : 2);
  const most = isProgressive ? limits.uploadInterlacedBytes : limits.uploadUnpackedBytes;
  return pixels > limits.uploadPixels || unpacked > most;
}

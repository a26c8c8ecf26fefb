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
  /** Whether the malware scanner finds nothing. Without a scanner it is not asked. */
  isClean: ((bytes: Buffer) => Promise<boolean>) | null;
}

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng"] });

const accepted: ReadonlySet<string> = new Set(Object.values(uploadTypes));

/** A sound picture of the largest size takes about one second. */
const pictureSeconds = 10;

export function openScan(clamdUrl: string | undefined): Scan {
  return {
    async inspect(name, bytes) {
      if (bytes.length === 0) return refused("uploadEmpty");
      const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
      if (!accepted.has(type) || !nameFits(name, type)) return refused("uploadFormat");
      return type === "application/pdf" ? inspectPdf(bytes) : decode(type, bytes);
    },
    isClean:
      clamdUrl === undefined
        ? null
        : async (bytes) => (await scanByClamd(clamdUrl, bytes)) === "clean",
  };
}

const refused = (refusal: RefusalName): Scanned => ({ kind: "refused", refusal });

function nameFits(name: string, type: string): boolean {
  const named = uploadTypeOf(name);
  return named !== undefined && named.startsWith("image/") === type.startsWith("image/");
}

/**
 * Decodes the whole image, so that a truncated one is rejected. Checks the unpacked size first. Of what sharp
 * does with an image, only a conversion has a time limit.
 */
async function decode(type: string, bytes: Buffer): Promise<Scanned> {
  try {
    if (isTooLarge(await sharp(bytes, { limitInputPixels: false }).metadata()))
      return refused("uploadPixels");
    await sharp(bytes, { limitInputPixels: limits.uploadPixels, failOn: "error" })
      .timeout({ seconds: pictureSeconds })
      .resize(1, 1, { fit: "fill", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
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

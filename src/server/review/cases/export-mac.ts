import { createHmac, type KeyObject } from "node:crypto";
import { sameBytes } from "#server/crypto.ts";

const macOf = (key: KeyObject, bytes: Buffer): Buffer =>
  createHmac("sha256", key).update("export|").update(bytes).digest();

/** The last line proves all lines before it to who has the key: `npm run desk -- verify-export`. */
export const withMac = (key: KeyObject, bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes,
    Buffer.from(`{"hmac":"${macOf(key, bytes).toString("hex")}","type":"seal"}\n`),
  ]);

export function hasMac(key: KeyObject, bytes: Buffer): boolean {
  const end = bytes.lastIndexOf("\n", -2) + 1;
  const [, hmac] =
    /^\{"hmac":"([0-9a-f]{64})","type":"seal"\}\n$/.exec(bytes.toString("utf8", end)) ?? [];
  return (
    hmac !== undefined && sameBytes(Buffer.from(hmac, "hex"), macOf(key, bytes.subarray(0, end)))
  );
}

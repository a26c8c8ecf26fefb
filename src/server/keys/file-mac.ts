import { createHmac, type KeyObject } from "node:crypto";
import { sameBytes } from "../crypto.ts";

/** A file of one kind never passes for one of another. */
type Kind = "digest" | "export" | "tombstone";

const macOf = (kind: Kind, key: KeyObject, bytes: Buffer): Buffer =>
  createHmac("sha256", key).update(`${kind}|`).update(bytes).digest();

/** The last line proves the kind and all lines before it to who has the key. */
export const withMac = (kind: Kind, key: KeyObject, bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes,
    Buffer.from(`{"hmac":"${macOf(kind, key, bytes).toString("hex")}","type":"seal"}\n`),
  ]);

export function hasMac(kind: Kind, key: KeyObject, bytes: Buffer): boolean {
  const end = bytes.lastIndexOf("\n", -2) + 1;
  const [, hmac] =
    /^\{"hmac":"([0-9a-f]{64})","type":"seal"\}\n$/.exec(bytes.toString("utf8", end)) ?? [];
  if (hmac === undefined) return false;
  return sameBytes(Buffer.from(hmac, "hex"), macOf(kind, key, bytes.subarray(0, end)));
}

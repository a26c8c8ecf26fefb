import { randomInt } from "node:crypto";

/** Crockford base 32: no I, L, O or U. */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 32^8 is about 10^12. */
export const referenceLength = 8;

/** GH-7K3M-9QTX; random, so that references cannot be counted. */
export function newReference(length: number): string {
  const drawn = Array.from({ length }, () => characters[randomInt(characters.length)]).join("");
  return ["GH", ...(drawn.match(/.{1,4}/g) ?? [])].join("-");
}

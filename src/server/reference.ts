import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that it is read out and typed without mistakes. */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of a reference at first; 32^8 are a million million. */
export const referenceLength = 8;

/** Draws the reference of an application, such as GH-7K3M-9QTX: random, so that references cannot be counted. */
export function newReference(length: number): string {
  const drawn = Array.from({ length }, () => characters[randomInt(characters.length)]).join("");
  return ["GH", ...(drawn.match(/.{1,4}/g) ?? [])].join("-");
}

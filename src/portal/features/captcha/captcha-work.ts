import type { WorkReply } from "#contract/calls/captcha.ts";

const targetBits = 128;
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/**
 * Finds the number that the server asks for, by trying all below `most`. The browser derives outside
 * the page's own thread, so nothing stands still meanwhile. Throws where none fits, where the signal
 * ends it, and where the page has no `crypto.subtle` (neither https nor this computer).
 */
export async function findNumber(
  { salt, target, most, rounds }: Omit<WorkReply, "id" | "kind">,
  signal?: AbortSignal,
): Promise<number> {
  const wanted = bytesOf(target);
  const params = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: rounds };
  for (let number = 0; number < most; number += 1) {
    signal?.throwIfAborted();
    const word = new TextEncoder().encode(String(number));
    const key = await crypto.subtle.importKey("raw", word, "PBKDF2", false, ["deriveBits"]);
    const made = new Uint8Array(await crypto.subtle.deriveBits(params, key, targetBits));
    if (made.every((byte, at) => byte === wanted[at])) return number;
  }
  throw new Error("no number fits");
}

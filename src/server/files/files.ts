/** Keys are random names; content is encrypted before it comes here. */
export interface Files {
  /** Durable before it returns the size. Never replaces. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Throws FileMissing. */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Size, or null. */
  head(key: string): Promise<number | null>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override name = "FileMissing";
}

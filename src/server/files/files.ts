/** Where documents are kept. Keys are random names of ours; what is stored is sealed before it comes here. */
export interface Files {
  /** Stores bytes so that they survive a power cut, then gives how many there were. Never replaces. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Gives the bytes; throws FileMissing where there are none. */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Gives the size, or null where there is no such file. */
  head(key: string): Promise<number | null>;
  /** Removes a file; removing twice is no mistake. */
  remove(key: string): Promise<void>;
  /** Every key, in no order. */
  list(): AsyncIterable<string>;
}

export class FileMissing extends Error {
  override name = "FileMissing";
}

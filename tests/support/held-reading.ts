interface HoldsReading {
  /** Ends what the browser has begun to read: with the file's bytes, or because they cannot be read. */
  endReading: (isReadable: boolean) => void;
}

/** Makes the browser take its time with each file that it reads, until a walk says how the reading ends. Runs in the page. */
export function holdReading() {
  const read = Reflect.get(Blob.prototype, "arrayBuffer") as () => Promise<ArrayBuffer>;
  const begun: ((isReadable: boolean) => void)[] = [];
  Blob.prototype.arrayBuffer = function held(this: Blob) {
    return new Promise((resolve, reject) => {
      begun.push((isReadable) =>
        isReadable ? resolve(read.call(this)) : reject(new DOMException("", "NotReadableError")),
      );
    });
  };
  (globalThis as unknown as HoldsReading).endReading = (isReadable) => {
    for (const end of begun.splice(0)) end(isReadable);
  };
}

/** Runs in the page. */
export const endReading = (isReadable: boolean) =>
  (globalThis as unknown as HoldsReading).endReading(isReadable);

import { createRequire } from "node:module";
import createQpdf from "@neslinesli93/qpdf-wasm";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A value, or a stream with the data that were asked for, in base64. */
export interface QpdfObject {
  value?: Json;
  stream?: { dict: Record<string, Json>; data?: string };
}

/** JSON of qpdf, version 2: names begin with a slash, strings with `u:` or `b:`, references end with `R`. */
export interface QpdfFile {
  pages: unknown[];
  objects: Record<string, QpdfObject>;
}

const program = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/** Its exit codes are those of qpdf: 0 is success, 3 success with warnings. */
const succeeded = new Set([0, 3]);
/** What readers understand in one way only. All other warnings tell of faults that each reader repairs in its own. */
const harmless = /reported number of objects|operation succeeded with warnings/;

/** What it takes to write files into the memory of qpdf, which the package's types leave out. */
interface Files {
  writeFile(path: string, bytes: Uint8Array): void;
  readFile(path: string): Uint8Array;
}

/**
 * Reads a file as it is, without repairs, and without its streams. Throws where qpdf warns of a fault. It is
 * for a process of its own: qpdf says what it finds by `console.error`.
 */
export async function openQpdf(bytes: Uint8Array) {
  const said: string[] = [];
  console.error = (line: string) => said.push(line);
  const qpdf = await createQpdf({ locateFile: () => program });
  const files = qpdf.FS as unknown as Files;
  files.writeFile("/in.pdf", bytes);
  const run = (options: string[]): QpdfFile => {
    const code = qpdf.callMain(["--json=2", "--json-key=qpdf", ...options, "/in.pdf", "/out.json"]);
    if (!succeeded.has(code) || said.some((line) => !harmless.test(line)))
      throw new Error(`qpdf: ${said.join("; ")}`);
    const read = JSON.parse(Buffer.from(files.readFile("/out.json")).toString()) as {
      pages?: unknown[];
      qpdf: [unknown, Record<string, QpdfObject>];
    };
    return { pages: read.pages ?? [], objects: read.qpdf[1] };
  };
  return {
    file: run(["--json-key=pages", "--json-stream-data=none"]),
    /** The unpacked data of streams by their object numbers. */
    unpack: (numbers: readonly string[]) =>
      run([
        ...numbers.map((number) => `--json-object=${number}`),
        "--json-stream-data=inline",
        "--decode-level=generalized",
      ]).objects,
  };
}

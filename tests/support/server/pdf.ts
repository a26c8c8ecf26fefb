import { createHash } from "node:crypto";
import { constants, deflateRawSync, deflateSync } from "node:zlib";

type Password = "unknown" | "empty" | "without rights";

export interface PdfWith {
  script?: boolean;
  attachment?: boolean;
  /** `empty` opens without being asked for. */
  password?: Password;
  /** The count the page tree claims, where it is not the real one. */
  claims?: number;
  /** Entries of the first page, such as its annotations. */
  page?: string;
  /** Entries of the catalog. */
  catalog?: string;
  /** An object kept in a packed object stream. */
  packed?: string;
  /** How that object stream is written, where not plainly. */
  stream?: StreamWritten;
  /** Another object, 4 0 R in a file of one page. */
  fourth?: string;
  /** Whether the other object is where the reader is told to find its cross-reference table. */
  isTable?: boolean;
}

interface StreamWritten {
  type?: string;
  first?: string;
  filter?: string;
  begin?: string;
  isPredicted?: boolean;
}

/** A small PDF of so many empty pages, and with what a portal must refuse. */
export function pdfOf(pages: number, contains: PdfWith = {}): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const catalog = ["/Type /Catalog /Pages 2 0 R"];
  if (contains.script) catalog.push("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>");
  if (contains.attachment) {
    const file = pages + 3;
    catalog.push(
      `/Names << /EmbeddedFiles << /Names [(a.txt) << /Type /Filespec /F (a.txt) /EF << /F ${file} 0 R >> >>] >> >>`,
    );
  }
  if (contains.catalog) catalog.push(contains.catalog);
  add(`<< ${catalog.join(" ")} >>`);
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(" ");
  add(`<< /Type /Pages /Count ${contains.claims ?? pages} /Kids [${kids}] >>`);
  for (let page = 0; page < pages; page += 1)
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page === 0 ? (contains.page ?? "") : ""} >>`,
    );
  if (contains.fourth) add(contains.fourth);
  if (contains.attachment) add("<< /Type /EmbeddedFile /Length 4 >>\nstream\ntext\nendstream");
  if (contains.packed) add(objectStream(900, contains.packed, contains.stream));
  const trailer = ["/Root 1 0 R", `/Size ${objects.length + 1}`];
  if (contains.password) trailer.push(encryption(contains.password));
  return assemble(objects, trailer, contains.isTable ? objects.length - 1 : undefined);
}

/** A file whose inspection takes a second and more memory than it may. */
export const slowPdf = (): Buffer => pdfOf(1, { fourth: `[${"1 ".repeat(1_200_000)}]` });

function objectStream(number: number, object: string, written: StreamWritten = {}): string {
  const { type = "/Type /ObjStm", first = "/First", filter = "/FlateDecode" } = written;
  const { begin = "stream\n", isPredicted = false } = written;
  const head = `${number} 0 `;
  const plain = head + object;
  const bytes = deflateSync(Buffer.from(isPredicted ? `\0${plain}` : plain)).toString("latin1");
  const predictor = isPredicted ? `/DecodeParms << /Predictor 12 /Columns ${plain.length} >>` : "";
  return `<< ${type} ${predictor} /N 1 ${first} ${head.length} /Filter ${filter} /Length ${bytes.length} >>\n${begin}${bytes}\nendstream`;
}

/** Entries and body of a stream of zeros, deflated twice: 3 kB that unpack to about 1.5 GB. */
export function bombStream(): string {
  const chunkBytes = 16 * 1024 * 1024;
  const chunks = 94;
  const chunk = deflateRawSync(Buffer.alloc(chunkBytes), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const adler = Buffer.alloc(4);
  adler.writeUInt32BE((((chunkBytes * chunks) % 65_521) * 65_536 + 1) >>> 0);
  const once = Buffer.concat([
    Buffer.from("78da", "hex"),
    ...Array.from({ length: chunks }, () => chunk),
    Buffer.from("0300", "hex"),
    adler,
  ]);
  const twice = deflateSync(once, { level: 9 }).toString("latin1");
  return `/Filter [/FlateDecode /FlateDecode] /Length ${twice.length} >>\nstream\n${twice}\nendstream`;
}

/** The padding of an empty password: ISO 32000-1, 7.6.3.3. */
const emptyPassword = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

/** The entries of an encrypted file; the check value of an unknown password is invented. */
function encryption(password: Password): string {
  const owner = Buffer.alloc(32, 0xab);
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(password === "without rights" ? -1 : -44);
  const key = createHash("md5")
    .update(Buffer.concat([emptyPassword, owner, rights, Buffer.alloc(1)]))
    .digest()
    .subarray(0, 5);
  const check = password === "unknown" ? Buffer.alloc(32, 0xcd) : rc4(key, emptyPassword);
  const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  return `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(check)} ${password === "without rights" ? "" : "/P -44"} >>`;
}

/** OpenSSL 3 has no RC4 any more. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other]!, box[one]!]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + box[at]! + key[at % key.length]!) & 255;
    swap(at, other);
  }
  let other = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      const at = (index + 1) & 255;
      other = (other + box[at]!) & 255;
      swap(at, other);
      return byte ^ box[(box[at]! + box[other]!) & 255]!;
    }),
  );
}

function assemble(objects: readonly string[], trailer: readonly string[], table?: number): Buffer {
  let text = "%PDF-1.4\n";
  const places: number[] = [];
  objects.forEach((body, at) => {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< ${trailer.join(" ")} >>\nstartxref\n${table === undefined ? start : places[table]}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

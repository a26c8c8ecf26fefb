import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer, type Server } from "node:net";
import { limits } from "#contract/limits.ts";
import { openScan } from "#server/files/scan.ts";
import { residentBytes } from "#tests/support/server/memory.ts";
import { bombStream, pdfOf, type PdfWith } from "#tests/support/server/pdf.ts";

const scan = openScan(undefined);
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } });
  png = await picture.png().toBuffer();
  jpeg = await picture.jpeg().toBuffer();
});

const refused = (refusal: string) => ({ kind: "refused", refusal });

test("UP02 pictures and PDFs are accepted for what they are", async () => {
  expect(await scan.inspect("a.png", png)).toEqual({
    kind: "accepted",
    type: "image/png",
    pages: null,
  });
  expect(await scan.inspect("a.JPG", jpeg)).toEqual({
    kind: "accepted",
    type: "image/jpeg",
    pages: null,
  });
  expect(await scan.inspect("a.pdf", pdfOf(3))).toEqual({
    kind: "accepted",
    type: "application/pdf",
    pages: 3,
  });
});

describe("UP02 the structure decides, not the name or the first bytes", () => {
  const text = Buffer.from("<html><script>alert(1)</script></html>");
  const rows: [string, string, () => Buffer][] = [
    [
      "a page behind the first bytes of a JPEG",
      "a.jpg",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text]),
    ],
    [
      "a page behind the first bytes of a PDF",
      "a.pdf",
      () => Buffer.concat([Buffer.from("%PDF-1.4\n"), text]),
    ],
    [
      "a drawing with scripts",
      "a.svg",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ],
    ["a program", "a.png", () => Buffer.from("MZ\u0090\u0000\u0003")],
    ["a page", "a.pdf", () => text],
    ["a picture called a PDF", "a.pdf", () => png],
    ["a picture without an ending", "a", () => png],
    ["a picture with the ending of no kind", "a.constructor", () => png],
    ["half a JPEG", "a.jpg", () => jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ["half a PNG", "a.png", () => png.subarray(0, png.length - 30)],
  ];
  test.each(rows)("%s", async (_what, name, bytes) => {
    expect(await scan.inspect(name, bytes())).toEqual(refused("uploadFormat"));
  });
});

/** A picture of 12 million pixels as a telephone takes it: with noise, lying on its side. */
async function ofTelephone(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = { width: 504, height: 378, channels: 3, background: "teal", noise } as const;
  return sharp({ create })
    .resize(4032, 3024, { kernel: "nearest" })
    .withExif({ IFD0: { Make: "A telephone" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** How a HEIC begins: a box that names its brands. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic"),
  Buffer.alloc(4),
  Buffer.from("mif1heic"),
  Buffer.alloc(200),
]);

test("UP15 a photograph of twelve million pixels is stored; a HEIC is refused by its format, whatever its name", async () => {
  const photograph = await ofTelephone();
  expect(photograph.length).toBeLessThan(limits.uploadBytes);
  expect(await scan.inspect("IMG_0001.JPG", photograph)).toEqual({
    kind: "accepted",
    type: "image/jpeg",
    pages: null,
  });
  for (const name of ["IMG_0001.HEIC", "IMG_0001.jpg"])
    expect(await scan.inspect(name, heic)).toEqual(refused("uploadFormat"));
});

test("UP02 an empty file has its own words", async () => {
  expect(await scan.inspect("a.pdf", Buffer.alloc(0))).toEqual(refused("uploadEmpty"));
});

test("UP04 a picture of too many pixels is refused at its head", async () => {
  const before = process.memoryUsage.rss();
  expect(await scan.inspect("a.png", hugePng(16_000, 16_000))).toEqual(refused("uploadPixels"));
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
});

describe("UP04 what a picture unpacks to is reckoned before it is unpacked", () => {
  const rows: [string, Parameters<typeof hugePng>, string][] = [
    ["36 million pixels of three bytes", [6000, 6000], "uploadPixels"],
    ["16 million pixels of eight bytes", [4000, 4000, 16, 6], "uploadPixels"],
    ["25 million interlaced pixels", [5000, 5000, 8, 2, 1], "uploadPixels"],
    ["25 million pixels in rows, cut off", [5000, 5000], "uploadFormat"],
  ];
  test.each(rows)("%s", async (_what, size, refusal) => {
    expect(await scan.inspect("a.png", hugePng(...size))).toEqual(refused(refusal));
  });
});

const hidden = [
  { how: "without a type", type: "" },
  { how: "whose type is in an object of its own", type: "/Type 2 0 R" },
  { how: "that says it is a picture", type: "/Type /XObject /Subtype /Image" },
  { how: "whose entries are written otherwise", type: "/T#79pe /O#62jStm", first: "/F#69rst" },
  { how: "that begins after a comment of its dictionary", begin: "% stream\nstream\n" },
  { how: "with a long dictionary", type: `/Type /ObjStm /A (${"x".repeat(5000)})` },
  { how: "with a string that looks like an end", type: "/A (>> stream\n) /B (\\() /C <3e3e>" },
  { how: "with predicted bytes", isPredicted: true },
];

test.each([
  ["with a filter that is not searched", { type: "/Type /ObjStm", filter: "/LZWDecode" }],
  ["that begins after a carriage return", { begin: "stream\r" }],
  ["that begins after a comment", { begin: "stream % a comment\r\n" }],
  ["with brackets out of place", { type: "/A ] { } >" }],
  ["whose dictionary some readers end earlier", { type: "/A >>" }],
  ["whose dictionary has an entry twice", { type: "/First 0" }],
  ["whose type stands where readers look for strings", { type: "( /Type /ObjStm )" }],
  ["whose entries are a string for some readers", { type: "( /Type /ObjStm", filter: "0 )" }],
  ["whose type is in digits for some readers", { type: "< /Type /ObjStm >" }],
  ["whose filter is in an object of its own", { filter: "2 0 R" }],
  ["with a bracket that closes nothing", { type: "/Type /ObjStm )" }],
  ["behind a bracket that closes nothing", { type: ") /Type /ObjStm" }],
  ["nested deeply", { type: `/A ${"[".repeat(60)}${"]".repeat(60)}` }],
])("UP05 a PDF with an object stream %s is refused as unreadable", async (_how, stream) => {
  const fourth = "<< /First 0 /N 0 /Length 0 >>\nstream\n\nendstream";
  const pdf = pdfOf(1, { fourth, packed: "<< /S /Launch /F (a.exe) >>", stream });
  expect(await scan.inspect("a.pdf", pdf)).toEqual(refused("uploadFormat"));
});

const empty = "/Length 0 >>\nstream\n\nendstream";
const elsewhere = "<< /S /URI /URI (https://a.example) >>";

describe("UP05 what acts or is hidden in a PDF is found wherever it lies", () => {
  const action = (kind: string) =>
    `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S ${kind} /F (a.exe) >> >>]`;
  const rows: [string, PdfWith][] = [
    ["a script of an annotation", { page: action("/JavaScript /JS (1)") }],
    ["a program to launch", { page: action("/Launch") }],
    ["a program to launch, its name written otherwise", { page: action("/L#61unch") }],
    ["a form that sends itself", { page: action("/SubmitForm") }],
    ["a file elsewhere to go to", { page: action("/GoToR") }],
    ["a film from elsewhere", { page: action("/Rendition") }],
    [
      "an attachment of an annotation",
      { page: "/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] >>]" },
    ],
    ["a form of XML", { catalog: "/AcroForm << /Fields [] /XFA [] >>" }],
    [
      "a script of a field",
      {
        catalog:
          "/AcroForm << /Fields [<< /T (a) /FT /Tx /AA << /K << /S /JavaScript /JS (1) >> >> >>] >>",
      },
    ],
    ["a file elsewhere, the kind of action in an object of its own", { packed: "/GoToR" }],
    ["data to import", { page: action("/ImportData") }],
    [
      "an article to follow, named in an object of its own",
      { page: action("4 0 R"), fourth: "/Thread" },
    ],
    ["a sound", { page: action("/Sound") }],
    ["a scene of three dimensions", { page: "/Annots [<< /Subtype /3D /Rect [0 0 9 9] >>]" }],
    ["a scene that runs a script", { fourth: `<< /OnInstantiate 3 0 R ${empty}` }],
    ["a page to open at the start", { catalog: `/OpenAction ${elsewhere}` }],
    ["the same in an object of its own", { catalog: "/OpenAction 4 0 R", fourth: elsewhere }],
    [
      "a place of its own and then a page",
      { catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${elsewhere} >>` },
    ],
    ["a page to open at an event", { catalog: `/#41A << /WC ${elsewhere} >>` }],
    [
      "an associated file",
      { catalog: "/AF [<< /Type /Filespec /F (a) /EF << /F 4 0 R >> >>]", fourth: `<< ${empty}` },
    ],
    ["data of a stream in another file", { fourth: `<< /F (a.bin) ${empty}` }],
    ["a file at an address", { page: "/A << /FS 4 0 R /F (https://a.example) >>", fourth: "/URL" }],
    ["an action in an object stream", { packed: "<< /S /Launch /F (a.exe) >>" }],
    ...hidden.map((stream): [string, PdfWith] => [
      `an action in an object stream ${stream.how}`,
      { packed: "<< /S /Launch /F (a.exe) >>", stream },
    ]),
  ];
  test.each(rows)("%s", async (_what, contains) => {
    expect(await scan.inspect("a.pdf", pdfOf(1, contains))).toEqual(refused("uploadActive"));
  });

  test.each([
    ["an object that no table lists", "9 0 obj\n<< /S /Launch >>\nendobj\n"],
    ["one with an unusual number", "9 000000 obj\n<< /S /J#61vaScript >>\nendobj\n"],
    [
      "a stream of objects that no table lists",
      "9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length 2 >>\nstream\nxx\nendstream\nendobj\n",
    ],
    [
      "an object that two others of its number hide",
      "3 0 obj\n<< /S /Launch >>\nendobj\n3 0 obj\n<< /Type /Page /MediaBox [0 0 9 9] >>\nendobj\n",
    ],
    [
      "a name across the half megabyte that is searched at once",
      `%${"a".repeat(512 * 1024 - pdfOf(1).length - 20)}\n9 0 obj\n<< /S /JavaScript >>\nendobj\n`,
    ],
  ])("%s", async (_what, appended) => {
    const pdf = Buffer.concat([pdfOf(1), Buffer.from(appended)]);
    expect(await scan.inspect("a.pdf", pdf)).toEqual(refused("uploadActive"));
  });

  test("101 pages that say they are one", async () => {
    const pdf = pdfOf(101, { claims: 1 });
    expect(await scan.inspect("a.pdf", pdf)).toEqual(refused("uploadPages"));
  });

  test("a harmless object stream, a link and a page to begin at are let through", async () => {
    const link =
      "/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>]";
    const catalog = "/OpenAction << /S /GoTo /D [4 0 R /Fit] >>";
    const pdf = pdfOf(3, { catalog, page: link, packed: "<< /Type /Font /Name /Launcher >>" });
    expect(await scan.inspect("a.pdf", pdf)).toMatchObject({ kind: "accepted", pages: 3 });
  });

  test("a page whose text looks like an object is let through", async () => {
    const fourth = "<< /Length 10 >>\nstream\n12 0 obj (\nendstream";
    expect(await scan.inspect("a.pdf", pdfOf(1, { fourth }))).toMatchObject({ kind: "accepted" });
  });
});

test("UP05 a PDF with a script, with an attachment, with a password or with too many pages is refused", async () => {
  expect(await scan.inspect("a.pdf", pdfOf(1, { script: true }))).toEqual(refused("uploadActive"));
  expect(await scan.inspect("a.pdf", pdfOf(1, { attachment: true }))).toEqual(
    refused("uploadActive"),
  );
  for (const password of ["unknown", "empty", "without rights"] as const)
    expect(await scan.inspect("a.pdf", pdfOf(1, { password }))).toEqual(refused("uploadPassword"));
  expect(await scan.inspect("a.pdf", pdfOf(101))).toEqual(refused("uploadPages"));
  expect(await scan.inspect("a.pdf", pdfOf(100))).toEqual({
    kind: "accepted",
    type: "application/pdf",
    pages: 100,
  });
});

describe("UP04 a PDF of 3 kB that unpacks to 1.5 GB is rejected within 256 MB of memory", () => {
  const rows: [string, PdfWith][] = [
    [
      "its metadata",
      { catalog: "/Metadata 4 0 R", fourth: `<< /Type /Metadata /Subtype /XML ${bombStream()}` },
    ],
    [
      "its cross-reference table",
      {
        fourth: `<< /Type /XRef /W [1 1 1] /Size 500000000 /Root 1 0 R ${bombStream()}`,
        isTable: true,
      },
    ],
  ];
  test.each(rows)("%s", async (_what, contains) => {
    const pdf = pdfOf(1, contains);
    expect(pdf.length).toBeLessThan(4_000);
    const before = residentBytes(process.pid);
    let peak = before;
    const sampling = setInterval(() => (peak = Math.max(peak, residentBytes(process.pid))), 5);
    expect(await scan.inspect("a.pdf", pdf)).toMatchObject({ kind: "refused" });
    clearInterval(sampling);
    expect((peak - before) / (1024 * 1024)).toBeLessThan(256);
  });
});

describe("UP06 where a malware scanner is configured its word is needed", () => {
  let server: Server;
  let answer = "";
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on("data", (part) => {
        if (part.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => server.close());
  const rows: [string, boolean][] = [
    ["stream: OK\0", true],
    ["stream: Eicar-Test-Signature FOUND\0", false],
    ["INSTREAM size limit exceeded. ERROR\0", false],
    ["", false],
  ];
  test.each(rows)("it says %j", async (said, found) => {
    answer = said;
    const address = server.address() as { port: number };
    expect(await openScan(`tcp://127.0.0.1:${address.port}`).isClean!(png)).toEqual(found);
  });
  test("it is down", async () => {
    expect(await openScan("tcp://127.0.0.1:9").isClean!(png)).toEqual(false);
  });
});

/** A small file that unpacks to very many pixels. */
function hugePng(width: number, height: number, bits = 8, colours = 2, interlaced = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colours, 0, 0, interlaced], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * 100));
  const chunks = [chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

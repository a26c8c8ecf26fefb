import type { Json, QpdfObject } from "./qpdf.ts";

type Objects = Record<string, QpdfObject>;

/** Names of actions, annotations and entries that run, open, send, fetch, play or carry something. */
const names = [
  "JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|GoTo3DView|Rendition|Movie|Sound|RichMedia|3D",
  "OnInstantiate|EmbeddedFiles?|FileAttachment|EF|XFA|RichMediaExecute|RichMediaContent|RichMediaSettings",
].join("|");
const active = new RegExp(`^/(?:${names})$`);
const activeText = new RegExp(
  `/(?:${names})(?![^\\0\\s()<>[\\]{}/%])|/AA\\s*(?:<<|\\d)|/S\\s*/Thread\\b|/FS\\s*/URL\\b`,
);
const longText = new RegExp(
  `/(?:${names
    .split("|")
    .filter((name) => name.length > 4)
    .join("|")})(?![^\\0\\s()<>[\\]{}/%])`,
);
const deepest = 50;

const reference = /^\d+ \d+ R$/;

/** Whether an object of a file acts, fetches or carries something. Throws at deep nesting. */
export function isActive(objects: Objects): boolean {
  const resolve = (value: Json | undefined): Json | undefined => {
    let found = value;
    for (let steps = 0; typeof found === "string" && reference.test(found); steps += 1) {
      if (steps > deepest) throw new Error("references go in a circle");
      const object: QpdfObject | undefined = objects[`obj:${found}`];
      found = object?.value ?? object?.stream?.dict;
    }
    return found;
  };
  const isEntryActive = (name: string, value: Json): boolean => {
    if (active.test(name)) return true;
    if (name === "/AA") return isDictionary(resolve(value));
    if (name === "/OpenAction") return !isDestination(resolve(value), resolve);
    if (name === "/S") return resolve(value) === "/Thread";
    return name === "/FS" && resolve(value) === "/URL";
  };
  const isValueActive = (value: Json, depth: number): boolean => {
    if (depth > deepest) throw new Error("an object is nested too deeply");
    if (typeof value === "string") return active.test(value);
    if (Array.isArray(value)) return value.some((each) => isValueActive(each, depth + 1));
    return (
      isDictionary(value) &&
      Object.entries(value).some(
        ([name, each]) => isEntryActive(name, each) || isValueActive(each, depth + 1),
      )
    );
  };
  return Object.values(objects).some(
    ({ value, stream }) =>
      // The data of this stream lie in another file.
      resolve(stream?.dict["/F"]) !== undefined || isValueActive(stream?.dict ?? value ?? null, 0),
  );
}

/** The same search in the text of objects. */
export const isTextActive = (text: string): boolean => activeText.test(plainNames(text));

/** What the text of a whole file names, streams included, where shorter names stand by chance. */
export interface Named {
  encryption: boolean;
  activity: boolean;
  /** How many streams of objects. */
  objectStreams: number;
}

export function namedIn(bytes: Buffer): Named {
  const named = { encryption: false, activity: false, objectStreams: 0 };
  for (const text of piecesOf(bytes)) {
    named.encryption ||= /\/Encrypt[\0\s<\d%]/.test(text);
    named.activity ||= longText.test(text);
    named.objectStreams += text.match(/\/ObjStm\b/g)?.length ?? 0;
  }
  return named;
}

const pieceBytes = 512 * 1024;

/** A name begins with a slash and holds no other, so a piece that ends before a slash cuts none. */
function* piecesOf(bytes: Buffer): Generator<string> {
  for (let from = 0; from < bytes.length;) {
    const slash = bytes.indexOf("/", from + pieceBytes);
    const to = slash === -1 ? bytes.length : slash;
    yield plainNames(bytes.toString("latin1", from, to));
    from = to;
  }
}

/** Names may be written with hexadecimal digits. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const isDictionary = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A file may open at a place of its own. */
function isDestination(
  value: Json | undefined,
  resolve: (value: Json | undefined) => Json | undefined,
): boolean {
  if (!isDictionary(value)) return true;
  return resolve(value["/S"]) === "/GoTo" && value["/Next"] === undefined;
}

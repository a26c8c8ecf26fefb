import fc from "fast-check";

const repeated = (text: string, times: number) => text.repeat(times);

/** Strings that have broken other servers. */
export const hostileStrings: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udfffb",
  "\ufeff",
  "\u202egnp.exe",
  "../../etc/passwd",
  "..\\..\\x",
  "%00",
  "%zz",
  "' or '1'='1",
  "1; drop table member; --",
  '"}]}',
  "{{7*7}}",
  "${7*7}",
  "<img src=x onerror=alert(1)>",
  "a\r\nBcc: all@harbour.example",
  "$1$2",
  "NaN",
  "1e309",
  "__proto__",
  "constructor",
  "-1",
  repeated("x", 5001),
  repeated("é", 20_000),
  repeated("(", 2000),
];

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, -0.5, 2 ** 53, [], {}, [[]], [null]),
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue(),
);

/** Names that reach prototypes or columns that may not be written. */
const unsafe = [
  '"__proto__":{"role":"holder","is_assistant":false}',
  '"constructor":{"prototype":{"role":"holder"}}',
  '"account_id":"00000000-0000-4000-8000-000000000000"',
  '"role":"holder","is_assistant":false,"kyc_status":"approved","verified":true',
  '"":""',
  '"\\u0000":1',
];

const broken: readonly string[] = [
  "",
  "{",
  "}",
  "null",
  "[]",
  "1e999",
  '"text"',
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":"\\x"}',
  '\ufeff{"a":1}',
  '{"a":1}{"a":2}',
  `${repeated("[", 20_000)}${repeated("]", 20_000)}`,
  `${repeated('{"a":', 20_000)}1${repeated("}", 20_000)}`,
  `{"a":[${repeated("0,", 100_000)}0]}`,
  `{"a":"${repeated("x", 1024 * 1024)}"}`,
];

/** A body as it is sent: a good one, one with a part spoilt, left out or added, or no JSON at all. */
export function bodies(good: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const text = good.map((body) => JSON.stringify(body));
  return fc.oneof(
    { weight: 8, arbitrary: text },
    { weight: 8, arbitrary: fc.tuple(good, fc.nat(1000), hostileValues).map(spoilt) },
    { weight: 2, arbitrary: fc.tuple(good, fc.nat(20)).map(([body, at]) => without(body, at)) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(text, fc.constantFrom(...unsafe))
        .map(([body, more]) => body.replace(/^\{/, body === "{}" ? `{${more}` : `{${more},`)),
    },
    { weight: 1, arbitrary: text.map((body) => body.replace(/^\{(.+)\}$/s, "{$1,$1}")) },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  );
}

/** Every place in a body that holds something, as the way to it. */
function waysIn(body: unknown): string[][] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, inner]) => [
    [name],
    ...waysIn(inner).map((way) => [name, ...way]),
  ]);
}

function spoilt([body, at, value]: [unknown, number, unknown]): string {
  const ways = waysIn(body);
  const way = ways[at % ways.length];
  return JSON.stringify(way ? replaced(body, way, value) : value);
}

function replaced(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner = body as Record<string, unknown>;
  const next = replaced(inner[name], rest, value);
  return Array.isArray(body)
    ? body.map((item: unknown, at) => (String(at) === name ? next : item))
    : { ...inner, [name]: next };
}

function without(body: unknown, at: number): string {
  const names = Object.keys(body as object);
  const gone = names[at % Math.max(1, names.length)];
  const kept = Object.entries(body as object).filter(([name]) => name !== gone);
  return JSON.stringify(Object.fromEntries(kept));
}

/** Headers that come twice, lie about who asks, or make no sense; each line as it is sent. */
export const oddHeaders: fc.Arbitrary<[string, string][]> = fc.subarray<[string, string]>(
  [
    ["accept-language", "zh-CN"],
    ["accept-language", "\u00e9;q=9,*"],
    ["x-brand", "otterline"],
    ["x-brand", "__proto__"],
    ["x-forwarded-host", "evil.example"],
    ["x-http-method-override", "DELETE"],
    ["x-original-url", "/__dev/mail.json"],
    ["content-type", "text/plain"],
    ["content-encoding", "gzip"],
    ["cookie", "kyc_sid=AAAA"],
    ["cookie", "kyc_language=xx; kyc_pre=%00"],
    ["cookie", "__proto__=1; =; ;;"],
    ["user-agent", "x".repeat(3000)],
    ["if-none-match", "*"],
    ["range", "bytes=0-0"],
    ["expect", "nothing"],
    ["authorization", "Bearer x"],
  ],
  { maxLength: 3 },
);

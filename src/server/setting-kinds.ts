import * as v from "valibot";

export const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.url("must be a URL"),
    v.check(
      (text) => protocols.includes(new URL(text).protocol),
      `must begin with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    ),
  );

export const bytes32 = v.pipe(
  v.string(),
  v.check(
    (text) => /^[0-9a-f]{64}$/i.test(text) || /^[A-Za-z0-9+/]{43}=$/.test(text),
    "must be 32 random bytes as 64 hexadecimal digits or as base64",
  ),
);

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number from 0 to 65535"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number from 0 to 65535"),
);

export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, "must be a number of milliseconds"),
  v.transform(Number),
);

export const from = v.pipe(
  v.string(),
  v.regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, "must be an e-mail address"),
);

export const word = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{1,200}$/, "must be one word in ASCII"),
);

export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, `must be ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`);

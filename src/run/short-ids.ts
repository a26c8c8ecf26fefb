const signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** One id of two signs for each message's id of six: random letters do not compress, and each stands in two places. */
export function shortIdsOf(ids: readonly string[]): ReadonlyMap<string, string> {
  if (ids.length > signs.length ** 2) throw new Error("more messages than two signs can name");
  return new Map(
    ids
      .toSorted()
      .map((id, at) => [
        id,
        signs.charAt(Math.floor(at / signs.length)) + signs.charAt(at % signs.length),
      ]),
  );
}

/** Code after the macros, where a message is an object or a component with an `id`; undefined where it names none. */
export function shortened(code: string, ids: ReadonlyMap<string, string>): string | undefined {
  const named = code.replaceAll(
    /\b(id(?::\s*|=))(["'`])([\w+/-]{6})\2/g,
    (whole, before: string, quote: string, id: string) => {
      const short = ids.get(id);
      return short === undefined ? whole : `${before}${quote}${short}${quote}`;
    },
  );
  return named === code ? undefined : named;
}

/** Names count from here, so that the first 1,260 have two signs. */
const beginning = 36;
const radix = 36;

/** Short names for messages, counted in the order given: a random id of six letters does not compress, and each stands in two places. */
export function shortIdsOf(ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(ids.map((id, at) => [id, (at + beginning).toString(radix)]));
}

/** The code of a catalogue whose messages follow one another in that order from the place `first`: it need not say their names. */
export function catalogueCode(messages: readonly unknown[], first: number): string {
  const named = `(message, at) => [(at + ${first + beginning}).toString(${radix}), message]`;
  return `export const messages = Object.fromEntries(${JSON.stringify(messages)}.map(${named}));`;
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

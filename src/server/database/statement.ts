import { CompiledQuery } from "kysely";

const texts = new WeakMap<TemplateStringsArray, string>();

/** The text is built once per call site; values are always sent as parameters. */
export function statement<Row>(
  strings: TemplateStringsArray,
  ...values: readonly unknown[]
): CompiledQuery<Row> {
  const text = texts.get(strings) ?? strings.reduce((before, next, at) => `${before}$${at}${next}`);
  texts.set(strings, text);
  return CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>;
}

import { CompiledQuery } from "kysely";

const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement whose text never changes: it is put together once for each place in the sources that it stands
 * in, and what stands in the braces is always sent beside the text, as a parameter.
 */
export function statement<Row>(
  strings: TemplateStringsArray,
  ...values: readonly unknown[]
): CompiledQuery<Row> {
  const text = texts.get(strings) ?? strings.reduce((before, next, at) => `${before}$${at}${next}`);
  texts.set(strings, text);
  return CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>;
}

import fc from "fast-check";
import * as v from "valibot";
import type { Call } from "#contract/calls/call.ts";

type Schema = Call["body"];

/** The parts of a valibot schema that are walked, whatever its kind. */
interface Walked {
  type: string;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  wrapped?: Schema;
  item?: Schema;
  items?: readonly Schema[];
  key?: Schema;
  value?: Schema;
  literal?: unknown;
}

/** Strings to draw from; those that mean something come four times as often. */
export interface Pool {
  known: readonly string[];
  hostile: readonly string[];
}

/** Draws what a schema takes, strings from those of the pool that pass it. */
export function valid(schema: Schema, pool: Pool): fc.Arbitrary<unknown> {
  // The library keeps the parts of a schema out of its general type.
  const walked = schema as unknown as Walked;
  const inner = (part: Schema) => valid(part, pool);
  const fitting = (drawn: fc.Arbitrary<unknown>) => drawn.filter((value) => v.is(schema, value));
  switch (walked.type) {
    case "object":
    case "strict_object":
      return fc.record(
        Object.fromEntries(
          Object.entries(walked.entries!).map(([name, own]) => [name, inner(own)]),
        ),
        { requiredKeys: requiredOf(walked.entries!), noNullPrototype: true },
      );
    case "optional":
      return inner(walked.wrapped!);
    case "nullable":
      return fc.option(inner(walked.wrapped!));
    case "array":
      return fc.array(inner(walked.item!), { maxLength: 4 });
    case "strict_tuple":
      return fc.tuple(...walked.items!.map(inner));
    case "record":
      return fc.dictionary(inner(walked.key!) as fc.Arbitrary<string>, inner(walked.value!), {
        maxKeys: 4,
        noNullPrototype: true,
      });
    case "picklist":
      return fc.constantFrom(...walked.options!);
    case "variant":
    case "union":
      return fc.oneof(...walked.options!.map((option) => inner(option as Schema)));
    case "literal":
      return fc.constant(walked.literal);
    case "boolean":
      return fc.boolean();
    case "number":
      return fitting(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer(), fc.double()));
    case "string":
      return stringOf(schema, pool);
    case "custom":
      return fitting(
        fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...pool.known, ...pool.hostile)),
      );
    default:
      throw new Error(`Nothing draws a schema of the kind ${walked.type} yet.`);
  }
}

function requiredOf(entries: Record<string, Schema>): string[] {
  return Object.keys(entries).filter((name) => entries[name]!.type !== "optional");
}

function stringOf(schema: Schema, { known, hostile }: Pool): fc.Arbitrary<string> {
  const passing = (some: readonly string[]) => some.filter((text) => v.is(schema, text));
  const [good, odd] = [passing(known), passing(hostile)];
  if (good.length === 0) throw new Error("No string of the pool passes a schema of the wire.");
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...good) },
    ...(odd.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...odd) }] : []),
  );
}

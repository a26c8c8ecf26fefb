import fc from "fast-check";
import { expect, test } from "vitest";
import {
  answerAt,
  entriesOf,
  mergeChanges,
  stamped,
  type Current,
} from "#server/application/merge.ts";

const names = ["a.one", "a.two", "b.one", "b.two"] as const;
const value = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 2 }), fc.constant(["x"]));
const edit = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1 });

type Edit = Record<string, unknown>;

function changesOf(given: Edit) {
  const changes: Record<string, Record<string, unknown>> = {};
  for (const [path, answer] of Object.entries(given)) {
    const [section, name] = path.split(".") as [string, string];
    (changes[section] ??= {})[name] = answer;
  }
  return changes;
}

const empty: Current = { revision: 1, answers: {}, stamps: [] };

function written(current: Current, base: number, given: Edit, by: string): Current | null {
  const merged = mergeChanges(current, base, changesOf(given));
  if (merged.kind === "conflict") return null;
  const revision = current.revision + 1;
  const stamps = stamped(current.stamps, { revision, by, answers: merged.changed });
  return { revision, answers: merged.answers, stamps };
}

const read = (current: Current) =>
  Object.fromEntries(names.map((path) => [path, answerAt(current.answers, path)]));

test("CO02 edits of different answers on one base are both kept, in either order", () => {
  fc.assert(
    fc.property(edit, edit, edit, (start, mine, theirs) => {
      const apart = Object.fromEntries(Object.entries(theirs).filter(([path]) => !(path in mine)));
      const base = written(empty, 1, start, "x")!;
      const one = written(written(base, 2, mine, "x")!, 2, apart, "y")!;
      const other = written(written(base, 2, apart, "y")!, 2, mine, "x")!;
      expect(read(one)).toEqual({ ...read(base), ...mine, ...apart });
      expect(read(other)).toEqual(read(one));
    }),
  );
});

test("CO01 a save on an old base never replaces an answer it has not seen", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.nat(5)), { maxLength: 8 }), (saves) => {
      let current = empty;
      const history = [read(empty)];
      for (const [given, age] of saves) {
        const base = Math.max(1, current.revision - age);
        const after = written(current, base, given, "x");
        if (!after) continue;
        const seen = history[base - 1]!;
        const now = read(current);
        const replaced = Object.keys(given).filter(
          (path) =>
            JSON.stringify(seen[path]) !== JSON.stringify(now[path]) &&
            JSON.stringify(now[path]) !== JSON.stringify(read(after)[path]),
        );
        expect(replaced).toEqual([]);
        current = after;
        history.push(read(current));
      }
    }),
  );
});

test("a conflict names what both changed and gives the other side's answers, cleared ones as null", () => {
  const base = written(empty, 1, { "a.one": 1, "a.two": 2, "b.one": 0 }, "x")!;
  const theirs = written(base, 2, { "a.one": 2, "a.two": null, "b.one": 5 }, "y")!;
  expect(mergeChanges(theirs, 2, { a: { one: 3, two: null }, b: { two: 1 } })).toEqual({
    kind: "conflict",
    fields: ["a.one"],
    theirs: { a: { one: 2 }, b: { one: 5 } },
    by: "y",
  });
  expect(entriesOf({ a: { one: 3 } })).toEqual([["a.one", 3]]);
});

test("CO01 of three people a conflict names who changed the disputed answer", () => {
  const begun = written(empty, 1, { "a.one": 1, "b.one": 0 }, "x")!;
  const disputed = written(begun, 2, { "a.one": 2 }, "y")!;
  const beside = written(disputed, 3, { "b.one": 5 }, "z")!;
  expect(mergeChanges(beside, 2, { a: { one: 3 } })).toEqual({
    kind: "conflict",
    fields: ["a.one"],
    theirs: { a: { one: 2 }, b: { one: 5 } },
    by: "y",
  });
  expect(mergeChanges(beside, 2, { a: { two: 4 } })).toMatchObject({ kind: "merged", by: "z" });
});

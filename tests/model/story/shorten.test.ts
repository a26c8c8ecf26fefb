import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

const long = Array.from({ length: 128 }, (_, at) => at);

/** A story that ends at 99, and only if these came before. */
const endsAfter =
  (...needed: number[]) =>
  async (some: readonly number[]) => {
    const end = some.indexOf(99);
    const own = some.slice(0, end + 1);
    return needed.every((each) => own.includes(each)) ? own : null;
  };

test.each([
  ["nothing", []],
  ["one step", [0]],
  ["steps far from each other", [1, 40, 98]],
])("a story to which %s is needed keeps no more", async (_, needed) => {
  let tries = 0;
  const left = await shorten(long, (some) => {
    tries += 1;
    return endsAfter(...needed, 99)(some);
  });
  expect(left).toEqual([...needed, 99]);
  expect(tries).toBeLessThan(40);
});

test("a story is as short as time allows", async () => {
  let tries = 0;
  const left = await shorten(long, endsAfter(1, 99), () => (tries += 1) > 5);
  expect(left).toEqual([...long.slice(0, 64), ...long.slice(96, 100)]);
});

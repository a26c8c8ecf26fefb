import { expect, test } from "vitest";
import { givenIn } from "./given.ts";
import { overApi, walkAll } from "./walk/walk.ts";

const given = givenIn();

/** As fast-check writes that each of 64 commands has run. */
const allRan = "/:B";

test("a story that is told again, and no longer fails, ends there", async () => {
  const one = { walks: 1, seed: 2, length: 4, shrinkSeconds: 1 };
  const { walks, story } = await walkAll(
    given,
    { ...one, path: "0:1", replayPath: allRan },
    overApi,
  );
  expect([walks.length, story]).toEqual([1, null]);
});

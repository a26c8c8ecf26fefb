import { expect, test } from "vitest";
import { givenIn } from "./given.ts";
import { overApi, walkAll } from "./walk/walk.ts";

const given = givenIn();

test("a story that is told again, and no longer fails, ends there", async () => {
  const one = { walks: 1, seed: 2, length: 4, shrinkSeconds: 1 };
  const { walks, recorder, story } = await walkAll(
    given,
    { ...one, path: "0", keep: [0, 0] },
    overApi,
  );
  expect([walks.length, recorder.steps - walks[0]!.steps, story]).toEqual([1, 2, null]);
});

import { expect, test } from "vitest";
import { givenIn } from "./given.ts";
import { overApi, walkAll } from "./walk/walk.ts";

const given = givenIn();

test("kept steps that tell of no mistake are an error", async () => {
  const one = { walks: 1, seed: 2, length: 4, shrinkSeconds: 1 };
  const told = walkAll(given, { ...one, path: "0", keep: [0, 0] }, overApi);
  await expect(told).rejects.toThrow("tell of no mistake");
});

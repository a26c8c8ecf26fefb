import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sharingVersions, sharingWording } from "./wording.ts";

test("the words that were agreed to stay those of their version", () => {
  const { version, ...words } = sharingWording;
  const text = Object.values(words).map(({ message }) => message);
  const hash = createHash("sha256").update(text.join("\n")).digest("hex");
  expect([sharingVersions.at(-1), hash]).toEqual([
    version,
    "30ec9c5ae5f2b015b3736241ebe40644b0a3ebd5110c4dd27c822cb5f81e73e6",
  ]);
});

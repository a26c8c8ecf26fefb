import { expect, test } from "vitest";
import { type OwnFile, placed } from "./own-files.ts";

const named = (...names: string[]) =>
  placed(
    names.map((name): OwnFile => ({
      folder: ["AUX"],
      name,
      type: "application/pdf",
      at: new Date(0),
      open: async () => [],
    })),
  ).map(({ path }) => path.slice("files/_AUX/".length));

test("the names in an archive of own data fit every file system, each once", () => {
  const long = "公".repeat(100);
  const names = named(
    `${long}.pdf`,
    `${long}.pdf`,
    `注.${long}`,
    "CON.pdf",
    "deed. ",
    "...",
    "a/b.pdf",
  );
  expect(names).toEqual([
    `${"公".repeat(78)}.pdf`,
    `${"公".repeat(78)} (2).pdf`,
    `注.${"公".repeat(78)}`,
    "_CON.pdf",
    "deed_",
    "_",
    "a_b.pdf",
  ]);
  expect(names.filter((name) => Buffer.byteLength(name) > 255)).toEqual([]);
});

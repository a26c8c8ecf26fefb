import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Who may import whom: the innermost row that a file lies in counts. Packages by their first name. */
const floors: Record<string, { rooms: string[]; packages: string[] | "any" }> = {
  machines: { rooms: ["machines"], packages: ["xstate"] },
  "src/contract": {
    rooms: ["src/contract", "machines"],
    packages: ["valibot", "@lingui/core", "xstate"],
  },
  "src/server": { rooms: ["src/server", "src/contract", "machines"], packages: "any" },
  "src/ui": {
    rooms: ["src/ui"],
    packages: ["react", "radix-ui", "get-nonce", "@vanilla-extract"],
  },
  "src/portal": {
    rooms: ["src/portal", "src/ui", "src/contract", "machines"],
    packages: ["react", "react-dom", "@tanstack", "@lingui", "@vanilla-extract", "ofetch"],
  },
  "src/portal/app": {
    rooms: [
      "src/portal/app",
      "src/portal/api",
      "src/portal/reactions",
      "src/portal/shell/notice-messages",
      "src/portal/wiring",
      "src/contract",
      "machines",
    ],
    packages: ["react", "@tanstack/react-router", "xstate"],
  },
  "src/portal/wiring": {
    rooms: [
      "src/portal/app",
      "src/portal/wiring",
      "src/portal/api",
      "src/portal/reactions",
      "src/portal/refusals",
      "src/portal/words",
      "src/contract",
      "machines",
    ],
    packages: ["xstate", "@xstate", "valibot", "@lingui", "react", "@tanstack"],
  },
  "src/portal/form": {
    rooms: [
      "src/portal/app",
      "src/portal/form",
      "src/portal/refusals",
      "src/portal/wiring",
      "src/ui",
      "src/contract",
      "machines",
    ],
    packages: ["react", "xstate", "@xstate", "@lingui", "@vanilla-extract"],
  },
  "src/portal/shell": {
    rooms: [
      "src/portal/app",
      "src/portal/shell",
      "src/portal/refusals",
      "src/portal/form",
      "src/portal/wiring",
      "src/portal/api",
      "src/portal/brand",
      "src/portal/words",
      "src/ui",
      "src/contract",
      "machines",
    ],
    packages: ["react", "@tanstack", "xstate", "@xstate", "@lingui", "@vanilla-extract"],
  },
  "src/portal/screens": {
    rooms: [
      "src/portal/app",
      "src/portal/screens",
      "src/portal/api",
      "src/portal/refusals",
      "src/portal/form",
      "src/portal/wiring",
      "src/portal/shell",
      "src/portal/brand",
      "src/ui",
      "src/contract",
      "machines",
    ],
    packages: ["react", "@tanstack", "xstate", "@xstate", "@lingui", "@vanilla-extract"],
  },
};

const neverOnTheServer =
  "react react-dom @lingui/react @tanstack radix-ui @vanilla-extract ofetch".split(" ");

/** What a floor may not touch although no import says so. */
const forbiddenWords: [string, RegExp][] = [
  [
    "src/contract",
    /\b(?:window|document|navigator|localStorage|process)\.|Date\.now\(|new Date\(\)/,
  ],
];

/** How many lines a file may have, by the innermost row that it lies in: what a reader takes in at once differs with what is read. */
const lengths: Record<string, number> = {
  machines: 200,
  "src/contract": 200,
  "src/contract/forms": 160,
  "src/server": 200,
  "src/server/handlers": 180,
  "src/portal": 200,
  "src/portal/form": 125,
  "src/portal/form/captcha": 150,
  "src/portal/form/controls": 140,
  "src/portal/screens": 155,
  "src/portal/shell": 130,
  "src/ui": 125,
  "src/run": 120,
  "src/words": 20,
  tests: 200,
};
/** Longer ones, each with its reason. */
const longFiles: Record<string, string> = {
  "src/server/store/queries/upload.ts": "every query of uploads",
  "tests/sample.ts": "a table: one answer per question",
  "src/contract/options/countries.ts": "a table: one row per country",
  "src/contract/document-slots.ts": "a table: one row per document",
  "src/portal/wiring/application.ts": "one application: loaded, saved, settled, submitted",
  "machines/upload-queue.ts": "two charts that are one answer, and each file opens on its own",
  "machines/captcha.ts": "a chart with its types, which opens on its own",
  "machines/institutional-onboarding.ts": "a chart with its types, which opens on its own",
  "machines/otc-onboarding.ts": "a chart with its types, which opens on its own",
  "machines/ticket-entry.ts": "a chart with its types, which opens on its own",
  "machines/draft.ts": "a chart with its types, which opens on its own",
  "tests/server/account.test.ts": "every way in and out of an account",
  "tests/server/portal.ts": "one browser and one server for every test of the handlers",
  "tests/server/access/rows.ts": "a table: one row per call",
  "tests/journeys/filling.ts": "a table: one gesture for each kind of question",
};
/** A file of tests is a list of cases and may be twice as long. */
const lineCap = (file: string) =>
  (lengths[innermost(lengths, file) ?? ""] ?? 0) * (/\.test\.tsx?$/.test(file) ? 2 : 1);

const files = globSync(["machines/*.ts", "src/**/*.{ts,tsx}"], { cwd: root }).toSorted();
const longCandidates = [
  ...files,
  ...globSync("tests/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /ui-gallery|fixtures/.test(path),
  }),
];

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const importing =
  /^(?:import\s|import\b[^;]*?\sfrom\s|export\b[^;="]*?\sfrom\s)"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

const importsOf = (file: string) =>
  [...textOf(file).matchAll(importing)].map(([, written, lazy]) => (written ?? lazy)!);

/** A path inside the repository for our own files, else the name that was imported. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith("@gatehouse/machines")) return specifier.replace("@gatehouse/", "");
  return specifier;
}

const isWithin = (path: string, room: string) =>
  path === room || path.startsWith(`${room}/`) || path.startsWith(`${room}.`);

const innermost = (rows: object, file: string) =>
  Object.keys(rows)
    .filter((room) => isWithin(file, room))
    .toSorted((a, b) => b.length - a.length)[0];

function breach(file: string, specifier: string): string | undefined {
  const floor = innermost(floors, file);
  if (!floor) return undefined;
  const { rooms, packages } = floors[floor]!;
  const path = target(file, specifier);
  const ours = /^(src|machines|tests|locales)\//.test(path);
  if (ours)
    return rooms.some((room) => isWithin(path, room))
      ? undefined
      : `${file} imports ${path}; ${floor} may not.`;
  if (path.startsWith("words:")) return undefined;
  const isOf = (name: string) => path === name || path.startsWith(`${name}/`);
  const isAllowed = packages === "any" ? !neverOnTheServer.some(isOf) : packages.some(isOf);
  return isAllowed ? undefined : `${file} imports ${path}; ${floor} may not.`;
}

test("every import goes down a floor, never up or across", () => {
  const breaches = files.flatMap((file) =>
    importsOf(file).map((specifier) => breach(file, specifier)),
  );
  expect(breaches.filter((sentence) => sentence !== undefined)).toEqual([]);
});

test("the contract knows neither a window nor a process nor the clock", () => {
  const breaches = files.flatMap((file) =>
    forbiddenWords
      .filter(([floor, words]) => isWithin(file, floor) && words.test(textOf(file)))
      .map(([floor]) => `${file} reaches for what ${floor} may not touch.`),
  );
  expect(breaches).toEqual([]);
});

/** Where the portal's own time runs; all other waits belong to charts. */
const clocks = ["src/portal/wiring/rest.ts", "src/portal/wiring/ticker.ts"];

test("a timer of the portal is set where its clocks stand, and nowhere else", () => {
  const timed = files.filter(
    (file) => isWithin(file, "src/portal") && /\bset(?:Timeout|Interval)\(/.test(textOf(file)),
  );
  expect(timed).toEqual(clocks);
});

test("a file that is longer than its floor allows is named with its reason, and only such a file", () => {
  // A file without a floor of its own may have no line at all.
  expect(lineCap("src/nowhere/long.ts")).toEqual(0);
  const long = longCandidates.filter((file) => textOf(file).split("\n").length - 1 > lineCap(file));
  expect({
    unnamed: long.filter((file) => !(file in longFiles)),
    short: Object.keys(longFiles).filter((file) => !long.includes(file)),
  }).toEqual({ unnamed: [], short: [] });
});

test("the reader of imports reads every way of writing one", () => {
  expect([
    breach("src/ui/Field.tsx", "#contract/calls/index.ts"),
    breach("src/portal/screens/Login.tsx", "../main.tsx"),
  ]).toEqual([
    "src/ui/Field.tsx imports src/contract/calls/index.ts; src/ui may not.",
    "src/portal/screens/Login.tsx imports src/portal/main.tsx; src/portal/screens may not.",
  ]);
  expect(importsOf("src/portal/words.ts").includes("words:en/entry")).toBe(true);
  expect(importsOf("src/portal/words.ts").includes("@lingui/core")).toBe(true);
});

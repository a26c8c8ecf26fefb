import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPage, pagePaths } from "./page-paths.ts";

const src = join(import.meta.dirname, "../../..");
const apps = { kyc: "portal", desk: "desk", charts: "charts" } as const;

/** The paths that the routes of an app name, below its own. */
function routesOf(app: keyof typeof apps): string[] {
  const folder = join(src, apps[app], "app");
  return readdirSync(folder)
    .filter((name) => name.endsWith("routes.ts"))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), "utf8").matchAll(/\bpath: "\/(\w+)\/?([^"]*)"/g),
    ])
    .map(([, own, path]) => {
      expect(own).toBe(app);
      return path!.replaceAll(/\$\w+/g, "*");
    });
}

test.each(Object.keys(apps) as (keyof typeof apps)[])("the server knows each page of %s", (app) => {
  expect(routesOf(app).toSorted()).toEqual(pagePaths[app].toSorted());
});

test.each([
  ["kyc", "login", true],
  ["kyc", "", true],
  ["kyc", "nowhere", false],
  ["kyc", "login/more", false],
  ["desk", "case/7", true],
  ["desk", "case", false],
  ["charts", "review/decision", true],
] as const)("%s/%s is a page: %s", (app, path, is) => {
  expect(isPage(app, path)).toBe(is);
});

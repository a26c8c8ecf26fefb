import { expect, test } from "vitest";
import { patience, scripts, submitByScript } from "./script-journey.ts";

/** Individuals, from registration on; every question is answered in the browser. */
test.each(scripts.individuals!)("%s", { timeout: patience }, async (_title, script) => {
  const { outcome, expected } = await submitByScript(script);
  expect(outcome).toEqual(expected);
});

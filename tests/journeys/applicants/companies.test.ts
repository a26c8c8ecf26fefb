import { expect, test } from "vitest";
import { patience, scripts, submitByScript } from "./script-journey.ts";

/**
 * Companies, a bank and a virtual asset service provider among them; in every run the bank.
 * What sets the applicant apart is typed: the kind of entity, the pages that only its kind sees, the answers of the script
 * with owners, every person where companies stand between and else the last one, the documents of these pages and the consents.
 * Its other answers, people and documents are saved beforehand by the portal's own calls.
 */
test.each(scripts.companies!)("%s", { timeout: patience }, async (_title, script) => {
  const { outcome, expected } = await submitByScript(script);
  expect(outcome).toEqual(expected);
});

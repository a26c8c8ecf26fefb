import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "../../../../tests/support/screens/axe.ts";
import { server } from "../../../../tests/support/screens/border.ts";
import { pass, stopClock, until } from "../../../../tests/support/screens/clock.ts";
import { comesTo, seesText } from "../../../../tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "../../../../tests/support/screens/member.ts";
import { eachScreen, openScreen } from "../../../../tests/support/screens/screen.tsx";

eachScreen();

const sample = sampleAnswers(today);
const parties = sample["relatedInformation"]!;

async function openParties(changed: Answers) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const answers = { ...sample, relatedInformation: { ...parties, ...changed } };
  server.always(kycForm, () => storedForm({}, answers));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
}

/** What stands beside the heading of the table. */
const besideHeading = () =>
  page.getByRole("heading", { name: "Who you need to add, and why" }).element().parentElement!
    .textContent;

test.each([
  ["every share leads to a named owner", {}, "Complete"],
  ["a share leads to nobody", { others: [] }, "More needed"],
])("where %s, the table says so", async (_, changed, state) => {
  await openParties(changed);
  // The table is loaded late.
  await until(
    () => expect(besideHeading()).toBe(`Who you need to add, and why${state}`),
    () => void pass(100),
  );
});

test("companies that own each other are told beside the chart, and the page stays", async () => {
  const [holding] = parties["companies"] as Answers[];
  const share = (of: unknown) => ({ of, stake: "exact", percent: "50", band: "" });
  const second = { ...holding, id: crypto.randomUUID(), name: "Kestrel Lane Limited" };
  await openParties({
    companies: [
      { ...holding, holdings: [share("applicant"), share(second.id)] },
      { ...second, holdings: [share(holding!["id"])] },
    ],
  });
  await seesText(/own each other/);
  expect(await brokenRules()).toEqual([]);
});

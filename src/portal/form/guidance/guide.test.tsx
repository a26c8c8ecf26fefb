import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

test.each([
  ["openEnded", true],
  ["holding", false],
])("a page opens with the guidance of a question that is asked: %s", async (fundType, isAsked) => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  await page.viewport(1440, 900);
  const given = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "company" },
    fundInformation: { fundType },
  };
  const answers = generatedAnswers(flowOn("institutional", today), { given, says: "no" }, today);
  server.always(kycForm, () => storedForm({}, answers));
  openScreen("/kyc/verify?section=fundInformation");
  await comesTo("Fund or vehicle");
  const rule = "The entry of the fund in a list of its regulator";
  await until(() => expect(document.body.textContent.includes(rule)).toBe(isAsked));
});

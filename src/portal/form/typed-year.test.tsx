import { expect, test } from "vitest";
import { kycForm } from "#contract/calls/onboarding.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

test("a telephone offers digits for a year", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const sample = sampleAnswers(today);
  const activityInformation = { ...sample["activityInformation"], sourceOfFunds: ["loan"] };
  server.always(kycForm, () => storedForm({}, { ...sample, activityInformation }));
  openScreen("/kyc/verify?section=activityInformation");
  await comesTo("Size and activity");
  await until(
    () =>
      expect(document.querySelector<HTMLInputElement>("input[name=loanYear]")?.inputMode).toEqual(
        "numeric",
      ),
    () => void pass(100),
  );
});

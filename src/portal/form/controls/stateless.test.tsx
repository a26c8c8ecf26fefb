import { expect, test } from "vitest";
import { kycForm } from "#contract/calls/onboarding.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const valueOf = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>("details input")].find((input) =>
    input.labels?.[0]?.textContent?.startsWith(label),
  )?.value;

test("“Stateless” is a nationality, and no country", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const sample = sampleAnswers(today);
  const [owner] = sample["relatedInformation"]!["people"] as [Answers];
  const people = [{ ...owner, nationality: "XX", residence: "XX" }];
  const relatedInformation = { ...sample["relatedInformation"], people };
  server.always(kycForm, () => storedForm({}, { ...sample, relatedInformation }));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
  await until(
    () =>
      expect([valueOf("Nationality"), valueOf("Residential country")]).toEqual(["Stateless", ""]),
    () => void pass(100),
  );
});

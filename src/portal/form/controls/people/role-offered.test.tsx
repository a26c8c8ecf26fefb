import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { rowsOf } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

test("a trust that is no longer asked what it is lends no role", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const sample = sampleAnswers(today);
  const acting = { id: "acting", roles: ["director"], name: "Acting", owns: "yes", kind: "trust" };
  const relatedInformation = {
    ...sample["relatedInformation"],
    hasCorporateParties: "yes",
    corporateParties: [acting],
  };
  server.always(kycForm, () => storedForm({}, { ...sample, relatedInformation }));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
  const offered = page.getByRole("checkbox", { name: /^Party to a trust among the owners/ });
  await until(() => {
    for (const row of document.querySelectorAll("details")) row.open = true;
    expect(offered.elements()).toHaveLength(2);
  });
  const owns = page.getByRole("radiogroup", { name: /^Does it also own a share/ });
  await owns.getByRole("radio", { name: "No" }).click();
  await until(() => expect(offered.elements()).toEqual([]));
});

test("the role of a party to a trust comes and goes with the trust above the people", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(kycForm, () => storedForm({}, sampleAnswers(today)));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
  const offered = page.getByRole("checkbox", { name: /^Party to a trust among the owners/ });
  const kind = (name: RegExp) => page.getByRole("radio", { name });
  await until(() => {
    for (const row of document.querySelectorAll("details")) row.open = true;
    expect(kind(/^Trust or foundation/).elements()).toHaveLength(1);
  });
  expect(offered.elements()).toEqual([]);
  await kind(/^Trust or foundation/).click();
  await until(() => expect(offered.elements()).toHaveLength(2));
  await kind(/^Company or partnership/).click();
  await until(() => expect(offered.elements()).toEqual([]));
});

test("a new general partner has its only role", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const given = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
    relatedInformation: { hasCorporateParties: "yes", corporateParties: [] },
  };
  const fund = generatedAnswers(flowOn("institutional", today), { given, says: "no" }, today);
  server.always(kycForm, () => storedForm({}, fund));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
  await press("Add a corporate general partner");
  const role = page.getByRole("checkbox", { name: "General partner" });
  await until(() => expect((role.elements()[0] as HTMLInputElement).checked).toBe(true));
});

test("a company with a role that is named above is asked for nothing twice", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const sample = sampleAnswers(today);
  const [above] = rowsOf(sample["relatedInformation"]!["companies"]);
  const director = { id: "director", roles: ["director"], name: above!["name"], owns: "no" };
  const relatedInformation = {
    ...sample["relatedInformation"],
    hasCorporateParties: "yes",
    corporateParties: [director],
  };
  server.always(kycForm, () => storedForm({}, { ...sample, relatedInformation }));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
  const asked = (question: string) =>
    document.querySelectorAll(`[data-question="corporateParties.0.${question}"]`).length;
  const same = page.getByRole("radiogroup", { name: /^Is it the company or trust of this name/ });
  await until(() => {
    for (const row of document.querySelectorAll("details")) row.open = true;
    expect(same.elements()).toHaveLength(1);
  });
  expect([asked("owns"), asked("place"), asked("number")]).toEqual([1, 1, 1]);
  await same.getByRole("radio", { name: "Yes" }).click();
  await until(() => expect([asked("owns"), asked("place"), asked("number")]).toEqual([0, 0, 0]));
  expect(asked("registeredAddress")).toBe(1);
});

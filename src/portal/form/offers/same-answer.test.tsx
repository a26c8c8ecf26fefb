import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { ofPerson } from "#tests/charts/screens/application/sections.model.ts";
import { corporateTrustee, withTrustee } from "#tests/support/contract/entities.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press } from "#tests/support/screens/hand.ts";
import { accountInfo, signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const sample = sampleAnswers(today);

async function openSection(section: string, title: string, answers: AllAnswers): Promise<void> {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm({}, answers));
  openScreen(`/kyc/verify?section=${section}`);
  await comesTo(title);
}

async function saved(section: string): Promise<Answers> {
  await until(
    () => server.newest(saveKyc),
    () => void pass(1_000),
  );
  return (server.newest(saveKyc).body as { changes: AllAnswers }).changes[section]!;
}

test("the name of the applicant is offered as the holder of the account, and then no longer", async () => {
  const { accountHolderName: _, ...flatServices } = sample["flatServices"]!;
  await openSection("flatServices", "Bank details", { ...sample, flatServices });
  const name = String(sample["companyInformation"]!["entityName"]);
  expect(await brokenRules()).toEqual([]);
  await press(`Same as the applicant: ${name}`);
  expect((document.activeElement as HTMLInputElement).value).toBe(name);
  expect(page.getByRole("button", { name: /^Same as/ }).elements()).toEqual([]);
  expect((await saved("flatServices"))["accountHolderName"]).toBe(name);
});

test("a corporate trustee takes over the address of the trust", async () => {
  const answers = withTrustee([corporateTrustee()]);
  const [trustee] = answers["relatedInformation"]!["corporateParties"] as [Answers];
  delete trustee["registeredAddress"];
  await openSection("relatedInformation", "Related parties", answers);
  const { registeredAddress } = answers["companyInformation"]!;
  const offer = page.getByRole("button", { name: /^Same as the address of the applicant: / });
  await until(() => {
    for (const row of document.querySelectorAll("details")) row.open = true;
    expect(offer.elements()).toHaveLength(1);
  });
  await offer.click();
  const { corporateParties } = await saved("relatedInformation");
  expect((corporateParties as Answers[])[0]!["registeredAddress"]).toEqual(registeredAddress);
});

test("the business registration number of a company in Hong Kong is offered as its tax number there", async () => {
  const company = { incorporationPlace: "HK", incorporationNumber: "71234567-000" };
  const companyInformation = { ...sample["companyInformation"], ...company };
  const residences = [
    { id: "gb", country: "GB" },
    { id: "hk", country: "HK" },
  ];
  const taxInformation = { ...sample["taxInformation"], residences };
  await openSection("taxInformation", "Tax residence", {
    ...sample,
    companyInformation,
    taxInformation,
  });
  await press("Same as the registration number: 71234567");
  const after = (await saved("taxInformation"))["residences"] as Answers[];
  expect(after.map(({ tin = "" }) => tin)).toEqual(["", "71234567"]);
});

test("the number of an identity card is offered as the tax number of its place alone", async () => {
  const card = { idCountry: "HK", idType: "governmentId", idNumber: "A123456(3)" };
  const personalInformation = { ...ofPerson.answers["personalInformation"], ...card };
  const taxInformation = {
    residences: [
      { id: "gb", country: "GB" },
      { id: "hk", country: "HK" },
    ],
  };
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(insInfo, () => accountInfo("otcIndividual"));
  const answers = { ...ofPerson.answers, personalInformation, taxInformation };
  server.always(kycForm, () => storedForm({ flow: "otcIndividual" }, answers));
  openScreen("/kyc/otcVerify?section=taxInformation");
  await comesTo("Tax residence");
  await press("Same as the identity card: A123456(3)");
  expect((document.activeElement as HTMLInputElement).value).toBe("A123456(3)");
  expect(page.getByRole("button", { name: /^Same as/ }).elements()).toEqual([]);
  const { residences } = await saved("taxInformation");
  expect((residences as Answers[]).map(({ tin = "" }) => tin)).toEqual(["", "A123456(3)"]);
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const sample = sampleAnswers(today);
const parties = sample["relatedInformation"]!;

async function openParties(changed: Answers, others: AllAnswers = {}) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const answers = { ...sample, ...others, relatedInformation: { ...parties, ...changed } };
  server.always(kycForm, () => storedForm({}, answers));
  openScreen("/kyc/verify?section=relatedInformation");
  await comesTo("Related parties");
}

/** What stands beside the heading of the table. */
const besideHeading = () =>
  page.getByRole("heading", { name: "Who you need to add, and why" }).element().parentElement!
    .textContent;

const withoutRole = (role: string) =>
  (parties["people"] as { roles: string[] }[]).map((person) => ({
    ...person,
    roles: person.roles.filter((held) => held !== role),
  }));

test.each([
  ["every share leads to a named owner", {}, "Complete", "accounted for."],
  ["a share leads to no named owner", { others: [] }, "More needed", "leads to no named owner"],
  [
    "a role that is needed is not held",
    { people: withoutRole("representative") },
    "More needed",
    "Please name at least one authorised representative.",
  ],
  [
    "an official is named beside the owners",
    {
      people: [
        ...(parties["people"] as Answers[]),
        { id: "official", fullName: "Ho Wai Lam", roles: ["seniorOfficial"] },
      ],
    },
    "Complete",
    "Ho Wai LamNot needed",
  ],
  [
    "a person is added and nothing is said of them",
    { people: [...(parties["people"] as Answers[]), { id: "blank" }] },
    "More needed",
    "Person without a nameNot complete",
  ],
])("where %s, the table says so", async (_, changed, state, told) => {
  await openParties(changed);
  // The table is loaded late.
  await until(
    () => expect(besideHeading()).toBe(`Who you need to add, and why${state}`),
    () => void pass(100),
  );
  expect(document.body.textContent).toContain(told);
});

const ofOthers = () =>
  document.querySelector('[data-question="others"]')!.textContent.includes("(optional)");

test.each([
  ["each share leads to a named owner without it", false],
  ["a share leads to no named owner without it", true],
])("the share of others is marked as needed where %s", async (_, isNeeded) => {
  const [holding] = parties["companies"] as [Answers];
  const all = (of: unknown) => [{ of, stake: "exact", percent: "100", band: "" }];
  const [owner, ...rest] = parties["people"] as Answers[];
  const whole = {
    companies: [{ ...holding, holdings: all("applicant") }],
    people: [{ ...owner, holdings: all(holding["id"]) }, ...rest],
    others: [],
  };
  await openParties(isNeeded ? {} : whole);
  await until(() => expect(ofOthers()).toBe(!isNeeded));
});

const companiesHint = () =>
  document.querySelector('[data-question="companies"]')!.textContent.includes("(optional)");

test.each([
  ["owns a share", "yes", true],
  ["owns nothing", "no", false],
])("a corporate director that %s: the companies between may stay empty", async (_, owns, may) => {
  const director = { id: "directors", roles: ["director"], kind: "company", owns };
  await openParties({ hasCorporateParties: "yes", corporateParties: [director], companies: [] });
  await until(() => expect(companiesHint()).toBe(may));
});

test("a share and other votes of the applicant stand in two rows", async () => {
  const [owner, ...rest] = parties["people"] as Answers[];
  const shares = [{ of: "applicant", stake: "exact", percent: "20", band: "" }];
  await openParties(
    { companies: [], people: [{ ...owner, fullName: "", holdings: shares }, ...rest], others: [] },
    { declaration: { ...sample["declaration"], ownershipLayers: "none" } },
  );
  await press("Add a share");
  await until(() =>
    expect(page.getByRole("combobox", { name: "How much, row 2" }).elements()).toHaveLength(1),
  );
});

test("a holder who is needed reads of no threshold that they miss, and of a direct share once", async () => {
  const [owner, ...rest] = parties["people"] as Answers[];
  const shares = [{ of: "applicant", stake: "exact", percent: "20", band: "" }];
  await openParties(
    { companies: [], people: [{ ...owner, holdings: shares }, ...rest], others: [] },
    { declaration: { ...sample["declaration"], ownershipLayers: "none" } },
  );
  const said = await until(() => {
    const row = document.querySelector<HTMLElement>("#ownership-table tbody tr");
    expect(row?.innerText).toContain("Director.");
    return row!.innerText;
  });
  expect([said.match(/20/g), said.match(/Below/g)]).toEqual([["20"], null]);
});

test("an applicant that is listed is told that its owners are not needed", async () => {
  await openParties(
    { others: [] },
    {
      businessInformation: {
        ...sample["businessInformation"],
        listed: "yes",
        exchange: "Stock Exchange of Hong Kong",
        ticker: "0005",
        listingLink: "www.hkex.example/0005",
      },
      uploadFiles: {
        ...sample["uploadFiles"],
        listingProof: sample["uploadFiles"]!["articles"],
      },
    },
  );
  await until(
    () => expect(besideHeading()).toBe("Who you need to add, and whyComplete"),
    () => void pass(100),
  );
  expect(page.getByRole("table", { name: "Owners" }).element().textContent).toContain(
    "The applicant is listed or regulated: its owners are not needed.",
  );
  expect(document.body.textContent).not.toMatch(/accounted for|party to the trust/);
  expect(await brokenRules()).toEqual([]);
});

const reason = "Structures of more than 3 layers need a reason.";

test("of one layer no reason is asked for beside the chart", async () => {
  await openParties({});
  await seesText(/1 layer\./);
  expect(document.body.textContent).not.toContain(reason);
});

test.each([
  ["listed", "Harbour Light Holdings LimitedOwners not needed"],
  ["company", "Wong Siu MingComplete"],
])(
  "one company alone (%s) is drawn, no words deny it, and the first row says %s",
  async (kind, row) => {
    const [holding] = parties["companies"] as [Answers];
    const listed = { exchange: "Stock Exchange of Hong Kong", ticker: "0005" };
    const holdings = [{ of: "applicant", stake: "exact", percent: "100", band: "" }];
    const [, ...others] = parties["people"] as Answers[];
    await openParties({
      companies: [{ ...holding, kind, ...listed, holdings }],
      people: others,
      others: [],
    });
    await seesText(/accounted for/);
    expect(document.body.textContent).not.toContain("No layers.");
    const table = page.getByRole("table", { name: "Owners" }).element().textContent;
    expect(table).toContain(row);
  },
);

test("of more than 3 layers a reason is asked for beside the chart", async () => {
  const [holding] = parties["companies"] as [Answers];
  const { id } = holding as { id: string };
  const share = (of: string) => [{ of, stake: "exact", percent: "100", band: "" }];
  const above = (name: string, of: string) => ({
    ...holding,
    id: name,
    name: `${name} Limited`,
    number: name,
    holdings: share(of),
  });
  const [owner, ...others] = parties["people"] as Answers[];
  await openParties({
    companies: [holding, above("a", id), above("b", "a"), above("c", "b")],
    people: [{ ...owner, holdings: share("c") }, ...others],
    others: [{ of: "applicant", stake: "exact", percent: "20" }],
  });
  await until(() => expect(document.body.textContent).toContain(reason));
});

test("of a trust no share and no total is shown, and its trustee and a class stand among its parties", async () => {
  const trustees = {
    id: "trustees",
    name: "Sample Trustees Limited",
    roles: ["trustee"],
    kind: "company",
  };
  const held = [{ of: "trustees", stake: "exact", percent: "60", band: "" }];
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "trust" },
    trustInformation: {
      corporateParties: "yes",
      beneficiaries: "class",
      beneficiaryClass: "The settlor's children",
    },
    relatedInformation: {
      corporateParties: [trustees],
      people: [{ id: "settlor", roles: ["settlor", "ubo"], holdings: held }],
    },
  };
  const trust = generatedAnswers(flowOn("institutional", today), { given, says: "no" }, today);
  await openParties({ ...trust["relatedInformation"], others: [] }, trust);
  await until(() => expect(besideHeading()).toContain("Who you need to add"));
  const table = page.getByRole("table", { name: "Owners" }).element().textContent;
  expect(table).toMatch(/settlor/i);
  expect(table).toMatch(/Sample Trustees Limited(Complete|Needed)Trustee of the trust\./);
  expect(table).toContain("The settlor's childrenNot neededBeneficiary of the trust. A class");
  expect(table).not.toMatch(/total|share|0\.0%/i);
  expect(document.body.textContent).not.toMatch(/accounted for|\d layers?\.|0\.0%/);
  expect(await brokenRules()).toEqual([]);
});

test("what a trust holds is accounted for, and its settlor has no bar of a share", async () => {
  const [holding] = parties["companies"] as [Answers];
  const whole = [{ of: "applicant", stake: "exact", percent: "100", band: "" }];
  const [settlor, ...rest] = parties["people"] as Answers[];
  await openParties({
    companies: [{ ...holding, kind: "trust", holdings: whole }],
    people: [{ ...settlor, holdings: [{ of: holding["id"], stake: "settlor" }] }, ...rest],
    others: [],
  });
  await seesText(/100\.0% accounted for/);
  const table = page.getByRole("table", { name: "Owners" }).element().textContent;
  expect(table).toMatch(
    /NeededLook-through share100\.0%A trust: its parties have rows of their own\./,
  );
  expect(table).toContain("No share");
  expect(table).not.toContain("0.0%Settlor");
});

test("the responsible person of a fund stands in the table, and is not asked for here", async () => {
  const [owner] = parties["people"] as [Answers];
  const whole = [{ of: "applicant", stake: "exact", percent: "100", band: "" }];
  const given = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
    companyInformation: { incorporationPlace: "HK" },
    fundInformation: { hongKongFund: "yes", responsiblePerson: "Lantern Capital Limited" },
    relatedInformation: { people: [{ ...owner, holdings: whole }], others: [] },
  };
  const fund = generatedAnswers(flowOn("institutional", today), { given, says: "no" }, today);
  await openParties({ ...fund["relatedInformation"], others: [] }, fund);
  await until(() => expect(besideHeading()).toContain("Who you need to add"));
  expect(page.getByRole("table", { name: "Owners" }).element().textContent).toContain(
    "Lantern Capital LimitedNot neededNo shareResponsible person for anti-money-laundering measures.",
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

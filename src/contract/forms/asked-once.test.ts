import { describe, expect, test } from "vitest";
import * as entityLists from "#contract/options/entity-lists.ts";
import { personWealth } from "#contract/options/lists.ts";
import { partyRoles } from "#contract/options/party-roles.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { askedQuestions, offeredOptions, visibleIn } from "#contract/questions/asked.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { confirmStatement } from "./acknowledgement.ts";
import { activityInformation } from "./activity.ts";
import { businessInformation } from "./business.ts";
import { declaration } from "./declaration.ts";
import { yearsFit } from "./documents-fit.ts";
import { fundInformation, trustInformation } from "./entities.ts";
import { relatedPerson } from "./people/related-person.ts";
import type { Question } from "#contract/questions/question.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { relatedInformation } from "./people/related-parties.ts";
import { personalInformation } from "./people/person.ts";

const today = "2026-11-20";
const trusts = { entryBoarding: { entityType: "trust" } };

describe("the manager of a fund", () => {
  const asked = (own: Answers) =>
    askedQuestions(fundInformation, own, {}, today)
      .map(([name]) => name)
      .filter((name) => name.startsWith("manage"));

  test("is asked for where there is one, and no words are typed for none", () => {
    expect([
      asked({ management: "manager", managerLicensed: "yes" }),
      asked({ management: "selfManaged", managerLicensed: "yes" }),
    ]).toEqual([
      [
        "management",
        "managerName",
        "managerPlace",
        "managerLicensed",
        "managerRegulator",
        "managerLicence",
      ],
      ["management"],
    ]);
    const facts = { today, rulesOn: today, lines: [] };
    expect(issuesIn(fundInformation, {}, {}, facts)).toContainEqual({
      path: "management",
      code: "selectRequired",
    });
  });

  test("is not asked for again among the parties", () => {
    expect(partyRoles.filter(({ value }) => /manager/i.test(value))).toEqual([]);
  });
});

describe("the registration of a fund", () => {
  const asked = (own: Answers) =>
    askedQuestions(fundInformation, own, {}, today)
      .map(([name]) => name)
      .filter((name) => /^fund(Reg|Num)/.test(name));

  test("is asked of funds and not of holding companies, with regulator and number where there is one", () => {
    expect([
      asked({ fundType: "openEnded", fundRegistered: "yes" }),
      asked({ fundType: "closedEnded", fundRegistered: "no" }),
      asked({ fundType: "holding", fundRegistered: "yes" }),
    ]).toEqual([["fundRegistered", "fundRegulator", "fundNumber"], ["fundRegistered"], []]);
  });
});

test("the wealth of a trust is that of its settlor, by the sources of a person; only its funds are what was settled on it", () => {
  const { sourceOfWealth, sourceOfFunds } = activityInformation.questions;
  const offers = (entityType: string, question: Pick<Question, "options">) =>
    offeredOptions(question, {}, { entryBoarding: { entityType } }, today).map(
      ({ value }) => value,
    );
  const ofPerson = ["salary", "business", "giftsAndInheritance", "savings", "mining", "dividends"];
  expect([
    offers("trust", sourceOfWealth),
    offers("registeredCompany", sourceOfWealth).filter((value) => ofPerson.includes(value)),
    offers("trust", sourceOfFunds),
  ]).toEqual([
    [...ofPerson, "investmentReturns", "assetSale", "loan", "other"],
    [],
    ["settledAssets", "investmentReturns", "assetSale", "loan"],
  ]);
});

test("a trust tells how its settlor became wealthy, whatever the sources; a company does not", () => {
  const asked = (all: AllAnswers) =>
    askedQuestions(activityInformation, { sourceOfWealth: ["salary"] }, all, today).some(
      ([name]) => name === "settlorWealth",
    );
  expect([asked(trusts), asked({})]).toEqual([true, false]);
  const facts = { today, rulesOn: today, lines: [] };
  expect(issuesIn(activityInformation, {}, trusts, facts)).toContainEqual({
    path: "settlorWealth",
    code: "explanationRequired",
  });
});

test("a company trades for own account, the trustees of a trust trade its own assets", () => {
  const said = (all: AllAnswers) =>
    wordedSection(businessInformation, all, today).questions["purpose"]!.options!.find(
      ({ value }) => value === "ownTrading",
    )!.label.message;
  expect([said({}), said(trusts)]).toEqual(["Trading for own account", "Trading of own assets"]);
});

test("a company that is party to a trust is asked for a share or role in others only where there are others", () => {
  const asks = (ownedParties: string, ...others: Answers[]) => {
    const row = { id: "trustee", name: "Sample Trustees Limited", roles: ["trustee"], owns: "yes" };
    const trustInformation = { corporateParties: "yes", ownedParties };
    const own = { corporateParties: [row, ...others] };
    const all = { ...trusts, trustInformation };
    const [kept] = visibleIn(relatedInformation, own, all, today)["corporateParties"] as [Answers];
    return "owns" in kept;
  };
  const settlor = (kind: string) => ({
    id: "settlor",
    name: "Sample Settlor",
    roles: ["settlor"],
    kind,
  });
  expect([
    asks("no"),
    asks("yes"),
    asks("no", settlor("company")),
    asks("no", settlor("trust")),
  ]).toEqual([false, true, false, true]);
});

test("certified copies are offered only on lines that do not demand them", () => {
  const asks = (...lines: LineId[]) =>
    askedQuestions(personalInformation, {}, { applicableAccount: { lines } }, today).some(
      ([name]) => name === "ctcClient",
    );
  expect([asks("otcHongKong"), asks("otcSingapore"), asks("otcHongKong", "otcSingapore")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a fund gives its net asset value once, and its managed assets not again, licensed or not", () => {
  const asked = (entityType: string, licensed: string) =>
    askedQuestions(
      activityInformation,
      {},
      { entryBoarding: { entityType }, businessInformation: { licensed } },
      today,
    )
      .map(([name]) => name)
      .filter((name) => ["netAssets", "assetsUnderManagement"].includes(name));
  expect([
    asked("investmentVehicle", "no"),
    asked("investmentVehicle", "yes"),
    asked("financialInstitution", "no"),
  ]).toEqual([["netAssets"], ["netAssets"], ["netAssets", "assetsUnderManagement"]]);
});

test("the assets of clients are a source of funds only of who says that it serves clients", () => {
  const { sourceOfFunds, sourceOfWealth } = activityInformation.questions;
  const offers = (entityType: string, businessInformation: Answers) =>
    [sourceOfFunds, sourceOfWealth].map((question) =>
      offeredOptions(question, {}, { entryBoarding: { entityType }, businessInformation }, today)
        .map(({ value }) => value)
        .includes("clientAssets"),
    );
  const own = { licensed: "no", purpose: ["treasury"] };
  expect([
    offers("registeredCompany", own),
    offers("investmentVehicle", { licensed: "yes", purpose: ["safekeeping"] }),
    offers("registeredCompany", { ...own, purpose: ["clientTrading"] }),
    offers("registeredCompany", { ...own, licensed: "yes" }),
    offers("financialInstitution", own),
  ]).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test("amounts and years are told of every source but a loan, a sale and the assets of clients", () => {
  const isAsked = (entityType: string, own: Answers) =>
    askedQuestions(activityInformation, own, { entryBoarding: { entityType } }, today).some(
      ([name]) => name === "sourceDetails",
    );
  expect([
    isAsked("registeredCompany", { sourceOfWealth: ["operatingProfit"] }),
    isAsked("trust", { sourceOfFunds: ["settledAssets"] }),
    isAsked("trust", { sourceOfWealth: ["investmentReturns"] }),
    isAsked("registeredCompany", { sourceOfWealth: ["loan"], sourceOfFunds: ["assetSale"] }),
    isAsked("financialInstitution", { sourceOfFunds: ["clientAssets"] }),
    isAsked("government", { sourceOfFunds: ["publicFunds"] }),
  ]).toEqual([true, true, false, false, false, false]);
});

test("of a loan and of a sale the other side, the amount and the year are told once, as wealth or as funds", () => {
  const asked = (entityType: string, own: Answers) =>
    askedQuestions(activityInformation, own, { entryBoarding: { entityType } }, today)
      .map(([name]) => name)
      .filter((name) => /^(loan|sale)/.test(name));
  const [loan, sale] = [
    ["loanLender", "loanAmount", "loanYear"],
    ["saleAsset", "saleAmount", "saleYear"],
  ] as const;
  expect([
    asked("registeredCompany", { sourceOfWealth: ["loan"], sourceOfFunds: ["loan"] }),
    asked("registeredCompany", { sourceOfWealth: ["assetSale"] }),
    asked("trust", { sourceOfWealth: ["loan"], sourceOfFunds: ["assetSale"] }),
    asked("government", { sourceOfFunds: ["loan"] }),
    asked("registeredCompany", { sourceOfFunds: ["operatingProfit"] }),
  ]).toEqual([loan, sale, sale, loan, []]);
  const facts = { today, rulesOn: today, lines: [] };
  const wrong = ["", "10", "2027", "1066", "2020"].map(
    (loanYear) =>
      issuesIn(activityInformation, { sourceOfFunds: ["loan"], loanYear }, {}, facts).find(
        ({ path }) => path === "loanYear",
      )?.code,
  );
  expect(wrong).toEqual(["required", "yearFormat", "yearInFuture", "dayTooEarly", undefined]);
  const founded = { companyInformation: { incorporationDate: "2015-06-01" } };
  expect(
    ["1990", "１９９０", "2015"].map((loanYear) => yearsFit("", { loanYear }, founded).length),
  ).toEqual([1, 1, 0]);
  const codes = ["0.00", "0.01"].map(
    (amount) =>
      issuesIn(
        activityInformation,
        { sourceOfFunds: ["loan"], loanAmount: { currency: "HKD", amount } },
        {},
        facts,
      ).find(({ path }) => path.startsWith("loanAmount"))?.code,
  );
  expect(codes).toEqual(["amountZero", undefined]);
});

test("a limited partnership fund of Hong Kong has a manager and an auditor, and its responsible person may verify the investors", () => {
  const of = (hongKongFund: string) => {
    const fund = { hongKongFund };
    const all = {
      entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
      companyInformation: { incorporationPlace: "HK" },
      fundInformation: fund,
    };
    const { investorChecker } = fundInformation.questions;
    const offered = offeredOptions(investorChecker, fund, all, today).map(({ value }) => value);
    const asked = [
      ...askedQuestions(fundInformation, fund, all, today),
      ...askedQuestions(activityInformation, { hasAccounts: "no" }, all, today),
    ].map(([name]) => name);
    return [
      ["manager", "responsiblePerson"].filter((value) => offered.includes(value)),
      ["management", "managerName", "auditExempt"].filter((name) => asked.includes(name)),
    ];
  };
  expect([of("yes"), of("no")]).toEqual([
    [["manager", "responsiblePerson"], ["managerName"]],
    [[], ["management", "auditExempt"]],
  ]);
});

test("who trades for clients says where they are, licensed or not; a fund with a licence has investors", () => {
  const asked = (entityType: string, businessInformation: Answers) =>
    askedQuestions(
      activityInformation,
      {},
      { entryBoarding: { entityType }, businessInformation },
      today,
    )
      .map(([name]) => name)
      .filter((name) => ["assetsUnderManagement", "omnibus", "customers"].includes(name));
  const all = ["assetsUnderManagement", "omnibus", "customers"];
  expect([
    asked("registeredCompany", { licensed: "no", purpose: ["clientTrading"] }),
    asked("registeredCompany", { licensed: "no", purpose: ["treasury"] }),
    asked("registeredCompany", { licensed: "yes", purpose: ["treasury"] }),
    asked("investmentVehicle", { licensed: "yes", purpose: ["investment"] }),
  ]).toEqual([all, [], all, ["omnibus"]]);
});

test("a company that brings the assets of clients is not asked whether it brings money of others", () => {
  const asks = (own: AllAnswers) =>
    askedQuestions(
      declaration,
      {},
      { entryBoarding: { entityType: "registeredCompany" }, ...own },
      today,
    ).some(([name]) => name === "othersMoney");
  expect([
    asks({ businessInformation: { licensed: "yes", purpose: ["treasury"] } }),
    asks({ businessInformation: { purpose: ["treasury", "clientTrading"] } }),
    asks({ activityInformation: { sourceOfFunds: ["clientAssets"] } }),
  ]).toEqual([true, false, false]);
});

test("a trust for people is not offered to have no beneficiaries", () => {
  const { beneficiaries } = trustInformation.questions;
  const offers = (trustType: string) =>
    offeredOptions(beneficiaries, { trustType }, {}, today).some(
      ({ value }) => value === "purpose",
    );
  expect(["discretionary", "fixed", "unit", "purpose", "other"].map(offers)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("a manager in Hong Kong without a licence says why it needs none", () => {
  const asked = (managerPlace: string, managerLicensed: string) =>
    askedQuestions(
      fundInformation,
      { fundType: "openEnded", management: "manager", managerPlace, managerLicensed },
      {},
      today,
    ).some(([name]) => name === "managerUnlicensed");
  expect([asked("HK", "no"), asked("HK", "yes"), asked("KY", "no")]).toEqual([true, false, false]);
});

test("of a manager with a licence it is not asked whether it is supervised", () => {
  const asked = (own: Answers) =>
    askedQuestions(
      fundInformation,
      { fundType: "openEnded", management: "manager", ...own },
      {},
      today,
    ).some(([name]) => name === "checkerSupervised");
  expect([
    asked({ investorChecker: "manager", managerLicensed: "yes" }),
    asked({ investorChecker: "manager", managerLicensed: "no" }),
    asked({ hasAdministrator: "yes", investorChecker: "administrator", managerLicensed: "yes" }),
  ]).toEqual([false, true, true]);
});

test("a loan or a sale is not from before the entity or the trust was founded", () => {
  const codes = (own: Answers, all: AllAnswers) =>
    yearsFit("activityInformation", own, all).map(({ path, code }) => `${path} ${code}`);
  expect([
    codes(
      { loanYear: "2017", saleYear: "2018" },
      { companyInformation: { incorporationDate: "2018-06-30" } },
    ),
    codes({ saleYear: "2017" }, { trustInformation: { deedDate: "2018-06-30" } }),
    codes({ loanYear: "2017" }, {}),
  ]).toEqual([["loanYear beforeIncorporation"], ["saleYear beforeIncorporation"], []]);
});

test("a driving licence is offered to adults only", () => {
  const offers = (birthDate: string) =>
    offeredOptions(
      relatedPerson.questions["idType"],
      { roles: ["beneficiary"], birthDate, idCountry: "GB" },
      {},
      today,
    ).map(({ value }) => value);
  expect(
    [offers("2025-01-31"), offers("1980-01-31")].map((each) => each.includes("drivingLicence")),
  ).toEqual([false, true]);
});

test("each list of sources names gifts at most once", () => {
  const lists = { personWealth, ...entityLists };
  const gifts = Object.values(lists).map(
    (list) => list.filter(({ label }) => /gift/i.test(label.message ?? "")).length,
  );
  expect(Math.max(...gifts)).toBe(1);
});

test("a partnership has no capital from shareholders, and a charity describes its activities once", () => {
  const { sourceOfFunds } = activityInformation.questions;
  const offers = (all: AllAnswers) =>
    offeredOptions(sourceOfFunds, {}, all, today).map(({ value }) => value);
  const fund = { entryBoarding: { entityType: "investmentVehicle" } };
  const partnership = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
  };
  expect(
    [offers(fund), offers(partnership)].map((each) => each.includes("shareholderCapital")),
  ).toEqual([true, false]);
  const described = ["registeredCompany", "charity"].map((entityType) =>
    askedQuestions(businessInformation, {}, { entryBoarding: { entityType } }, today).some(
      ([name]) => name === "natureOfBusiness",
    ),
  );
  expect(described).toEqual([true, false]);
});

test.each(["yes", "no"])(
  "an individual who acts for others, %s, confirms what is true of them",
  (othersMoney) => {
    const asked = askedQuestions(confirmStatement, {}, { pep: { othersMoney } }, today);
    expect(asked.some(([name]) => name === "ownAccount")).toBe(othersMoney === "no");
  },
);

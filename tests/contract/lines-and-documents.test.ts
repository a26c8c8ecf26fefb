import { describe, expect, test } from "vitest";
import { lineIds, lineOf, type LineId } from "#contract/business-lines.ts";
import { monthsAllowed, mustBeCertified } from "#contract/documents/document-rules.ts";
import { documentSlots, type SlotId, slotOf } from "#contract/documents/document-slots.ts";
import { documentRule, uploadFiles } from "#contract/forms/documents.ts";
import { limits } from "#contract/limits.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { message } from "#contract/rules/facts.ts";
import { usualDay } from "../support/editions.ts";
import { outcomeOf } from "../support/contract/outcome.ts";

const linesWhere = (is: (line: ReturnType<typeof lineOf>) => boolean) =>
  lineIds.filter((id) => is(lineOf(id)));

describe("the business lines", () => {
  test("are thirteen", () => {
    expect(lineIds).toEqual([
      "appInvest",
      "collateralLending",
      "exchange",
      "otcHongKong",
      "otcSingapore",
      "custodyHongKong",
      "custodySingapore",
      "goldToken",
      "bondToken",
      "structuredProducts",
      "prime",
      "offlineExchange",
      "secondOtc",
    ]);
  });

  test.each<[string, (line: ReturnType<typeof lineOf>) => boolean, LineId[]]>([
    [
      "name an owner from 10%",
      (line) => line.uboThreshold === "low",
      ["appInvest", "goldToken", "bondToken"],
    ],
    [
      "name an owner from 10% or 25%",
      (line) => ["low", "usual"].includes(line.uboThreshold),
      [...lineIds],
    ],
    [
      "need certified copies",
      (line) => line.certifiedCopies,
      ["collateralLending", "otcSingapore", "custodyHongKong", "custodySingapore"],
    ],
    [
      "use the OTC flow",
      (line) => line.flow === "otc",
      ["otcHongKong", "otcSingapore", "offlineExchange", "secondOtc"],
    ],
    [
      "are for individuals too",
      (line) => line.audience.includes("individual"),
      ["otcHongKong", "otcSingapore", "offlineExchange", "secondOtc"],
    ],
    ["are for institutions", (line) => line.audience.includes("institution"), [...lineIds]],
    [
      "need an accredited investor of Singapore",
      (line) => line.investorClass === "SG",
      ["otcSingapore", "custodySingapore"],
    ],
    [
      "need a professional investor of Hong Kong",
      (line) => line.investorClass === "HK",
      ["otcHongKong", "custodyHongKong", "structuredProducts"],
    ],
    ["sign the agreement", (line) => line.agreement === "otc", ["otcHongKong", "otcSingapore"]],
    ["sign that of the second entity", (line) => line.agreement === "secondOtc", ["secondOtc"]],
    [
      "verify the face of an individual",
      (line) => line.verifiesFaceOf.includes("individual"),
      ["otcHongKong", "otcSingapore", "offlineExchange", "secondOtc"],
    ],
    ["verify a face of an institution", (line) => line.verifiesFaceOf.includes("institution"), []],
    [
      "take older documents",
      (line) => line.documentAges === "wide",
      ["appInvest", "goldToken", "bondToken"],
    ],
  ])("%s", (_, is, expected) => {
    expect(linesWhere(is)).toEqual(expected);
  });
});

describe("the documents", () => {
  test.each<[SlotId, number | null, number | null]>([
    ["certificateOfIncorporation", null, null],
    ["businessRegistration", null, null],
    ["articles", null, null],
    ["registerOfMembers", 12, 12],
    ["listOfDirectors", 6, 12],
    ["proofOfBusinessAddress", 3, 6],
    ["auditedAccounts", 16, 16],
    ["firstAccounts", 16, 16],
    ["managementAccounts", 12, 12],
    ["ownershipChart", 12, 12],
    ["goodStanding", 6, 6],
    ["trustDeed", null, null],
    ["trusteeResolution", null, null],
    ["settlorWealthEvidence", null, null],
    ["fundRegistration", null, null],
    ["offeringMemorandum", null, null],
    ["investorList", 6, 12],
    ["managerLicence", null, null],
    ["responsibleProof", null, null],
    ["comfortLetter", 12, 12],
    ["charityRegistration", null, null],
    ["foundingStatute", null, null],
    ["signingAuthority", 12, 12],
    ["licenceExtract", null, null],
    ["listingProof", null, null],
    ["compliancePolicy", null, null],
    ["wolfsbergQuestionnaire", 18, 18],
    ["complianceAudit", null, null],
    ["walletProof", null, null],
    ["boardResolution", null, null],
    ["loanOrSale", null, null],
    ["bankStatement", 3, 6],
    ["evidence", null, null],
    ["ownEvidence", null, null],
    ["pepEvidence", null, null],
    ["deathProof", null, null],
    ["other", null, null],
    ["identity", null, null],
    ["addressProof", 3, 6],
    ["partyRegistration", null, null],
    ["partyStanding", 6, 6],
    ["partyTrustDeed", null, null],
    ["partyListing", null, null],
    ["partyLicence", null, null],
    ["partyFoundingLaw", null, null],
    ["ownIdentity", null, null],
    ["ownAddressProof", 3, 6],
    ["ownBankStatement", 3, 6],
    ["resume", null, null],
    ["wealthEvidence", null, null],
    ["accreditedProof", 3, 3],
    ["professionalProof", 12, 12],
    ["ownOther", null, null],
    ["classProof", 12, 12],
    ["trustAccounts", 16, 16],
  ])("%s may be %j months old, %j where the wide variant holds", (slot, strict, wide) => {
    expect({
      strict: monthsAllowed(slot, ["exchange"], usualDay),
      wide: monthsAllowed(slot, ["appInvest", "goldToken"], usualDay),
      both: monthsAllowed(slot, ["appInvest", "exchange"], usualDay),
      none: monthsAllowed(slot, [], usualDay),
    }).toEqual({ strict, wide, both: strict, none: strict });
  });

  test.each<[LineId[], number]>([
    [["exchange"], 16],
    [["exchange", "custodyHongKong"], 16],
    [["custodySingapore"], 12],
    [["exchange", "custodySingapore"], 12],
    [["custodyHongKong", "custodySingapore"], 12],
  ])("accounts for %j may be %i months old, by the strictest region", (lines, months) => {
    expect(monthsAllowed("auditedAccounts", lines, usualDay)).toBe(months);
  });

  test("are all in the table above, and no slot holds more than the limit", () => {
    const slots = Object.keys(documentSlots) as SlotId[];
    expect(slots.length).toBe(55);
    expect(
      slots.filter((slot) => slotOf(slot).most > limits.filesPerSlot || slotOf(slot).most < 1),
    ).toEqual([]);
  });

  test("are certified copies only where a line needs them", () => {
    const certified = (...lines: LineId[]) =>
      (Object.keys(documentSlots) as SlotId[]).filter((slot) => mustBeCertified(slot, lines));
    expect([certified("exchange"), certified("exchange", "custodyHongKong"), certified()]).toEqual([
      [],
      [
        "certificateOfIncorporation",
        "registerOfMembers",
        "goodStanding",
        "trustDeed",
        "charityRegistration",
        "foundingStatute",
        "identity",
        "partyRegistration",
        "partyStanding",
        "partyTrustDeed",
        "deathProof",
        "ownIdentity",
        "ownAddressProof",
      ],
      [],
    ]);
  });
});

describe("who must send what", () => {
  const charity = ["certificateOfIncorporation", "articles"];
  const company = ["certificateOfIncorporation", "businessRegistration", "articles"];
  const always = ["proofOfBusinessAddress"];
  const ending = ["auditedAccounts", "boardResolution"];
  const list = ["listOfDirectors", "goodStanding"];
  const register = ["registerOfMembers", ...list];

  test.each<[string, string[]]>([
    ["registeredCompany", [...company, ...register, ...always, ...ending]],
    ["trust", ["trustDeed", "trusteeResolution", ...always]],
    ["investmentVehicle", [...company, ...list, "investorList", ...always, ...ending]],
    ["charity", [...charity, ...list, "charityRegistration", ...always, ...ending]],
    ["government", ["foundingStatute", "signingAuthority", ...always]],
    ["financialInstitution", [...company, ...register, "compliancePolicy", ...always, ...ending]],
    ["vasp", [...company, ...register, "compliancePolicy", "walletProof", ...always, ...ending]],
  ])("%s, of Hong Kong, with nothing out of the ordinary", (entityType, slots) => {
    const answers = {
      entryBoarding: { entityType },
      companyInformation: { incorporationPlace: "HK" },
      businessInformation: { licensed: "no" },
      activityInformation: { needsFiat: "no" },
    };
    expect(askedQuestions(uploadFiles, {}, answers, usualDay).map(([name]) => name)).toEqual(slots);
  });

  const partnership = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
    companyInformation: { incorporationPlace: "HK" },
  };
  const unitTrust = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "unitTrust" },
  };
  const ofHongKong = {
    entryBoarding: { entityType: "registeredCompany" },
    companyInformation: { incorporationPlace: "HK" },
  };
  const entity = (entityType: string, line: LineId = "exchange") => ({
    entryBoarding: { entityType },
    applicableAccount: { lines: [line] },
  });

  test.each<[SlotId, string, AllAnswers]>([
    ["certificateOfIncorporation", "Certificate of registration of the partnership", partnership],
    ["articles", "Partnership agreement", partnership],
    ["listOfDirectors", "List of general partners", partnership],
    ["goodStanding", "Extract of the register of partnerships", partnership],
    ["boardResolution", "Resolution of the general partner", partnership],
    ["articles", "Trust deed", unitTrust],
    ["listOfDirectors", "List of trustees", unitTrust],
    ["goodStanding", "Proof that the unit trust exists now", unitTrust],
    ["boardResolution", "Trustee resolution", unitTrust],
    ["certificateOfIncorporation", "Certificate of incorporation", entity("investmentVehicle")],
    ["articles", "Articles of association", ofHongKong],
    ["registerOfMembers", "Register of members", ofHongKong],
    ["registerOfMembers", "Register of shareholders", entity("registeredCompany")],
    ["articles", "Memorandum and articles of association", entity("investmentVehicle")],
    ["listOfDirectors", "List of directors", entity("investmentVehicle")],
    ["articles", "Constitution, or memorandum and articles", entity("charity")],
    ["listOfDirectors", "List of directors, board members or trustees", entity("charity")],
    ["proofOfBusinessAddress", "Proof of the trust's address", entity("trust")],
    ["proofOfBusinessAddress", "Proof of the trust's address", entity("trust", "otcSingapore")],
    ["proofOfBusinessAddress", "Proof of the official address", entity("government")],
    [
      "proofOfBusinessAddress",
      "Proof of the official address",
      entity("government", "custodyHongKong"),
    ],
    ["proofOfBusinessAddress", "Proof of business address", entity("vasp")],
  ])("%s is asked for as %s, by %j", (slot, title, answers) => {
    const asked = askedQuestions(uploadFiles, {}, answers, usualDay);
    const [, question] = asked.find(([name]) => name === slot)!;
    expect(question.label.message).toBe(title);
  });

  test.each<[LineId, RegExp]>([
    ["otcSingapore", /the trust or its trustees.*MAS Notice/],
    ["custodyHongKong", /the trust or its trustees.*not the law of Hong Kong/],
    ["exchange", /the trust or its trustees.*group policy/],
  ])("the proof of the address of a trust names its ground on %s", (line, hint) => {
    const { proofOfBusinessAddress } = Object.fromEntries(
      askedQuestions(uploadFiles, {}, entity("trust", line), usualDay),
    );
    expect(proofOfBusinessAddress!.hint!.message).toMatch(hint);
  });

  const openTo = (...investors: string[]) => ({
    entryBoarding: { entityType: "investmentVehicle" },
    fundInformation: { fundType: "openEnded", investors },
  });

  const trustOf = (trustType: string) => ({
    entryBoarding: { entityType: "trust" },
    trustInformation: { trustType },
  });

  test.each(["unit", "purpose"])("no wealth of one person is behind a %s trust", (trustType) => {
    const asked = askedQuestions(uploadFiles, {}, trustOf(trustType), usualDay);
    expect(asked.map(([name]) => name)).not.toContain("settlorWealthEvidence");
  });

  test.each<[string, AllAnswers]>([
    ["held by one family", openTo("family")],
    [
      "that is a holding company",
      { ...openTo("funds"), fundInformation: { fundType: "holding", investors: ["funds"] } },
    ],
  ])("a vehicle %s sends no offering memorandum", (_, answers) => {
    const asked = askedQuestions(uploadFiles, {}, answers, usualDay).map(([name]) => name);
    expect(asked).not.toContain("offeringMemorandum");
  });

  test.each([
    ["Harbour Light Capital Limited", "yes", false],
    ["HARBOUR LIGHT CAPITAL LTD", "yes", false],
    ["Harbour Light Capital Limited", "no", true],
    ["Chan Tai Man", "yes", true],
  ])(
    "of the responsible person %s, the manager licensed: %s, a proof of its own is asked: %s",
    (responsible, managerLicensed, isAsked) => {
      const managerName = "Harbour Light Capital Limited";
      const fundInformation = {
        hongKongFund: "yes",
        managerName,
        managerLicensed,
        responsiblePerson: responsible,
        responsibleKind: "licensedCorporation",
      };
      const asked = askedQuestions(uploadFiles, {}, { fundInformation }, usualDay);
      expect(asked.some(([name]) => name === "responsibleProof")).toBe(isAsked);
    },
  );

  test.each<[SlotId, AllAnswers]>([
    ["ownershipChart", { declaration: { ownershipLayers: "1to3" } }],
    ["ownershipChart", { declaration: { ownershipLayers: "over3" } }],
    ["licenceExtract", { businessInformation: { licensed: "yes" } }],
    ["listingProof", { businessInformation: { listed: "yes" } }],
    ["bankStatement", { activityInformation: { needsFiat: "yes" } }],
    ["firstAccounts", { activityInformation: { hasAccounts: "no" } }],
    ["loanOrSale", { activityInformation: { sourceOfFunds: ["loan"] } }],
    ["loanOrSale", { activityInformation: { sourceOfWealth: ["assetSale"] } }],
    [
      "loanOrSale",
      { entryBoarding: { entityType: "trust" }, activityInformation: { sourceOfFunds: ["loan"] } },
    ],
    ["managementAccounts", { activityInformation: { auditExempt: "yes" } }],
    ["managerLicence", { fundInformation: { managerLicensed: "yes" } }],
    ["responsibleProof", { fundInformation: { hongKongFund: "yes" } }],
    [
      "fundRegistration",
      { ...openTo("family"), fundInformation: { fundType: "openEnded", fundRegistered: "yes" } },
    ],
    ["settlorWealthEvidence", trustOf("discretionary")],
    ["settlorWealthEvidence", trustOf("fixed")],
    ["offeringMemorandum", openTo("institutions")],
    ["offeringMemorandum", openTo("family", "individuals")],
    [
      "comfortLetter",
      {
        ...openTo("family"),
        fundInformation: { fundType: "openEnded", investorChecker: "administrator" },
      },
    ],
    ["evidence", { declaration: { crime: "yes" } }],
    ["evidence", { declaration: { stateOwned: "yes" } }],
    ["evidence", { complianceProgramme: { shellBanks: "yes" } }],
    ["evidence", { complianceProgramme: { privacyAssets: "yes" } }],
    ["complianceAudit", { complianceProgramme: { audited: "yes" } }],
  ])("%s, by the answer %j", (slot, answers) => {
    const plain = {
      companyInformation: { incorporationPlace: "HK" },
      entryBoarding: { entityType: "registeredCompany" },
    };
    const isAsked = (all: AllAnswers) =>
      askedQuestions(uploadFiles, {}, all, usualDay).some(([name]) => name === slot);
    expect([isAsked(plain), isAsked({ ...plain, ...answers })]).toEqual([false, true]);
  });
});

const hongKong: Answers = { country: "HK" };

test.each<[string, string, string, Answers, boolean, Answers?]>([
  ["a company of Hong Kong", "registeredCompany", "HK", {}, true],
  ["a fund of Hong Kong", "investmentVehicle", "HK", {}, true],
  ["a charity of Hong Kong", "charity", "HK", {}, false],
  ["a trust under the law of Hong Kong", "trust", "HK", {}, false],
  ["a company of Cayman", "registeredCompany", "KY", { jurisdictions: ["HK"] }, false],
  [
    "a company of Cayman that is registered in Hong Kong",
    "registeredCompany",
    "KY",
    { jurisdictions: ["HK"], registeredInHongKong: "yes" },
    true,
  ],
  ["a company of Cayman that is run from Hong Kong", "registeredCompany", "KY", {}, true, hongKong],
  [
    "a fund of Cayman with the address of its manager",
    "investmentVehicle",
    "KY",
    {},
    false,
    hongKong,
  ],
])(
  "%s: the business registration certificate",
  (_, entityType, incorporationPlace, businessInformation, isAsked, businessAddress = {}) => {
    const all = {
      entryBoarding: { entityType },
      companyInformation: { incorporationPlace, sameAddress: "no", businessAddress },
      businessInformation,
    };
    const asked = askedQuestions(uploadFiles, {}, all, usualDay).map(([name]) => name);
    expect(asked.includes("businessRegistration")).toBe(isAsked);
  },
);

describe("the rule of a document", () => {
  const facts = { today: "2026-11-20", rulesOn: usualDay, lines: [] };
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      uid: `u${at}`,
      name: "a.pdf",
      size: 1,
      type: "application/pdf",
    }));
  const certifier = {
    kind: "lawyer",
    name: "Lee Siu Wah",
    capacity: "Solicitor",
    licence: "S-100200",
    jurisdiction: "HK",
    date: "2026-11-01",
  };
  const of = (slot: SlotId, answer: unknown, lines: LineId[] = ["exchange"]) => {
    const outcome = outcomeOf(documentRule(slot, facts, lines), answer);
    return "kept" in outcome ? "ok" : outcome.codes;
  };

  test.each([
    ["on the oldest day that is allowed", "2026-08-20", "ok"],
    ["a day older", "2026-08-19", ["tooOld"]],
    ["today", "2026-11-20", "ok"],
    ["tomorrow", "2026-11-21", ["dayInFuture"]],
    ["on a day that does not exist", "2026-09-31", ["noSuchDay"]],
    ["on no day", "", ["required", "noSuchDay", "dayTooEarly", "tooOld"]],
  ])("a bank statement dated %s", (_, dated, expected) => {
    expect(of("bankStatement", { files: files(1), dated })).toEqual(expected);
  });

  test("says from which day on it is taken", () => {
    const rule = documentRule("bankStatement", facts, ["appInvest"]);
    const checked = rule["~standard"].validate({ files: files(1), dated: "2026-05-19" });
    expect("issues" in checked && checked.issues?.map((issue) => issue.message)).toEqual([
      message("tooOld", { date: "2026-05-20" }),
    ]);
  });

  test.each([
    ["no file", files(0), ["uploadRequired"]],
    ["as many as the slot holds", files(5), "ok"],
    ["one more", files(6), ["tooManyFiles"]],
    [
      "a file without an id",
      [{ name: "a.pdf", size: 1, type: "application/pdf" }],
      ["itemRequired"],
    ],
  ])("%s", (_, list, expected) => {
    expect(of("articles", { files: list })).toEqual(expected);
  });

  test("asks for the certifier where the copy must be certified", () => {
    const lines: LineId[] = ["custodyHongKong"];
    const slot = "certificateOfIncorporation";
    expect([
      of(slot, { files: files(1) }),
      of(slot, { files: files(1) }, lines),
      of(slot, { files: files(1), certifier }, lines),
      of(slot, { files: files(1), certifier: { ...certifier, kind: "friend" } }, lines),
      of(slot, { files: files(1), certifier: { ...certifier, date: "2026-11-21" } }, lines),
      of(slot, { files: files(1), certifier: { ...certifier, licence: "" } }, lines),
    ]).toEqual([
      "ok",
      ["selectRequired", "required", "required", "selectRequired", "required"],
      "ok",
      ["selectRequired"],
      ["dayInFuture"],
      ["required"],
    ]);
  });
});

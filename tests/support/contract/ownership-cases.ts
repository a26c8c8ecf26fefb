import type { Limb } from "#contract/ownership/needed-parties.ts";
import { trustRoles } from "#contract/options/ownership.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { certifiedOn, numbersOf } from "#server/development/sample/sample-people.ts";
import { usualDay } from "../editions.ts";

export const today = usualDay;
export const ofApplicant = "applicant";
const full = sampleAnswers(today);
const sample = full["relatedInformation"] as { companies: Answers[]; people: Answers[] };
const [sampleHolding] = sample.companies as [Answers];
const [sampleOwner, sampleRepresentative] = sample.people as [Answers, Answers];

export const exactly = (of: string, percent: string): Answers => ({
  of,
  stake: "exact",
  percent,
  band: "",
});
const banded = (of: string, band: string): Answers => ({ of, stake: "band", percent: "", band });
const votes = (of: string, percent: string): Answers => ({ of, stake: "votes", percent, band: "" });
const unknown = (of: string): Answers => ({ of, stake: "unknown", percent: "", band: "" });

const trustId = "family-trust";
const partOf = (role: string): Answers => ({
  of: trustId,
  stake: role,
  percent: "",
  band: "",
});

const evidence = {
  files: [{ uid: "proof", name: "proof.pdf", size: 24_000, type: "application/pdf" }],
};

const certified = { ...evidence, dated: "2020-01-01", certifier: certifiedOn("2026-10-20") };

/** An owner who is no director, with these holdings. */
export const owner = (holdings: readonly Answers[]): Answers => ({
  ...sampleOwner,
  roles: ["ubo"],
  holdings,
});

const company = (id: string, of: string, percent: string, more: Answers = {}): Answers => ({
  ...sampleHolding,
  id,
  name: `${id} Limited`,
  number: `${id}-1`,
  holdings: [exactly(of, percent)],
  ...more,
});

const listed = { kind: "listed", exchange: "Stock Exchange of Hong Kong", ticker: "0005" };
const proved = { ...listed, partyListing: evidence };

const trust: Answers = {
  id: trustId,
  kind: "trust",
  name: "Sample Family Trust",
  governingLaw: "HK",
  hasProtector: "yes",
  hasEnforcer: "yes",
  hasControllers: "yes",
  beneficiaries: "both",
  beneficiaryClass: "The settlor's children",
  partyTrustDeed: evidence,
  holdings: [exactly(ofApplicant, "100")],
};

/** With a settlor and a trustee, for a class of beneficiaries. */
const familyTrust: Answers = {
  hasProtector: "no",
  hasEnforcer: "no",
  hasControllers: "no",
  beneficiaries: "class",
};

const second = {
  id: "second",
  fullName: "Lee Ka Yan",
  nativeName: "",
  idNumber: numbersOf("second").card,
};

const supervised = {
  kind: "regulated",
  exemptRegulator: "Sample Authority",
  exemptLicence: "L-1",
  registerLink: "register.example/1",
  partyLicence: evidence,
};

const fourHolders = ["first", "second", "third", "fourth"];

const official: Answers = { ...sampleOwner, roles: ["seniorOfficial"], holdings: undefined };

/** A director who is only named. */
const director = (id: string, more: Answers = {}): Answers => ({
  id,
  roles: ["director"],
  identified: "no",
  fullName: "Ng Mei Kuen",
  birthDate: "1970-01-01",
  nationality: "HK",
  pepKind: "none",
  ...more,
});

const identified = (id: string): Answers => ({
  ...sampleOwner,
  id,
  roles: ["director"],
  identified: "yes",
  fullName: `Director ${id}`,
  nativeName: "",
  idNumber: numbersOf(id).card,
});

const board = (count: number): Answers[] =>
  Array.from({ length: count }, (_, at) => director(`b${at}`, { fullName: `Ng Board ${at}` }));

interface Changed {
  lines?: readonly string[];
  layers?: "none" | "1to3" | "over3";
  companies?: readonly Answers[];
  corporateParties?: readonly Answers[];
  people?: readonly Answers[];
  /** The authorised representatives and directors beside `people`. */
  acting?: readonly Answers[];
  others?: readonly Answers[];
  /** Of the applicant itself. */
  company?: Answers;
  business?: Answers;
  uploads?: Answers;
}

/** The sample application with other parties. */
export function answersOf({
  lines = ["exchange"],
  layers = "1to3",
  companies = [],
  corporateParties = [],
  people = [],
  acting = [sampleRepresentative, identified("d1")],
  others = [],
  company = {},
  business = {},
  uploads = {},
}: Changed): AllAnswers {
  const own = lines.includes("goldToken") ? "othersBelowLow" : "others";
  return {
    ...full,
    applicableAccount: { lines },
    companyInformation: { ...full["companyInformation"], ...company },
    businessInformation: { ...full["businessInformation"], ...business },
    uploadFiles: { ...full["uploadFiles"], ...uploads },
    declaration: {
      ...full["declaration"],
      ownershipLayers: layers,
      ...(layers === "over3" ? { layersReason: "One company per branch" } : {}),
    },
    relatedInformation: {
      ...(layers === "none" ? {} : { companies }),
      hasCorporateParties: corporateParties.length > 0 ? "yes" : "no",
      ...(corporateParties.length > 0 ? { corporateParties } : {}),
      people: [...people, ...acting],
      ...(others.length > 0 ? { [own]: others } : {}),
    },
  };
}

const applicantName = "Harbour Light Trading Limited";
const open = (path: string, name: string, from: string, to = from, percent = 25): Issue => ({
  path,
  code: "openShare",
  params: { name, from, to, percent, shape: from === to ? "exact" : "range" },
});

/** Four companies, one above the other. */
const fourLayers = (layers: Changed["layers"] & string): Changed => ({
  layers,
  companies: fourHolders.map((id, at) => company(id, fourHolders[at - 1] ?? ofApplicant, "100")),
  people: [owner([exactly("fourth", "100")])],
});

export interface Case {
  name: string;
  changed: Changed;
  expected: Issue[];
  /** Why Chan Tai Man is needed, as it is stored with the submission; undefined for a person who is not. */
  limbs?: Limb[] | undefined;
}

const everyPartOf = trustRoles.map(({ value }) => partOf(value));
const inTrust = (holdings: readonly Answers[]): Answers => ({
  ...owner(holdings),
  roles: ["trustParty"],
  hasDied: "no",
});
/** A settlor who is named, and no more. */
const deadSettlor: Answers = {
  id: "settlor",
  roles: ["trustParty"],
  holdings: [partOf("settlor")],
  hasDied: "yes",
  deathDate: "1975-01-01",
  deathProof: evidence,
  fullName: "Chan Fook",
  birthDate: "1890-05-01",
  nationality: "HK",
};
const settledBy = (...people: Answers[]): Changed => ({
  companies: [{ ...trust, ...familyTrust }],
  people,
});
const livingTrustee = inTrust([partOf("trustee")]);
const listedItself = {
  listed: "yes",
  exchange: "Stock Exchange of Hong Kong",
  ticker: "0005",
  listingLink: "www.hkex.example/0005",
};
const provedListing = { business: listedItself, uploads: { listingProof: evidence } };
const corporateDirector = {
  id: "corporate-director",
  roles: ["director"],
  name: "Sample Directors Limited",
  place: "HK",
  number: "7001",
  owns: "yes",
  kind: "company",
  holdings: [exactly(ofApplicant, "30")],
  registeredAddress: { line1: "1 Sample Road", line2: "", city: "Hong Kong", country: "HK" },
  partyRegistration: evidence,
};

/** What the rules on ownership and parties say to these answers. */
export const cases: readonly Case[] = [
  {
    name: "all of it held by one person is complete",
    changed: { layers: "none", people: [owner([exactly(ofApplicant, "100")])] },
    expected: [],
  },
  {
    name: "“Not yet known” for every stake is never submitted",
    changed: { layers: "none", people: [owner([unknown(ofApplicant)])] },
    expected: [
      { path: "people.0.holdings", code: "stakeUnknown", params: { name: "Chan Tai Man" } },
    ],
  },
  {
    name: "“Not yet known” for a small stake is never submitted",
    changed: {
      layers: "none",
      people: [
        owner([exactly(ofApplicant, "90")]),
        { ...owner([unknown(ofApplicant)]), ...second },
      ],
    },
    expected: [{ path: "people.1.holdings", code: "stakeUnknown", params: { name: "Lee Ka Yan" } }],
  },
  {
    name: "votes of 25% that lead to no owner could be an owner of 25%",
    changed: {
      companies: [company("voter", ofApplicant, "", { holdings: [votes(ofApplicant, "25")] })],
      people: [owner([exactly(ofApplicant, "100")])],
    },
    expected: [
      { path: "companies.0.holdings", code: "ownersMissing", params: { name: "voter Limited" } },
    ],
  },
  {
    name: "votes of 24.9999% that lead to no owner could not",
    changed: {
      companies: [company("voter", ofApplicant, "", { holdings: [votes(ofApplicant, "24.9999")] })],
      people: [owner([exactly(ofApplicant, "100")])],
    },
    expected: [],
  },
  {
    name: "votes of 25% held by a company lead to its owner",
    changed: {
      companies: [company("voter", ofApplicant, "", { holdings: [votes(ofApplicant, "25")] })],
      people: [owner([exactly(ofApplicant, "75"), exactly("voter", "100")])],
      others: [exactly(ofApplicant, "25")],
    },
    expected: [],
  },
  {
    name: "votes of a company between that lead to no owner",
    changed: {
      companies: [company("voter", ofApplicant, "", { holdings: [votes(ofApplicant, "50")] })],
      people: [owner([exactly(ofApplicant, "100"), exactly("voter", "100"), votes("voter", "40")])],
    },
    expected: [
      {
        path: "others",
        code: "openVotes",
        params: { name: "voter Limited", percent: 25, votes: "60.0" },
      },
    ],
  },
  {
    name: "votes that the person with the shares does not have",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100"), votes(ofApplicant, "70")])],
    },
    expected: [
      {
        path: "others",
        code: "openVotes",
        params: { name: applicantName, percent: 25, votes: "30.0" },
      },
    ],
  },
  {
    name: "a part of a company between that leads to no owner, as a range",
    changed: {
      companies: [company("harbour", ofApplicant, "100")],
      people: [
        owner([exactly("harbour", "40")]),
        { ...owner([banded("harbour", "10to25")]), ...second },
      ],
    },
    expected: [open("others", "harbour Limited", "35.0", "50.0")],
  },
  {
    name: "25% that lead to no owner could be an owner of 25%",
    changed: { layers: "none", people: [owner([exactly(ofApplicant, "75")])] },
    expected: [open("others", applicantName, "25.0")],
  },
  {
    name: "24.9999% that lead to no owner could not",
    changed: { layers: "none", people: [owner([exactly(ofApplicant, "75.0001")])] },
    expected: [],
  },
  {
    name: "10% that lead to no owner could be an owner on a line of 10%",
    changed: {
      lines: ["goldToken"],
      layers: "none",
      people: [owner([exactly(ofApplicant, "90")])],
    },
    expected: [open("othersBelowLow", applicantName, "10.0", "10.0", 10)],
  },
  {
    name: "all of it held by a trust with no party named",
    changed: { companies: [trust], people: [owner([exactly(trustId, "100")])] },
    expected: [
      {
        path: "people.0.holdings",
        code: "shareOfTrust",
        params: { name: "Chan Tai Man", company: "Sample Family Trust" },
      },
    ],
  },
  {
    name: "each party to a trust is named, even if the trust holds 5%",
    changed: {
      companies: [{ ...trust, holdings: [exactly(ofApplicant, "5")] }],
      people: [
        owner([exactly(ofApplicant, "95")]),
        { ...inTrust([partOf("settlor")]), ...second, id: "settlor" },
      ],
    },
    expected: (["trustee", "protector", "enforcer", "beneficiary", "trustController"] as const).map(
      (role) => ({
        path: "companies.0.holdings",
        code: `${role}Missing` as const,
      }),
    ),
  },
  {
    name: "a trust with all its parties named is complete",
    changed: { companies: [trust], people: [inTrust(everyPartOf)] },
    expected: [],
  },
  {
    name: "a trust without its deed",
    changed: {
      companies: [{ ...trust, partyTrustDeed: undefined }],
      people: [inTrust(everyPartOf)],
    },
    expected: [{ path: "companies.0.partyTrustDeed", code: "uploadRequired" }],
  },
  {
    name: "a corporate director without its certificate of incorporation",
    changed: {
      corporateParties: [{ ...corporateDirector, partyRegistration: undefined }],
      people: [owner([exactly(ofApplicant, "70"), exactly("corporate-director", "100")])],
      companies: [company("between", ofApplicant, "0.5")],
    },
    expected: [{ path: "corporateParties.0.partyRegistration", code: "uploadRequired" }],
  },
  {
    name: "a trust as corporate director sends its deed, and no certificate of incorporation",
    changed: {
      corporateParties: [
        {
          ...trust,
          ...corporateDirector,
          kind: "trust",
          partyRegistration: undefined,
          partyTrustDeed: undefined,
        },
      ],
      people: [owner([exactly(ofApplicant, "70")])],
      companies: [company("between", ofApplicant, "0.5")],
    },
    expected: [{ path: "corporateParties.0.partyTrustDeed", code: "uploadRequired" }],
  },
  {
    name: "a trust without protector, enforcer and others in control, for a class of beneficiaries",
    changed: {
      companies: [{ ...trust, ...familyTrust }],
      people: [inTrust([partOf("settlor"), partOf("trustee")])],
    },
    expected: [],
  },
  {
    name: "a settlor who died gives the date and the proof, and no address, contact or ID document",
    changed: settledBy(deadSettlor, livingTrustee),
    expected: [],
  },
  {
    name: "a settlor who died, without the date and the proof",
    changed: settledBy(
      { ...deadSettlor, deathDate: undefined, deathProof: undefined },
      livingTrustee,
    ),
    expected: [
      { path: "people.0.deathDate", code: "required" },
      { path: "people.0.deathProof", code: "uploadRequired" },
    ],
  },
  {
    name: "a settlor who died before the birth",
    changed: settledBy({ ...deadSettlor, deathDate: "1890-04-30" }, livingTrustee),
    expected: [{ path: "people.0.deathDate", code: "diedBeforeBirth" }],
  },
  {
    name: "a settlor who will have died",
    changed: settledBy({ ...deadSettlor, deathDate: "2099-01-01" }, livingTrustee),
    expected: [{ path: "people.0.deathDate", code: "dayInFuture" }],
  },
  {
    name: "proof of a death from before it",
    changed: {
      companies: [{ ...trust, ...familyTrust, partyTrustDeed: certified }],
      people: [
        { ...deadSettlor, deathProof: { ...certified, dated: "1974-12-31" } },
        livingTrustee,
      ],
      lines: ["custodyHongKong"],
    },
    expected: [
      { path: "people.0.deathProof.dated", code: "beforeDeath", params: { date: "1975-01-01" } },
    ],
  },
  {
    name: "a settlor who died acts in nothing else",
    changed: settledBy(
      {
        ...deadSettlor,
        roles: ["trustParty", "representative"],
        opensAccount: "no",
        resolutionNames: "yes",
        holdings: [partOf("settlor"), partOf("trustee")],
      },
      livingTrustee,
    ),
    expected: ["roles", "holdings"].map((question) => ({
      path: `people.0.${question}`,
      code: "deadIsMore",
      params: { name: "Chan Fook" },
    })),
  },
  {
    name: "a settlor who died is no person in control of a trust that owns",
    changed: {
      companies: [
        { ...trust, ...familyTrust },
        company("trustees", trustId, "", { holdings: [partOf("trustee")] }),
      ],
      people: [deadSettlor, owner([{ of: ofApplicant, stake: "none", percent: "", band: "" }])],
      others: [exactly("trustees", "100")],
    },
    expected: [
      {
        path: "companies.0.holdings",
        code: "owningTrustUncontrolled",
        params: { name: "Sample Family Trust" },
      },
    ],
  },
  {
    name: "a company as trustee: its owners are named too",
    changed: {
      companies: [trust, company("trustees", trustId, "", { holdings: [partOf("trustee")] })],
      people: [inTrust(everyPartOf.filter(({ stake }) => stake !== "trustee"))],
    },
    expected: [
      { path: "companies.1.holdings", code: "ownersMissing", params: { name: "trustees Limited" } },
    ],
  },
  {
    name: "control of several owners of less than the threshold each is added up",
    changed: {
      companies: [
        ...fourHolders.map((id) => company(id, ofApplicant, "24.99")),
        company("hidden", "", "", {
          holdings: fourHolders.map((of) => ({ of, stake: "control", percent: "", band: "" })),
        }),
      ],
      people: [official],
      others: fourHolders.map((id) => exactly(id, "100")),
    },
    expected: [
      { path: "companies.4.holdings", code: "ownersMissing", params: { name: "hidden Limited" } },
    ],
  },
  {
    name: "a trust that owns leads to a person in control",
    changed: {
      companies: [
        { ...trust, ...familyTrust },
        company("trustees", trustId, "", { holdings: [partOf("settlor"), partOf("trustee")] }),
      ],
      people: [owner([{ of: ofApplicant, stake: "none", percent: "", band: "" }])],
      others: [exactly("trustees", "100")],
    },
    expected: [
      {
        path: "companies.0.holdings",
        code: "owningTrustUncontrolled",
        params: { name: "Sample Family Trust" },
      },
    ],
  },
  {
    name: "“No layers” beside a company that holds a share",
    changed: {
      layers: "none",
      corporateParties: [corporateDirector],
      people: [owner([exactly(ofApplicant, "70"), exactly("corporate-director", "100")])],
    },
    expected: [
      {
        path: "corporateParties.0.owns",
        code: "noLayersDeclared",
        params: { name: "Sample Directors Limited" },
      },
    ],
  },
  {
    name: "four layers declared as three",
    changed: fourLayers("1to3"),
    expected: [{ path: "companies", code: "layersNeedReason", params: { layers: 4, max: 3 } }],
  },
  {
    name: "four layers declared as more than three, with the reason",
    changed: fourLayers("over3"),
    expected: [],
  },
  {
    name: "51% of two owners of 24% each is one owner of 48%",
    changed: {
      companies: [
        company("first", ofApplicant, "24"),
        company("second", ofApplicant, "24"),
        company("between", "", "", { holdings: [exactly("first", "51"), exactly("second", "51")] }),
      ],
      people: [official],
      others: [exactly(ofApplicant, "52"), exactly("first", "49"), exactly("second", "49")],
    },
    expected: [
      { path: "companies.2.holdings", code: "ownersMissing", params: { name: "between Limited" } },
    ],
  },
  ...["Tai-Man CHAN", "Taiman Chan"].map((fullName): Case => ({
    name: `one person entered twice, as Chan Tai Man and ${fullName}`,
    changed: {
      layers: "none",
      people: [
        owner([exactly(ofApplicant, "60")]),
        {
          ...owner([exactly(ofApplicant, "40")]),
          id: "again",
          fullName,
          idNumber: "C123456(9)",
        },
      ],
    },
    expected: [{ path: "people.1.fullName", code: "partyTwice", params: { name: fullName } }],
  })),
  {
    name: "one company entered twice, with a space in its number",
    changed: {
      companies: [
        company("one", ofApplicant, "50", { number: "7654321" }),
        company("two", ofApplicant, "50", { number: "765 4321" }),
      ],
      people: [owner([exactly("one", "100"), exactly("two", "100")])],
    },
    expected: [
      { path: "companies.1.holdings", code: "partyTwice", params: { name: "two Limited" } },
    ],
  },
  {
    name: "the applicant is named as its own owner",
    changed: {
      companies: [company("itself", ofApplicant, "100", { number: "1234567", place: "HK" })],
      people: [owner([exactly("itself", "100")])],
    },
    expected: [
      { path: "companies.0.holdings", code: "ownsItself", params: { name: "itself Limited" } },
    ],
  },
  {
    name: "one layer declared as more than three",
    changed: {
      layers: "over3",
      companies: [company("harbour", ofApplicant, "100")],
      people: [owner([exactly("harbour", "100")])],
    },
    expected: [{ path: "companies", code: "fewerLayersNamed", params: { layers: 1 } }],
  },
  {
    name: "more than three layers that end at a listed owner are not all named",
    changed: { layers: "over3", companies: [company("parent", ofApplicant, "100", proved)] },
    expected: [],
  },
  {
    name: "more than three layers beside a listed owner whose chain is not the longest",
    changed: {
      layers: "over3",
      companies: [
        company("harbour", ofApplicant, "99"),
        company("parent", ofApplicant, "1", proved),
      ],
      people: [owner([exactly("harbour", "100")])],
    },
    expected: [{ path: "companies", code: "fewerLayersNamed", params: { layers: 1 } }],
  },
  {
    name: "“1 to 3” where the only layer is a corporate director that holds a share",
    changed: {
      corporateParties: [corporateDirector],
      people: [owner([exactly(ofApplicant, "70"), exactly("corporate-director", "100")])],
    },
    expected: [],
  },
  {
    name: "“1 to 3” where the corporate director holds nothing, and no company is named",
    changed: {
      corporateParties: [{ ...corporateDirector, owns: "no" }],
      people: [owner([exactly(ofApplicant, "100")])],
    },
    expected: [{ path: "companies", code: "companyOrTrustMissing" }],
  },
  {
    name: "a listed owner proves it, and ends the chain: no one else is needed",
    changed: { companies: [company("parent", ofApplicant, "100", proved)] },
    expected: [],
  },
  {
    name: "a listed owner without exchange, ticker and evidence",
    changed: { companies: [company("parent", ofApplicant, "100", { kind: "listed" })] },
    expected: [
      { path: "companies.0.exchange", code: "required" },
      { path: "companies.0.ticker", code: "required" },
      { path: "companies.0.partyListing", code: "uploadRequired" },
    ],
  },
  {
    name: "an ISIN with a wrong check digit",
    changed: {
      companies: [company("parent", ofApplicant, "100", { ...proved, ticker: "US0378331004" })],
    },
    expected: [{ path: "companies.0.ticker", code: "tickerFormat" }],
  },
  {
    name: "a regulated owner without regulator, licence, register and evidence",
    changed: { companies: [company("parent", ofApplicant, "100", { kind: "regulated" })] },
    expected: [
      { path: "companies.0.exemptRegulator", code: "required" },
      { path: "companies.0.exemptLicence", code: "required" },
      { path: "companies.0.registerLink", code: "urlRequired" },
      { path: "companies.0.partyLicence", code: "uploadRequired" },
    ],
  },
  {
    name: "a regulated owner proves it",
    changed: {
      companies: [
        company("parent", ofApplicant, "100", {
          kind: "regulated",
          place: "HK",
          exemptRegulator: "Monetary Authority",
          exemptLicence: "B-100",
          registerLink: "register.example/B-100",
          partyLicence: evidence,
        }),
      ],
    },
    expected: [],
  },
  {
    name: "a government proves it",
    changed: {
      companies: [
        company("ministry", ofApplicant, "100", {
          kind: "government",
          foundingLaw: "Cap. 1",
          partyFoundingLaw: evidence,
        }),
      ],
    },
    expected: [],
  },
  {
    name: "a government without its founding law and evidence",
    changed: { companies: [company("ministry", ofApplicant, "100", { kind: "government" })] },
    expected: [
      { path: "companies.0.foundingLaw", code: "required" },
      { path: "companies.0.partyFoundingLaw", code: "uploadRequired" },
    ],
  },
  {
    name: "a listed owner in a high-risk country: the exemption is lost",
    changed: {
      companies: [company("parent", ofApplicant, "100", { ...proved, place: "IR" })],
      people: [owner([exactly("parent", "40")])],
    },
    expected: [
      { path: "companies.0.holdings", code: "exemptionLost", params: { name: "parent Limited" } },
    ],
  },
  ...["VU", "RU", "SY"].map((place): Case => ({
    name: `a regulated owner in ${place}, which is no equivalent jurisdiction: its owners are needed`,
    changed: { companies: [company("parent", ofApplicant, "100", { ...supervised, place })] },
    expected: [
      { path: "people", code: "uboMissing" },
      {
        path: "companies.0.holdings",
        code: "regulatedElsewhere",
        params: { name: "parent Limited" },
      },
    ],
  })),
  {
    name: "a regulated owner in no equivalent jurisdiction, with its owner",
    changed: {
      companies: [company("parent", ofApplicant, "100", { ...supervised, place: "VU" })],
      people: [owner([exactly("parent", "100")])],
    },
    expected: [],
  },
  {
    name: "a regulated owner in an equivalent jurisdiction ends the chain",
    changed: { companies: [company("parent", ofApplicant, "100", { ...supervised, place: "SG" })] },
    expected: [],
  },
  {
    name: "a listed owner in no equivalent jurisdiction ends the chain",
    changed: { companies: [company("parent", ofApplicant, "100", { ...proved, place: "VU" })] },
    expected: [],
  },
  {
    name: "an applicant that is listed names no owner, and its shares lead to no one",
    changed: provedListing,
    expected: [],
  },
  {
    name: "an applicant that is listed names an owner of 60%: what is left of the shares is not asked for",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "60")])],
      ...provedListing,
    },
    expected: [],
  },
  {
    name: "an applicant that is listed still names its directors",
    changed: { ...provedListing, acting: [sampleRepresentative] },
    expected: [{ path: "people", code: "directorMissing" }],
  },
  {
    name: "an applicant that is listed without exchange, ticker and link",
    changed: { business: { listed: "yes" } },
    expected: [
      { path: "exchange", code: "required" },
      { path: "ticker", code: "required" },
      { path: "listingLink", code: "urlRequired" },
      { path: "listingProof", code: "uploadRequired" },
    ],
  },
  {
    name: "an applicant that is listed, in a high-risk country: the exemption is lost",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "60")])],
      company: { incorporationPlace: "MM" },
      ...provedListing,
      business: { ...listedItself, registeredInHongKong: "no" },
    },
    expected: [
      { path: "placeWithoutTax", code: "explanationRequired" },
      open("others", applicantName, "40.0"),
    ],
  },
  {
    name: "an applicant that is listed, in a high-risk country, with no owner: its owners are needed",
    changed: {
      layers: "none",
      company: { incorporationPlace: "MM" },
      ...provedListing,
      business: { ...listedItself, registeredInHongKong: "no" },
    },
    expected: [
      { path: "placeWithoutTax", code: "explanationRequired" },
      { path: "people", code: "uboMissing" },
      { path: "people", code: "exemptionLost", params: { name: applicantName } },
    ],
  },
  {
    name: "an applicant that is listed names an owner whose stake is not yet known: it is not asked for",
    changed: { layers: "none", people: [owner([unknown(ofApplicant)])], ...provedListing },
    expected: [],
  },
  {
    name: "a company that is no financial institution is not exempt by a licence",
    changed: { layers: "none", business: { licensed: "yes" } },
    expected: [{ path: "people", code: "uboMissing" }, open("others", applicantName, "100.0")],
  },
  {
    name: "a company of which 51% belong to a listed one is the same branch",
    changed: {
      companies: [company("middle", ofApplicant, "100"), company("parent", "middle", "51", proved)],
    },
    expected: [],
  },
  {
    name: "a company of which 50% belong to a listed one is not",
    changed: {
      companies: [company("middle", ofApplicant, "50"), company("parent", "middle", "50", proved)],
      people: [owner([exactly(ofApplicant, "50")])],
    },
    expected: [open("others", "middle Limited", "50.0")],
  },
  {
    name: "the person who opened the account is not among the representatives",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [{ ...sampleRepresentative, opensAccount: "no" }, identified("d1")],
    },
    expected: [{ path: "people", code: "accountHolderMissing" }],
  },
  {
    name: "two people who opened the account",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [
        sampleRepresentative,
        { ...sampleRepresentative, ...second, birthDate: "1980-01-01" },
        identified("d1"),
      ],
    },
    expected: [
      {
        path: "people.2.opensAccount",
        code: "accountHolderTwice",
        params: { name: "Lee Ka Yan" },
      },
    ],
  },
  {
    name: "a representative whom the resolution does not name",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [{ ...sampleRepresentative, resolutionNames: "no" }, identified("d1")],
    },
    expected: [
      {
        path: "people.1.resolutionNames",
        code: "resolutionMustName",
        params: { name: "Wong Siu Ming" },
      },
    ],
  },
  {
    name: "a third director is named without ID document, address and contact",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [sampleRepresentative, identified("d1"), identified("d2"), director("d3")],
    },
    expected: [],
  },
  {
    name: "roles that are missing are told together, with what else is wrong",
    changed: { layers: "none", people: [{ ...owner([]), roles: ["seniorOfficial"] }], acting: [] },
    expected: [
      { path: "people", code: "directorMissing" },
      { path: "people", code: "representativeMissing" },
      open("others", applicantName, "100.0"),
    ],
  },
  {
    name: "one of three directors uploads an ID document",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [
        sampleRepresentative,
        identified("d1"),
        director("d2"),
        director("d3", { fullName: "Ho Wai", birthDate: "1971-01-01" }),
      ],
    },
    expected: [{ path: "people", code: "directorsNotIdentified", params: { count: 2 } }],
  },
  {
    name: "58 directors, an owner and a representative are all named",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [sampleRepresentative, identified("d1"), identified("d2"), ...board(56)],
    },
    expected: [],
  },
  {
    name: "more than 60 people",
    changed: {
      layers: "none",
      people: [owner([exactly(ofApplicant, "100")])],
      acting: [sampleRepresentative, identified("d1"), identified("d2"), ...board(58)],
    },
    expected: [{ path: "people", code: "tooManyPeople", params: { max: 60 } }],
  },
];

const another = {
  id: "another",
  fullName: "Ng Mei Kuen",
  birthDate: "1970-01-01",
  idNumber: "C123456(9)",
};
const alone = { companies: [], layers: "none" as const };
const rest = (percent: string) => [exactly(ofApplicant, percent)];

/** Why a person is needed, in applications that can be submitted. */
export const limbCases: readonly Case[] = [
  {
    name: "exactly 25.00% on a line of 25%: the house rule, not the statute",
    changed: { ...alone, people: [owner([exactly(ofApplicant, "25.00")])], others: rest("75") },
    expected: [],
    limbs: [{ limb: "houseRule", from: 25 }],
  },
  {
    name: "25.0001%: the statute",
    changed: {
      ...alone,
      people: [owner([exactly(ofApplicant, "25.0001")])],
      others: rest("74.9999"),
    },
    expected: [],
    limbs: [{ limb: "share", moreThan: "25" }],
  },
  {
    name: "exactly 10.00% on a line of 10%: the house rule",
    changed: {
      ...alone,
      lines: ["goldToken"],
      people: [owner([exactly(ofApplicant, "10.00")])],
      others: rest("90"),
    },
    expected: [],
    limbs: [{ limb: "houseRule", from: 10 }],
  },
  {
    name: "9.9999% on a line of 10%: no owner",
    changed: {
      ...alone,
      lines: ["goldToken"],
      people: [owner([exactly(ofApplicant, "9.9999")]), { ...official, ...another }],
      others: rest("90.0001"),
    },
    expected: [],
    limbs: undefined,
  },
  {
    name: "votes without the share",
    changed: {
      ...alone,
      people: [owner([exactly(ofApplicant, "5"), votes(ofApplicant, "30")])],
      others: rest("95"),
    },
    expected: [],
    limbs: [{ limb: "votes", moreThan: "25" }],
  },
  {
    name: "control by other means",
    changed: {
      ...alone,
      people: [owner([{ of: ofApplicant, stake: "control", percent: "", band: "" }])],
      others: rest("100"),
    },
    expected: [],
    limbs: [{ limb: "control" }],
  },
  {
    name: "the senior managing official, where no owner is found",
    changed: {
      ...alone,
      people: [{ ...owner([exactly(ofApplicant, "5")]), roles: ["ubo", "seniorOfficial"] }],
      others: rest("95"),
    },
    expected: [],
    limbs: [{ limb: "seniorOfficial" }],
  },
  {
    name: "a party to a trust of 5%",
    changed: {
      companies: [{ ...trust, ...familyTrust, holdings: [exactly(ofApplicant, "5")] }],
      people: [
        inTrust([partOf("settlor")]),
        { ...inTrust([partOf("trustee")]), ...another, roles: ["trustParty", "seniorOfficial"] },
      ],
      others: rest("95"),
    },
    expected: [],
    limbs: [{ limb: "trustRole", role: "settlor", trust: "Sample Family Trust" }],
  },
  {
    name: "60% of an applicant that is listed: its owners are not needed",
    changed: { ...alone, people: [owner([exactly(ofApplicant, "60")])], ...provedListing },
    expected: [],
    limbs: undefined,
  },
  {
    name: "a director who owns 60% of an applicant that is listed",
    changed: {
      ...alone,
      people: [{ ...owner([exactly(ofApplicant, "60")]), roles: ["ubo", "director"] }],
      ...provedListing,
    },
    expected: [],
    limbs: [{ limb: "director" }],
  },
  {
    name: "5% of the shares and 30% of the votes, in either order",
    changed: {
      ...alone,
      people: [owner([votes(ofApplicant, "30"), exactly(ofApplicant, "5")])],
      others: rest("95"),
    },
    expected: [],
    limbs: [{ limb: "votes", moreThan: "25" }],
  },
];

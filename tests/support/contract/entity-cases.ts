import { applicant } from "#contract/ownership/structure.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { entityWith, holding, party } from "./entities.ts";
import type { WorkedCase } from "./people-cases.ts";

const asPartnership = { entryBoarding: { fundForm: "limitedPartnership" } };
const asCompany = { entryBoarding: { fundForm: "company" } };

/** A fund with all units held by others, and with this trustee. */
function unitTrust(people: Answers[], trusteeKind?: string, more: AllAnswers = {}): AllAnswers {
  const trustee = { id: "trustees", roles: ["trustee"], owns: "no", kind: trusteeKind };
  const corporate = trusteeKind
    ? { hasCorporateParties: "yes", corporateParties: [trustee] }
    : { hasCorporateParties: "no" };
  return entityWith("investmentVehicle", people, {
    entryBoarding: { fundForm: "unitTrust" },
    fundInformation: { fundType: "openEnded" },
    declaration: { ownershipLayers: trusteeKind ? "1to3" : "none" },
    ...more,
    relatedInformation: { ...corporate, companies: [], others: holding(applicant, "100") },
  });
}

const bank = (licensed: string, more: AllAnswers = {}) =>
  entityWith(
    "financialInstitution",
    [party("holder", "Chan Tai Man", "director", "representative")],
    {
      ...more,
      businessInformation: { ...more["businessInformation"], licensed },
      relatedInformation: { hasCorporateParties: "no" },
    },
  );

const entity = (rule: string, answers: AllAnswers, ...refused: string[]): WorkedCase => ({
  rule,
  of: "company",
  change: () => answers,
  refused: refused.map((each) => `relatedInformation.${each}`),
});

const fund = (more: AllAnswers): AllAnswers =>
  entityWith(
    "investmentVehicle",
    [party("holder", "Chan Tai Man", "representative", "director", "seniorOfficial")],
    {
      ...asCompany,
      ...more,
      relatedInformation: { hasCorporateParties: "no", others: holding(applicant, "100") },
    },
  );

/** A limited partnership with its general partner, and without a responsible person. */
const partnershipIn = (incorporationPlace: string, about: Answers = {}): AllAnswers =>
  entityWith(
    "investmentVehicle",
    [party("holder", "Chan Tai Man", "representative", "generalPartner")],
    {
      ...asPartnership,
      companyInformation: { incorporationPlace },
      fundInformation: {
        hongKongFund: "yes",
        responsiblePerson: "",
        responsibleKind: "",
        responsibleNumber: "",
        ...about,
      },
      relatedInformation: { others: holding(applicant, "100") },
    },
  );

/** A fund that sends no letter on its investors. */
const withoutLetter = (fundInformation: Answers): AllAnswers => {
  const all = fund({ fundInformation: { fundType: "openEnded", ...fundInformation } });
  const { comfortLetter: _, ...uploadFiles } = all["uploadFiles"]!;
  return { ...all, uploadFiles };
};

const ownerOfTrustees = {
  ...party("holder", "Chan Tai Man", "representative", "ubo"),
  holdings: holding("trustees", "100"),
};

const official = party("holder", "Chan Tai Man", "representative", "seniorOfficial");

/** A partnership with a regulated company as general partner. */
const withPartner = (person: Answers, partner: Answers, more: AllAnswers = {}): AllAnswers =>
  entityWith("investmentVehicle", [person], {
    ...asPartnership,
    declaration: { ownershipLayers: "1to3" },
    relatedInformation: {
      companies: [],
      hasCorporateParties: "yes",
      corporateParties: [
        { id: "partner", roles: ["generalPartner"], owns: "no", kind: "regulated", ...partner },
      ],
      others: holding(applicant, "100"),
    },
    ...more,
  });

/** The same with a manager, and without a proof of the licence of the partner of this name. */
const partnerWithoutProof = (name: string): AllAnswers =>
  withPartner(
    official,
    { name, number: "2468101", partyLicence: { files: [] } },
    {
      fundInformation: {
        management: "manager",
        managerName: "Sample Capital Limited",
        managerLicensed: "yes",
      },
    },
  );

/** Which parties each kind of entity names. */
export const entityCases: readonly WorkedCase[] = [
  entity(
    "a government whose only person was a director and owner of a company has no official",
    entityWith("government", [
      {
        ...party("holder", "Chan Tai Man", "director", "ubo", "representative"),
        holdings: holding(applicant, "100"),
      },
    ]),
    "people officialMissing",
  ),
  entity(
    "a government that names the official who acts for it",
    entityWith("government", [party("holder", "Chan Tai Man", "representative", "seniorOfficial")]),
  ),
  entity(
    "a partnership that its general partner, a person, controls needs no other owner",
    entityWith(
      "investmentVehicle",
      [party("holder", "Chan Tai Man", "representative", "generalPartner")],
      {
        ...asPartnership,
        relatedInformation: { others: holding(applicant, "100") },
      },
    ),
  ),
  entity(
    "a company as general partner names its directors",
    withPartner(party("holder", "Chan Tai Man", "representative"), { directors: "" }),
    "corporateParties.0.directors required",
  ),
  entity(
    "the licence of a manager who is general partner too is proved once",
    partnerWithoutProof("SAMPLE CAPITAL LIMITED"),
  ),
  entity(
    "another general partner proves its own",
    partnerWithoutProof("Other Capital Limited"),
    "corporateParties.0.partyLicence uploadRequired",
  ),
  entity(
    "a partnership with directors alone",
    entityWith(
      "investmentVehicle",
      [party("holder", "Chan Tai Man", "representative", "director")],
      {
        ...asPartnership,
        relatedInformation: { others: holding(applicant, "100") },
      },
    ),
    "people generalPartnerMissing",
    "people uboMissing",
    "people noOwnerReaches",
  ),
  {
    ...entity(
      "a partnership has no directors",
      entityWith(
        "investmentVehicle",
        [party("holder", "Chan Tai Man", "representative", "generalPartner", "director")],
        { ...asPartnership, relatedInformation: { others: holding(applicant, "100") } },
      ),
    ),
    stored: { "relatedInformation.people.0.roles": ["representative", "generalPartner"] },
  },
  entity(
    "a unit trust that its trustee, a person, controls needs no director and no other owner",
    unitTrust([party("holder", "Chan Tai Man", "representative", "trustee")]),
  ),
  entity(
    "the owners of a company that is trustee of a unit trust are named",
    unitTrust([party("holder", "Chan Tai Man", "representative")], "company"),
    "corporateParties.0.kind ownersMissing",
  ),
  entity(
    "one person owns the company that is trustee of a unit trust",
    unitTrust([ownerOfTrustees], "company"),
  ),
  entity(
    "a company that is trustee of a unit trust is a layer",
    unitTrust([ownerOfTrustees], "company", { declaration: { ownershipLayers: "none" } }),
    "corporateParties.0.roles noLayersButRole",
  ),
  entity(
    "a regulated trustee of a unit trust leads to no owner, so the official is named",
    unitTrust([party("holder", "Chan Tai Man", "representative", "seniorOfficial")], "regulated"),
  ),
  entity(
    "a partnership has no trustee",
    unitTrust([party("holder", "Chan Tai Man", "representative", "trustee")], undefined, {
      ...asPartnership,
    }),
    "people generalPartnerMissing",
    "people uboMissing",
    "people noOwnerReaches",
  ),
  entity(
    "a fund that is a company has no trustee, and names its directors",
    unitTrust([party("holder", "Chan Tai Man", "representative", "trustee")], undefined, asCompany),
    "people directorMissing",
    "people uboMissing",
    "people noOwnerReaches",
  ),
  entity(
    "a unit trust names its trustee, and has no directors",
    unitTrust([party("holder", "Chan Tai Man", "representative", "director", "seniorOfficial")]),
    "people trusteeMissing",
  ),
  {
    ...entity(
      "a limited partnership fund of Hong Kong names its responsible person, with kind and number",
      partnershipIn("HK"),
    ),
    refused: [
      "fundInformation.responsiblePerson required",
      "fundInformation.responsibleKind selectRequired",
      "fundInformation.responsibleNumber required",
    ],
  },
  entity("a limited partnership of another place has no such person", partnershipIn("KY")),
  entity(
    "nor has one that is registered under Cap. 37",
    partnershipIn("HK", { hongKongFund: "no" }),
  ),
  {
    ...entity("who verifies the investors sends its letter", {}),
    change: () => withoutLetter({ investorChecker: "administrator", hasAdministrator: "yes" }),
    refused: ["uploadFiles.comfortLetter uploadRequired"],
  },
  {
    ...entity(
      "a vehicle that verifies its investors itself sends no letter, and no supervision is asked",
      {},
    ),
    change: () => withoutLetter({ investorChecker: "vehicle", checkerSupervised: "" }),
  },
  {
    ...entity("who verifies the investors is said", {}),
    change: () => withoutLetter({ investorChecker: "", checkerSupervised: "" }),
    refused: ["fundInformation.investorChecker selectRequired"],
  },
  {
    ...entity(
      "of another party that verifies the investors it is said whether it is supervised",
      {},
    ),
    change: () => withoutLetter({ investorChecker: "distributor", checkerSupervised: "" }),
    refused: [
      "fundInformation.checkerSupervised itemRequired",
      "uploadFiles.comfortLetter uploadRequired",
    ],
  },
  {
    ...entity(
      "a fund of one family has no other investors",
      fund({ fundInformation: { investors: ["family", "funds"] } }),
    ),
    refused: ["fundInformation.investors familyAlone"],
  },
  {
    ...entity(
      "a fund has investors and no clients",
      fund({
        businessInformation: { purpose: ["safekeeping", "clientTrading", "investment"] },
        activityInformation: { sourceOfFunds: ["clientAssets", "investorSubscriptions"] },
      }),
    ),
    stored: {
      "businessInformation.purpose": ["investment"],
      "activityInformation.sourceOfFunds": ["investorSubscriptions"],
    },
  },
  {
    ...entity(
      "the assets of clients are no wealth of the entity",
      bank("yes", { activityInformation: { sourceOfWealth: ["clientAssets", "loan"] } }),
    ),
    stored: { "activityInformation.sourceOfWealth": ["loan"] },
  },
  entity("a licensed bank names its directors, and no owner", bank("yes")),
  {
    ...entity(
      "a licence has a number, and its entry in the register can be linked",
      bank("yes", { businessInformation: { licenceNumber: "", registerLink: "" } }),
    ),
    refused: ["businessInformation.licenceNumber required"],
  },
  entity(
    "a bank without a licence names its owners",
    bank("no"),
    "people uboMissing",
    "others openShare",
  ),
  entity(
    "a company whose only person was a general partner has no director",
    entityWith("registeredCompany", [
      {
        ...party("holder", "Chan Tai Man", "representative", "ubo", "generalPartner"),
        holdings: holding(applicant, "100"),
      },
    ]),
    "people directorMissing",
  ),
  entity(
    "a trust whose representative was an owner of a company has no share left",
    entityWith(
      "trust",
      [
        {
          ...party("holder", "Chan Tai Man", "ubo", "representative"),
          holdings: holding(applicant, "60"),
        },
        party("settlor", "Lee Ka Yan", "settlor"),
        party("trustee", "Ng Mei Kuen", "trustee"),
      ],
      { trustInformation: { beneficiaries: "class" } },
    ),
  ),
];

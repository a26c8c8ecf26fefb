import { msg } from "@lingui/core/macro";
import {
  comesFrom,
  hasNoAccounts,
  isBeforeAccounts,
  isExempt,
  isExemptFromAudit,
  isOfPrivateWealth,
  isOwned,
  isUnitTrust,
  needsBusinessRegistration,
  ofEntity,
} from "../options/of-entity.ts";
import { isLayered } from "../options/party-roles.ts";
import { anyYesIn, individualIsPep } from "../options/people/pep.ts";
import { answeredIn, every, lineHas, not, some } from "../questions/condition.ts";
import { business, residential } from "./address-grounds.ts";
import { type DocumentSlot, row } from "./document-slot.ts";
import { entityWordings } from "./entity-wordings.ts";
import { fundSlots } from "./fund-slots.ts";
import { partySlots } from "./party-slots.ts";

const corporate = not(ofEntity("trust", "government"));
const givenInActivity = (list: string, ...sources: string[]) =>
  answeredIn("activityInformation", list, ...sources);
const forIndividuals = { of: "individual" } as const;

export const documentSlots = {
  certificateOfIncorporation: row(
    msg`Certificate of incorporation`,
    msg`Confirms that the entity exists and shows any change of name.`,
    {
      asked: every(corporate, not(isUnitTrust)),
      certifiable: true,
      isOfFounding: true,
      wordings: entityWordings.certificateOfIncorporation,
    },
  ),
  businessRegistration: row(
    msg`Business registration certificate`,
    msg`The certificate in force under the Business Registration Ordinance (Cap. 310).`,
    { asked: needsBusinessRegistration, expires: true },
  ),
  articles: row(
    msg`Memorandum and articles of association`,
    msg`Sets out the entity's powers and how it makes decisions.`,
    { asked: corporate, wordings: entityWordings.articles },
  ),
  registerOfMembers: row(
    msg`Register of shareholders`,
    msg`Shows who holds the shares so that we can trace the ownership.`,
    {
      asked: every(isOwned, not(some(ofEntity("investmentVehicle"), isExempt))),
      age: "yearly",
      certifiable: true,
      wordings: entityWordings.registerOfMembers,
    },
  ),
  listOfDirectors: row(
    msg`List of directors and shareholders`,
    msg`Signed by a director or the company secretary.`,
    { asked: corporate, age: "list", wordings: entityWordings.listOfDirectors },
  ),
  ownershipChart: row(
    msg`Ownership chart`,
    msg`Signed and dated by a person who may sign for the entity, and showing every layer down to the ultimate natural persons.`,
    { asked: every(corporate, isLayered, not(isExempt)), age: "yearly" },
  ),
  goodStanding: row(
    msg`Certificate of good standing or incumbency`,
    msg`Confirms that the entity exists now, which the certificate of incorporation does not. An extract of its register also counts.`,
    {
      asked: corporate,
      age: "standing",
      certifiable: true,
      wordings: entityWordings.goodStanding,
    },
  ),
  trustDeed: row(
    msg`Trust deed`,
    msg`The whole deed with every amendment. If passages are blacked out, add a letter with the reason.`,
    { asked: ofEntity("trust"), certifiable: true, isOfFounding: true },
  ),
  trusteeResolution: row(
    msg`Trustee resolution`,
    msg`Authorises the account and names the account holder and all who can act for the trust.`,
    { asked: ofEntity("trust") },
  ),
  settlorWealthEvidence: row(
    msg`Evidence of the settlor's wealth`,
    msg`Tax assessments, accounts, contracts of sale or probate papers that show how the settlor became wealthy. We ask for it of every trust of private wealth.`,
    { asked: isOfPrivateWealth },
  ),
  ...fundSlots,
  charityRegistration: row(
    msg`Charity registration or approval`,
    msg`The letter from the authority that registered or approved it.`,
    { asked: ofEntity("charity"), certifiable: true },
  ),
  foundingStatute: row(
    msg`Founding statute or decree`,
    msg`Confirms that the entity exists and sets out its powers.`,
    { asked: ofEntity("government"), certifiable: true },
  ),
  signingAuthority: row(
    msg`Proof of authority to sign`,
    msg`Names the account holder and all who can act for the entity.`,
    {
      asked: ofEntity("government"),
      age: "yearly",
    },
  ),
  licenceExtract: row(msg`Licence`, msg`An extract from the regulator's register.`, {
    asked: answeredIn("businessInformation", "licensed", "yes"),
  }),
  listingProof: row(
    msg`Proof of listing`,
    msg`The page of the exchange that names the entity and its code.`,
    { asked: every(isOwned, answeredIn("businessInformation", "listed", "yes")) },
  ),
  compliancePolicy: row(
    msg`Anti-money laundering (AML) policy`,
    msg`The policy in force, or its summary.`,
    { asked: ofEntity("financialInstitution", "vasp") },
  ),
  complianceAudit: row(msg`Compliance audit report`, msg`The independent auditor's findings.`, {
    asked: answeredIn("complianceProgramme", "audited", "yes"),
  }),
  walletProof: row(
    msg`Proof of wallet ownership`,
    msg`A signed message or a small transfer for each wallet.`,
    { asked: ofEntity("vasp") },
  ),
  proofOfBusinessAddress: row(msg`Proof of business address`, business.usual, {
    age: "proof",
    wordings: business.wordings,
  }),
  auditedAccounts: row(
    msg`Audited financial statements`,
    msg`The latest accounts. They show what the entity owns and how it earns. If they are older than allowed, change your answer about them in step 1.`,
    {
      asked: every(corporate, not(hasNoAccounts)),
      age: "accounts",
    },
  ),
  firstAccounts: row(
    msg`Management accounts, opening balance sheet or bank statement`,
    msg`In place of recent audited accounts. Signed by a director, or issued by the bank.`,
    { asked: isBeforeAccounts, age: "accounts", wordings: entityWordings.firstAccounts },
  ),
  managementAccounts: row(
    msg`Management accounts`,
    msg`In place of audited accounts: a balance sheet and an income statement that a director signed as true and fair.`,
    { asked: isExemptFromAudit, age: "yearly", wordings: entityWordings.managementAccounts },
  ),
  boardResolution: row(
    msg`Board resolution`,
    msg`Authorises the account and names the account holder and all who can act for the entity.`,
    { asked: corporate, wordings: entityWordings.boardResolution },
  ),
  bankStatement: row(msg`Bank statement`, msg`Shows that the bank account belongs to the entity.`, {
    asked: answeredIn("activityInformation", "needsFiat", "yes"),
    age: "proof",
    wordings: entityWordings.bankStatement,
  }),
  loanOrSale: row(
    msg`Loan agreement or contract of sale`,
    msg`Of the largest loan and the largest sale that the money or the wealth comes from.`,
    {
      asked: comesFrom(givenInActivity, "loan", "assetSale"),
      wordings: [
        {
          when: not(comesFrom(givenInActivity, "assetSale")),
          label: msg`Loan agreement`,
          hint: msg`Of the largest loan that the money or the wealth comes from.`,
        },
        {
          when: not(comesFrom(givenInActivity, "loan")),
          label: msg`Contract of sale`,
          hint: msg`Of the largest sale that the money or the wealth comes from.`,
        },
      ],
    },
  ),
  evidence: row(
    msg`Evidence for the declaration`,
    msg`Documents that support each “yes” answer in the declaration.`,
    {
      asked: some(
        anyYesIn("declaration", "sanctioned", "othersMoney", "bearerShares", "taxAmnesty", "crime"),
        anyYesIn("declaration", "stateOwned", "adverseNews", "proceedings"),
        anyYesIn("complianceProgramme", "shellBanks", "privacyAssets"),
      ),
      wordings: entityWordings.evidence,
    },
  ),
  classProof: row(
    msg`Proof of investor status`,
    msg`A statement of the custodian, a certificate of an auditor, or proof of who owns the company.`,
    { of: "investor", age: "professional", wordings: entityWordings.classProof },
  ),
  trustAccounts: row(
    msg`Accounts of the trust`,
    msg`The latest audited accounts that show the value of the trust.`,
    { of: "investor", age: "accounts" },
  ),
  other: row(
    msg`Other supporting documents`,
    msg`Anything else that helps us understand the entity.`,
    { optional: msg`(optional)` },
  ),
  ...partySlots,
  ownIdentity: row(msg`ID document`, msg`The photo page of a passport, or both sides of a card.`, {
    ...forIndividuals,
    certifiable: true,
  }),
  ownAddressProof: row(msg`Proof of residential address`, residential.usual, {
    ...forIndividuals,
    age: "proof",
    certifiable: true,
    wordings: residential.wordings,
  }),
  ownBankStatement: row(
    msg`Bank statement`,
    msg`Shows that the bank account is in your own name.`,
    { ...forIndividuals, age: "proof" },
  ),
  wolfsbergQuestionnaire: row(
    msg`Wolfsberg questionnaire`,
    msg`The completed and signed form, as a PDF.`,
    { of: "questionnaire", age: "questionnaire", only: "pdf", most: 1 },
  ),
  resume: row(msg`Personal resume`, msg`Shows the employment your wealth comes from.`, {
    ...forIndividuals,
    asked: answeredIn("wealthInformation", "sourceOfWealth", "salary"),
    whenEmpty: "resumeRequired",
  }),
  wealthEvidence: row(
    msg`Evidence of wealth`,
    msg`Payslips, tax assessments, statements or contracts that show the sources you named.`,
    forIndividuals,
  ),
  ownEvidence: row(
    msg`Evidence for the declaration`,
    msg`Documents that support each “yes” answer in the declaration.`,
    {
      ...forIndividuals,
      asked: some(
        individualIsPep,
        anyYesIn("pep", "sanctioned", "othersMoney", "crime", "taxAmnesty"),
        anyYesIn("pep", "adverseNews", "proceedings"),
      ),
    },
  ),
  accreditedProof: row(
    msg`Proof of accredited investor status`,
    msg`Statements, payslips or a tax assessment for the Singapore test.`,
    {
      ...forIndividuals,
      asked: lineHas("investorClass", "SG"),
      age: "accredited",
    },
  ),
  professionalProof: row(
    msg`Proof of professional investor status`,
    msg`A custodian's statement or an auditor's certificate for the Hong Kong test.`,
    {
      ...forIndividuals,
      asked: lineHas("investorClass", "HK"),
      age: "professional",
    },
  ),
  ownOther: row(
    msg`Other supporting documents`,
    msg`Anything else that helps us understand your answers.`,
    { ...forIndividuals, optional: msg`(optional)` },
  ),
} as const satisfies Record<string, DocumentSlot>;

export type SlotId = keyof typeof documentSlots;

export const slotOf = (id: SlotId): DocumentSlot => documentSlots[id];

export const slotsOf = (of: DocumentSlot["of"], isOptional: boolean): SlotId[] =>
  (Object.keys(documentSlots) as SlotId[]).filter(
    (id) => slotOf(id).of === of && (slotOf(id).optional !== undefined) === isOptional,
  );

import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { type LineId, lineOf } from "../business-lines.ts";
import { inForce } from "../editions.ts";
import { limits } from "../limits.ts";
import { ages, type DocumentAge } from "../options/ages.ts";
import { ofEntity } from "../options/of-entity.ts";
import { answeredIn, type Condition, every, lineHas, not } from "../questions/condition.ts";
import type { RuleCode } from "../rules/rule-messages.ts";

export interface DocumentSlot {
  title: MessageDescriptor;
  why: MessageDescriptor;
  of: "entity" | "individual" | "person";
  /** Everyone when absent. */
  asked?: Condition;
  /** Shown beside the title when optional. */
  optional?: MessageDescriptor;
  /** Replaces the general message when missing. */
  whenEmpty?: RuleCode;
  /** Row of ages.ts; null when age does not matter. */
  age: DocumentAge | null;
  certifiable: boolean;
  most: number;
}

type Column = Omit<DocumentSlot, "title" | "why">;

const usual = { of: "entity", age: null, certifiable: false, most: 1 } as const;

const row = (
  title: MessageDescriptor,
  why: MessageDescriptor,
  columns: Partial<Column> = {},
): DocumentSlot => ({ title, why, ...usual, ...columns });

const corporate = not(ofEntity("trust", "government"));
const inCompany = (question: string, ...values: string[]) =>
  answeredIn("companyInformation", question, ...values);
const forIndividuals = { of: "individual" } as const;

export const documentSlots = {
  certificateOfIncorporation: row(
    msg`Certificate of incorporation`,
    msg`Shows that the entity exists, and any change of its name.`,
    { asked: corporate, certifiable: true, most: 2 },
  ),
  articles: row(
    msg`Memorandum and articles of association`,
    msg`Shows what the entity may do and how it decides.`,
    { asked: corporate, most: 2 },
  ),
  registerOfMembers: row(
    msg`Register of shareholders`,
    msg`Shows who holds the shares, so that we can follow the ownership.`,
    {
      asked: not(ofEntity("trust", "government", "charity", "investmentVehicle")),
      age: "yearly",
      certifiable: true,
      most: 5,
    },
  ),
  listOfDirectors: row(
    msg`List of directors and shareholders`,
    msg`Signed by a director or the company secretary.`,
    { asked: corporate, age: "list", most: 2 },
  ),
  ownershipChart: row(
    msg`Ownership chart`,
    msg`Signed and dated, down to the last natural person.`,
    {
      asked: every(corporate, answeredIn("declaration", "ownershipLayers", "1to3", "over3")),
      age: "yearly",
      most: 2,
    },
  ),
  goodStanding: row(
    msg`Certificate of good standing or incumbency`,
    msg`Shows that the entity still exists, where its register is not open to everybody.`,
    {
      asked: every(corporate, not(inCompany("incorporationPlace", "HK", "SG"))),
      age: "standing",
      certifiable: true,
    },
  ),
  trustDeed: row(
    msg`Trust deed`,
    msg`The pages that name settlor, trustee and beneficiaries, with every amendment.`,
    { asked: ofEntity("trust"), certifiable: true, most: 3 },
  ),
  trusteeResolution: row(
    msg`Resolution of the trustee`,
    msg`Opens the account and names who may act for the trust.`,
    { asked: ofEntity("trust") },
  ),
  trusteeLicence: row(
    msg`Licence of the trustee`,
    msg`An extract from the register of the regulator.`,
    { asked: answeredIn("trustInformation", "trusteeLicensed", "yes") },
  ),
  offeringMemorandum: row(
    msg`Offering memorandum`,
    msg`Says what the vehicle invests in and who may invest.`,
    { asked: ofEntity("investmentVehicle") },
  ),
  investorList: row(
    msg`List of investors`,
    msg`Every investor from the share at which an owner is named.`,
    { asked: ofEntity("investmentVehicle"), age: "list" },
  ),
  managerLicence: row(
    msg`Licence of the manager`,
    msg`An extract from the register of the regulator.`,
    { asked: answeredIn("fundInformation", "managerLicensed", "yes") },
  ),
  comfortLetter: row(
    msg`Letter of the administrator`,
    msg`Confirms that the administrator checks who the investors are.`,
    {
      asked: answeredIn("fundInformation", "hasAdministrator", "yes"),
      age: "yearly",
    },
  ),
  charityRegistration: row(
    msg`Registration or approval of the charity`,
    msg`The letter of the body that registered or approved it.`,
    { asked: ofEntity("charity"), certifiable: true },
  ),
  foundingStatute: row(
    msg`Founding statute or decree`,
    msg`Shows that the body exists and what it may do.`,
    { asked: ofEntity("government"), certifiable: true },
  ),
  signingAuthority: row(msg`Proof of authority to sign`, msg`Names who may act for the body.`, {
    asked: ofEntity("government"),
    age: "yearly",
  }),
  licenceExtract: row(msg`Licence`, msg`An extract from the register of the regulator.`, {
    asked: inCompany("licensed", "yes"),
    most: 2,
  }),
  compliancePolicy: row(
    msg`Policy against money laundering`,
    msg`The policy in force, or its summary.`,
    { asked: ofEntity("financialInstitution", "vasp") },
  ),
  complianceQuestionnaire: row(
    msg`Due diligence questionnaire`,
    msg`The Wolfsberg questionnaire, or that of Global Digital Finance for virtual assets.`,
    { asked: ofEntity("financialInstitution", "vasp") },
  ),
  complianceAudit: row(
    msg`Report of the compliance audit`,
    msg`What the independent auditor found.`,
    { asked: answeredIn("complianceProgramme", "audited", "yes") },
  ),
  walletProof: row(
    msg`Proof of wallet ownership`,
    msg`A signed message or a small transfer for each wallet.`,
    { asked: ofEntity("vasp"), most: 2 },
  ),
  proofOfBusinessAddress: row(
    msg`Proof of business address`,
    msg`A utility bill, tenancy agreement or bank statement in the name of the entity.`,
    { age: "proof" },
  ),
  auditedAccounts: row(
    msg`Audited financial statements`,
    msg`The latest accounts, from which the investor classification is calculated.`,
    { asked: not(ofEntity("government", "trust")), most: 2 },
  ),
  boardResolution: row(
    msg`Board resolution`,
    msg`Opens the account and names who may act for the entity.`,
    { asked: corporate },
  ),
  bankStatement: row(msg`Bank statement`, msg`Shows that the bank account belongs to the entity.`, {
    asked: inCompany("needsFiat", "yes"),
    age: "proof",
  }),
  evidence: row(
    msg`Evidence for the declaration`,
    msg`Documents that support an answer of yes in the declaration.`,
    { optional: msg`if an answer was yes`, most: 3 },
  ),
  other: row(
    msg`Other supporting documents`,
    msg`Anything else that helps us understand the entity.`,
    { optional: msg`if useful`, most: limits.filesPerSlot },
  ),
  identity: row(msg`ID document`, msg`The page with the photograph, both sides of a card.`, {
    of: "person",
    most: 2,
  }),
  addressProof: row(
    msg`Proof of residential address`,
    msg`A utility bill or bank statement with the name and the residential address.`,
    { of: "person", age: "proof" },
  ),
  partyRegistration: row(
    msg`Certificate of incorporation of the company`,
    msg`Shows that the company with the role exists.`,
    { of: "person", most: 2 },
  ),
  ownIdentity: row(msg`ID document`, msg`The page with the photograph, both sides of a card.`, {
    ...forIndividuals,
    certifiable: true,
    most: 2,
  }),
  ownAddressProof: row(
    msg`Proof of residential address`,
    msg`A utility bill or bank statement with the name and the residential address.`,
    { ...forIndividuals, age: "proof", certifiable: true },
  ),
  ownBankStatement: row(
    msg`Bank statement`,
    msg`Shows that the bank account is in your own name.`,
    { ...forIndividuals, age: "proof" },
  ),
  resume: row(msg`Personal resume`, msg`Shows the employment that your wealth comes from.`, {
    ...forIndividuals,
    asked: answeredIn("wealthInformation", "sourceOfWealth", "salary"),
    whenEmpty: "resumeRequired",
  }),
  wealthEvidence: row(
    msg`Evidence of wealth`,
    msg`Payslips, tax assessments, statements or contracts that show the sources you named.`,
    { ...forIndividuals, most: limits.filesPerSlot },
  ),
  accreditedProof: row(
    msg`Proof for an accredited investor`,
    msg`Statements, payslips or a tax assessment for the test of Singapore.`,
    {
      ...forIndividuals,
      asked: lineHas("investorClass", "SG"),
      age: "accredited",
      most: 3,
    },
  ),
  professionalProof: row(
    msg`Proof for a professional investor`,
    msg`A custodian's statement or an auditor's certificate for the test of Hong Kong.`,
    {
      ...forIndividuals,
      asked: lineHas("investorClass", "HK"),
      age: "professional",
      most: 3,
    },
  ),
  ownOther: row(
    msg`Other supporting documents`,
    msg`Anything else that helps us understand your answers.`,
    { ...forIndividuals, optional: msg`if useful`, most: limits.filesPerSlot },
  ),
} as const satisfies Record<string, DocumentSlot>;

export type SlotId = keyof typeof documentSlots;

export function slotOf(id: SlotId): DocumentSlot {
  return documentSlots[id];
}

export const slotsOf = (of: DocumentSlot["of"], isOptional: boolean): SlotId[] =>
  (Object.keys(documentSlots) as SlotId[]).filter(
    (id) => slotOf(id).of === of && (slotOf(id).optional !== undefined) === isOptional,
  );

/** Maximum age in months for these lines; the strictest line counts. */
export function monthsAllowed(id: SlotId, lines: readonly LineId[], on: string): number | null {
  const { age } = slotOf(id);
  if (age === null) return null;
  const strict = lines.length === 0 || lines.some((line) => lineOf(line).documentAges === "strict");
  return inForce(ages, on).documents[age][strict ? "strict" : "wide"];
}

export function mustBeCertified(id: SlotId, lines: readonly LineId[]): boolean {
  return slotOf(id).certifiable && lines.some((line) => lineOf(line).certifiedCopies);
}

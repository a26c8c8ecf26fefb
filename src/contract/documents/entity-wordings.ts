import { msg } from "@lingui/core/macro";
import {
  isBeforeAccounts,
  isHeldInTrust,
  isPartnership,
  isUnitTrust,
  ofEntity,
} from "../options/of-entity.ts";
import { answeredIn, every, lineHas } from "../questions/condition.ts";
import type { Wording } from "../questions/question.ts";

const isOfHongKong = answeredIn("companyInformation", "incorporationPlace", "HK");
const isInHongKongOrSingapore = answeredIn("companyInformation", "incorporationPlace", "HK", "SG");

/** Words of documents of the entity, for the kinds of entity that have others than a company has. */
export const entityWordings = {
  certificateOfIncorporation: [
    {
      when: isPartnership,
      label: msg`Certificate of registration of the partnership`,
      hint: msg`Confirms that the partnership is registered and shows any change of name.`,
    },
    { when: ofEntity("charity"), label: msg`Certificate of incorporation or registration` },
  ],
  articles: [
    {
      when: isUnitTrust,
      label: msg`Trust deed`,
      hint: msg`With every amendment. Names the trustee, and sets out its powers and those of the manager.`,
    },
    {
      when: isPartnership,
      label: msg`Partnership agreement`,
      hint: msg`With every amendment. Sets out the powers of the general partner.`,
    },
    { when: ofEntity("charity"), label: msg`Constitution, or memorandum and articles` },
    { when: isOfHongKong, label: msg`Articles of association` },
  ],
  registerOfMembers: [{ when: isOfHongKong, label: msg`Register of members` }],
  listOfDirectors: [
    {
      when: isUnitTrust,
      label: msg`List of trustees`,
      hint: msg`Signed by a trustee. Names the directors of the manager.`,
    },
    {
      when: ofEntity("charity"),
      label: msg`List of directors, board members or trustees`,
    },
    {
      when: isPartnership,
      label: msg`List of general partners`,
      hint: msg`Signed by a general partner.`,
    },
    { when: ofEntity("investmentVehicle"), label: msg`List of directors` },
  ],
  goodStanding: [
    {
      when: isUnitTrust,
      label: msg`Proof that the unit trust exists now`,
      hint: msg`An extract of the register of its regulator, or a confirmation by its trustee.`,
    },
    {
      when: isPartnership,
      label: msg`Extract of the register of partnerships`,
      hint: msg`Confirms that the partnership exists now, which the certificate of registration does not. A certificate of good standing also counts.`,
    },
    {
      when: every(ofEntity("charity"), isInHongKongOrSingapore),
      label: msg`Company search report`,
      hint: msg`From the register. Confirms that the entity exists now, which the certificate of incorporation or registration does not.`,
    },
    {
      when: ofEntity("charity"),
      hint: msg`Confirms that the entity exists now, which the certificate of incorporation or registration does not. An extract of its register also counts.`,
    },
    {
      when: isInHongKongOrSingapore,
      label: msg`Company search report`,
      hint: msg`From the register. Confirms that the entity exists now, which the certificate of incorporation does not.`,
    },
  ],
  bankStatement: [
    {
      when: isHeldInTrust,
      hint: msg`Shows that the bank account belongs to the trust or its trustees.`,
    },
  ],
  firstAccounts: [
    {
      when: isUnitTrust,
      hint: msg`In place of recent audited accounts. Signed by a trustee, or issued by the bank.`,
    },
    {
      when: isPartnership,
      hint: msg`In place of recent audited accounts. Signed by a general partner, or issued by the bank.`,
    },
  ],
  classProof: [
    {
      when: every(isHeldInTrust, lineHas("investorClass", "SG")),
      label: msg`Proof of the trust's investor status`,
      hint: msg`A statement of a custodian or bank, or an auditor's certificate, that shows the value of the trust. Or proof that each beneficiary or settlor is an accredited investor.`,
    },
    {
      when: isHeldInTrust,
      label: msg`Statement of the trust's assets`,
      hint: msg`A statement of a custodian or bank, or an auditor's certificate, that shows the value of the trust.`,
    },
    {
      when: every(isBeforeAccounts, lineHas("investorClass", "SG")),
      hint: msg`A certificate of an auditor for net assets, a statement of the custodian for a portfolio, or proof of who owns the entity. Upload one document for each test.`,
    },
    {
      when: every(isPartnership, lineHas("investorClass", "SG")),
      hint: msg`A statement of the custodian, a certificate of an auditor, or proof that each partner is an accredited investor.`,
    },
    {
      when: isPartnership,
      hint: msg`A statement of the custodian, or a certificate of an auditor.`,
    },
  ],
  managementAccounts: [
    {
      when: isUnitTrust,
      hint: msg`In place of audited accounts: a balance sheet and an income statement that a trustee signed as true and fair.`,
    },
    {
      when: isPartnership,
      hint: msg`In place of audited accounts: a balance sheet and an income statement that a general partner signed as true and fair.`,
    },
    {
      when: ofEntity("charity"),
      hint: msg`In place of audited accounts: a balance sheet and a statement of income and spending that a board member signed as true and fair.`,
    },
  ],
  evidence: [
    {
      when: ofEntity("financialInstitution", "vasp"),
      label: msg`Evidence for the declaration and the compliance programme`,
      hint: msg`Documents that support each “yes” answer in either of them.`,
    },
  ],
  boardResolution: [
    {
      when: isUnitTrust,
      label: msg`Trustee resolution`,
      hint: msg`Authorises the account and names the account holder and all who can act for the trust.`,
    },
    { when: ofEntity("charity"), label: msg`Resolution of the board, council or trustees` },
    {
      when: isPartnership,
      label: msg`Resolution of the general partner`,
      hint: msg`Authorises the account and names the account holder and all who can act for the partnership.`,
    },
  ],
} as const satisfies Record<string, readonly Wording[]>;

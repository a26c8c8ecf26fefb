import { msg } from "@lingui/core/macro";
import {
  isHongKongFund,
  isOwned,
  isPartnership,
  isUnitTrust,
} from "#contract/options/of-entity.ts";
import { text, tickerOrIsin, url, yesNo } from "#contract/questions/builders/values.ts";
import { answered, type Condition, every, not, some, yes } from "#contract/questions/condition.ts";
import { partyDocument } from "../documents.ts";
import { isProvedManager, licenceOfManager, regulatorOfManager } from "../fund-manager.ts";

const optional = msg`(optional)`;

const isKind = (...kinds: string[]) => answered("kind", ...kinds);

const licence = (askedWhen: Condition) => ({
  exemptRegulator: text(msg`Regulator`, { half: true, askedWhen }),
  exemptLicence: text(msg`Licence number`, { half: true, askedWhen }),
  registerLink: url(msg`Link to the entry in the regulator's register`, {
    hint: msg`If the entry has no address of its own, the address of the page where the register is searched.`,
    askedWhen,
  }),
  partyLicence: { ...partyDocument("partyLicence"), askedWhen },
});

const ofApplicant = licence(yes("licensed"));

/** The licence of the applicant, whose owners are not needed for it. */
export const ownLicence = {
  regulator: ofApplicant.exemptRegulator,
  licenceName: text(msg`Licence name`, { half: true, askedWhen: yes("licensed") }),
  licenceNumber: { ...ofApplicant.exemptLicence, half: false },
  registerLink: { ...ofApplicant.registerLink, optional },
};

/** How an owner that ends a chain proves what it is. Reads `kind`; `licensed`: who else has a licence. */
const exemptionOf = (...licensed: Condition[]) => ({
  exchange: text(msg`Stock exchange`, { half: true, askedWhen: isKind("listed") }),
  ticker: tickerOrIsin(msg`Ticker or ISIN`, { half: true, askedWhen: isKind("listed") }),
  partyListing: { ...partyDocument("partyListing"), askedWhen: isKind("listed") },
  ...licence(some(isKind("regulated"), ...licensed)),
  foundingLaw: text(msg`Founding law or decree`, {
    hint: msg`Title, number and year.`,
    askedWhen: isKind("government"),
  }),
  partyFoundingLaw: { ...partyDocument("partyFoundingLaw"), askedWhen: isKind("government") },
});

export const exemption = exemptionOf();

const isTrustee = answered("roles", "trustee");
const isLicensed = yes("trusteeLicensed");

const ofPerson = licence(isLicensed);

const guidance = {
  name: msg`Which licence of a trustee counts`,
  text: msg`In Hong Kong that of a trust or company service provider (TCSP): enter the Companies Registry as the regulator.`,
};

const exemptWithRole = exemptionOf(isLicensed);

/** A company with a role: one that is regulated needs no further licence as a trustee, and the manager of the fund no second proof. */
export const exemptionWithRole = {
  trusteeLicensed: yesNo(msg`Is it licensed or registered to act as a trustee?`, {
    hint: msg`If a financial regulator supervises it, choose “Regulated financial institution”: its owners are not needed. If it is a company or partnership, name its owners, down to natural persons.`,
    guidance,
    askedWhen: every(isTrustee, not(isKind("regulated"))),
  }),
  ...exemptWithRole,
  exemptRegulator: { ...exemptWithRole.exemptRegulator, sameAs: regulatorOfManager },
  registerLink: { ...exemptWithRole.registerLink, optionalWhen: not(isKind("regulated")) },
  exemptLicence: { ...exemptWithRole.exemptLicence, sameAs: licenceOfManager },
  partyLicence: {
    ...exemptWithRole.partyLicence,
    askedWhen: every(exemptWithRole.partyLicence.askedWhen, not(isProvedManager)),
  },
};

/** The licence of a trustee who is a person. */
export const licenceOfTrustee = {
  trusteeLicensed: yesNo(msg`Is this person licensed or registered to act as a trustee?`, {
    guidance,
    askedWhen: isTrustee,
  }),
  ...ofPerson,
  registerLink: { ...ofPerson.registerLink, optional },
};

const whichExchange = {
  name: msg`Which exchange counts`,
  text: msg`An exchange whose rules make a listed fund publish who owns and runs it. You then do not need to name its owners.`,
};

/** Whether the applicant is listed, and where. */
export const listing = {
  listed: yesNo(msg`Are the shares of the entity listed on a stock exchange?`, {
    guidance: {
      name: msg`Which exchange counts`,
      text: msg`An exchange whose rules make a listed company publish who owns and runs it. You then do not need to name the owners of the entity.`,
    },
    wordings: [
      {
        when: isPartnership,
        label: msg`Are the interests in the partnership listed on a stock exchange?`,
        guidance: whichExchange,
      },
      {
        when: isUnitTrust,
        label: msg`Are the units of the trust listed on a stock exchange?`,
        guidance: whichExchange,
      },
    ],
    askedWhen: every(isOwned, not(isHongKongFund)),
  }),
  exchange: text(msg`Stock exchange`, { askedWhen: yes("listed"), half: true }),
  ticker: tickerOrIsin(msg`Ticker or ISIN`, { askedWhen: yes("listed"), half: true }),
  listingLink: url(msg`Link to the entity's page on the exchange`, { askedWhen: yes("listed") }),
};

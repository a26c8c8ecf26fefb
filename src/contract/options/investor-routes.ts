import { msg } from "@lingui/core/macro";
import type { Option } from "../questions/option.ts";
import { answeredIn, every, not, some } from "../questions/condition.ts";
import { investorRulesOn } from "./investor-rules.ts";
import { isHeldInTrust, isPartnership, isRegisteredFund, ofEntity } from "./of-entity.ts";

/**
 * A government, an institution with the licence that makes it one, or a fund that is registered or authorised: Cap. 571,
 * Schedule 1, Part 1, professional investor, paragraphs (b) to (e) and (h); SFA 2001, section 4A(1)(c).
 */
const byStatus = some(
  ofEntity("government"),
  isRegisteredFund,
  every(ofEntity("financialInstitution"), answeredIn("businessInformation", "licensed", "yes")),
);
/** A corporation alone is wholly owned: a partnership has partners, and a trust has units. */
const isHoldingCompany = every(
  ofEntity("registeredCompany", "investmentVehicle"),
  not(some(isPartnership, isHeldInTrust)),
);

type Rules = ReturnType<typeof investorRulesOn>;

const figures = (pick: (rules: Rules) => Record<string, string>) => (on: string) =>
  Object.fromEntries(
    Object.entries(pick(investorRulesOn(on))).map(([name, amount]) => [name, Number(amount)]),
  );

export const professionalRoutes = [
  {
    value: "portfolio",
    label: msg`Portfolio of at least HKD {least}`,
    figures: figures(({ HK }) => ({ least: HK.corporation.portfolio })),
    hint: msg`Securities, certificates of deposit and money held for the entity`,
    offeredWhen: not(isHeldInTrust),
  },
  {
    value: "totalAssets",
    label: msg`Total assets of at least HKD {least}`,
    figures: figures(({ HK }) => ({ least: HK.corporation.totalAssets })),
    hint: msg`From the latest audited accounts, or a certificate of an auditor`,
    offeredWhen: not(isHeldInTrust),
  },
  {
    value: "trustAssets",
    label: msg`Trust assets of at least HKD {least}`,
    figures: figures(({ HK }) => ({ least: HK.trust.totalAssets })),
    hint: msg`Only with a trust corporation as trustee: registered under Cap. 29, or regulated as a trustee elsewhere. Of all its trusts, from the latest audited accounts or statements`,
    offeredWhen: isHeldInTrust,
  },
  {
    value: "whollyOwned",
    label: msg`Investment company wholly owned by professional investors`,
    hint: msg`Its main business is to hold investments. You do not need to enter figures`,
    offeredWhen: isHoldingCompany,
  },
  {
    value: "institutional",
    label: msg`Institutional professional investor`,
    hint: msg`A licensed institution, a registered fund or a government. You do not need to enter figures`,
    offeredWhen: byStatus,
  },
] as const satisfies readonly Option[];

export const accreditedRoutes = [
  {
    value: "netAssets",
    label: msg`Net assets above SGD {above}`,
    figures: figures(({ SG }) => ({ above: SG.corporation.netAssets })),
    hint: msg`We use the total net assets that you entered in step 1`,
    // A government names a budget instead.
    offeredWhen: not(some(isHeldInTrust, ofEntity("government"))),
  },
  {
    value: "trustProperty",
    label: msg`Trust property above SGD {above}`,
    figures: figures(({ SG }) => ({ above: SG.trust.property })),
    hint: msg`The net value of the property the trustee holds`,
    offeredWhen: isHeldInTrust,
  },
  {
    value: "whollyOwned",
    label: msg`Company wholly owned by accredited investors`,
    hint: msg`You do not need to enter figures`,
    offeredWhen: isHoldingCompany,
  },
  {
    value: "partners",
    label: msg`All partners are accredited investors`,
    hint: msg`The general partner too. You do not need to enter figures`,
    offeredWhen: isPartnership,
  },
  {
    value: "beneficiaries",
    label: msg`All beneficiaries are accredited investors`,
    hint: msg`You do not need to enter figures`,
    offeredWhen: every(
      isHeldInTrust,
      not(answeredIn("trustInformation", "beneficiaries", "purpose")),
    ),
  },
  {
    value: "settlors",
    label: msg`All settlors are accredited investors`,
    hint: msg`They decide on the investments and can revoke the trust. You do not need to enter figures`,
    offeredWhen: every(ofEntity("trust"), answeredIn("trustInformation", "revocable", "yes")),
  },
  {
    value: "institutional",
    label: msg`Institutional investor`,
    hint: msg`A licensed institution, a registered fund or a government. You do not need to enter figures`,
    offeredWhen: byStatus,
  },
] as const satisfies readonly Option[];

export const personRoutes = [
  {
    value: "netPersonalAssets",
    label: msg`Net personal assets above SGD {above}`,
    figures: figures(({ SG: { individual } }) => ({
      above: individual.netPersonalAssets,
      home: individual.homeMost,
    })),
    hint: msg`We count your home at up to SGD {home}, after deducting its loan`,
  },
  {
    value: "netFinancialAssets",
    label: msg`Net financial assets above SGD {above}`,
    figures: figures(({ SG }) => ({ above: SG.individual.netFinancialAssets })),
    hint: msg`Deposits and investment products, less related liabilities`,
  },
  {
    value: "income",
    label: msg`Income of at least SGD {least}`,
    figures: figures(({ SG }) => ({ least: SG.individual.income })),
    hint: msg`In the last 12 months`,
  },
] as const satisfies readonly Option[];

import { msg } from "@lingui/core/macro";
import { percent } from "#contract/questions/builders/values.ts";
import { section } from "#contract/questions/section.ts";
import { explained } from "./explained.ts";

/** Asked of a registered company that named high-risk business in its application. */
export const highRiskBusiness = section(
  "highRiskBusiness",
  msg`High-risk business`,
  {
    sectorShare: percent(msg`Share of revenue from high-risk business`, { half: true }),
    cashShare: percent(msg`Share of revenue received in cash`, { half: true }),
    ...explained("sectorLicensed", "yes", [
      msg`Does every high-risk business hold the licences that it needs?`,
      msg`Business without a licence: which and why`,
    ]),
    ...explained("sectorPolicy", "yes", [
      msg`Is there a written policy against money laundering?`,
      msg`Why there is no policy`,
    ]),
    ...explained("sectorCustomers", "yes", [
      msg`Does the entity verify the identity of its customers?`,
      msg`Customers who are not verified: which and why`,
    ]),
    ...explained("sectorPenalised", "no", [
      msg`In the last 5 years, has an authority fined or warned the entity?`,
      msg`Fine or warning: which authority, when and why`,
    ]),
  },
  msg`You named high-risk business in the application.`,
);

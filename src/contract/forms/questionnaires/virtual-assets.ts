import { limits } from "../../limits.ts";
import { msg } from "@lingui/core/macro";
import { longText, percent } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { section } from "#contract/questions/section.ts";
import { explained } from "./explained.ts";

const sunrise = [
  { value: "refused", label: msg`Not made or accepted` },
  { value: "reviewed", label: msg`Reviewed one by one` },
  { value: "accepted", label: msg`Made and accepted` },
] as const;

const keyHolders = [
  { value: "own", label: msg`The entity itself` },
  { value: "custodian", label: msg`A custodian` },
  { value: "both", label: msg`Both` },
] as const;

/** What the application does not ask a virtual asset service provider. */
export const virtualAssets = section(
  "virtualAssets",
  msg`Virtual assets`,
  {
    licences: longText(msg`Licences and registrations, by jurisdiction`, {
      heading: msg`Licences and transfers`,
      hint: msg`Regulator, number and status in each jurisdiction of business.`,
      max: limits.explanationMax,
    }),
    ...explained("travelRuleMet", "yes", [
      msg`Does every transfer above the threshold carry the Travel Rule information?`,
      msg`Transfers without the information: which and why`,
    ]),
    sunrise: choice(msg`Transfers with providers that do not follow the Travel Rule`, sunrise),
    ...explained("counterpartsChecked", "yes", [
      msg`Are other providers checked before the first transfer?`,
      msg`Why other providers are not checked`,
    ]),
    ...explained("chainScreened", "yes", [
      msg`Is every incoming and outgoing transfer screened on the blockchain?`,
      msg`Transfers that are not screened: which and why`,
    ]),
    ...explained("locationHidden", "yes", [
      msg`Do you detect customers who hide where they are?`,
      msg`How you deal with customers who hide where they are`,
    ]),
    ...explained("otcThirdParties", "no", [
      msg`Do OTC trades pay to or from people other than the customer?`,
      msg`Payments of others in OTC trades: who and why`,
    ]),
    keyHolder: choice(msg`Who holds the private keys?`, keyHolders, {
      heading: msg`Custody and security`,
    }),
    coldShare: percent(msg`Share of customer assets kept offline`),
    ...explained("assetsProved", "yes", [
      msg`Has an independent party confirmed the customer assets in the last 18 months?`,
      msg`Why customer assets are not confirmed`,
    ]),
    ...explained("incidents", "no", [
      msg`In the last 3 years, have customer assets been lost or stolen?`,
      msg`Losses: when, how much and what has changed`,
    ]),
    ...explained("tokensReviewed", "yes", [
      msg`Is each token reviewed before it is listed?`,
      msg`Why tokens are not reviewed`,
    ]),
  },
  msg`The questions that your application did not cover.`,
);

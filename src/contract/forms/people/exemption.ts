import { msg } from "@lingui/core/macro";
import { exemptKinds } from "#contract/options/ownership.ts";
import { text, tickerOrIsin, url } from "#contract/questions/builders.ts";
import { answered } from "#contract/questions/condition.ts";
import { partyDocument } from "../documents.ts";

const isKind = (...kinds: string[]) => answered("kind", ...kinds);

/** How an owner that ends a chain proves what it is. Reads `kind`. */
export const exemption = {
  exchange: text(msg`Stock exchange`, { half: true, askedWhen: isKind("listed") }),
  ticker: tickerOrIsin(msg`Ticker or ISIN`, { half: true, askedWhen: isKind("listed") }),
  exemptRegulator: text(msg`Regulator`, { half: true, askedWhen: isKind("regulated") }),
  exemptLicence: text(msg`Licence number`, { half: true, askedWhen: isKind("regulated") }),
  registerLink: url(msg`Link to the entry in the regulator's register`, {
    askedWhen: isKind("regulated"),
  }),
  foundingLaw: text(msg`Founding law or decree`, {
    hint: msg`Title, number and year.`,
    askedWhen: isKind("government"),
  }),
  exemptionProof: {
    ...partyDocument("exemptionProof"),
    askedWhen: isKind(...exemptKinds.map(({ value }) => value)),
  },
};

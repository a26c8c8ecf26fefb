import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { LineId } from "../business-lines.ts";

/** What a line is for, in a sentence. Apart from the table of lines, whose words the first page loads. */
export const lineAbouts: Record<LineId, MessageDescriptor> = {
  appInvest: msg`Buy and hold investment products in the app.`,
  collateralLending: msg`Borrow against digital assets that you pledge.`,
  exchange: msg`Trade digital assets on the exchange.`,
  otcHongKong: msg`Trade large amounts directly with our Hong Kong desk.`,
  otcSingapore: msg`Trade large amounts directly with our Singapore desk.`,
  custodyHongKong: msg`Keep digital assets with our custodian in Hong Kong.`,
  custodySingapore: msg`Keep digital assets with our custodian in Singapore.`,
  goldToken: msg`Buy and hold tokens that are backed by gold.`,
  bondToken: msg`Buy and hold tokens that are backed by treasury bonds.`,
  structuredProducts: msg`Invest in notes and deposits that are linked to digital assets.`,
  prime: msg`Trade, finance and settle in several markets through one account.`,
  offlineExchange: msg`Exchange coins for cash at our counter in Hong Kong.`,
  secondOtc: msg`Trade large amounts with the second company of the group.`,
};

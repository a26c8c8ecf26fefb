import * as v from "valibot";
import { flowIds } from "../forms/flows/flow-ids.ts";
import { progress } from "./account.ts";
import { call } from "./call.ts";

const offerReply = v.object({ line: v.string(), flow: v.picklist(flowIds), ...progress.entries });

export type OfferReply = v.InferOutput<typeof offerReply>;

export const lineOffers = call({
  method: "GET",
  path: "/ins-kyc/v1/line-offers",
  caller: "holder",
  errorDisplay: "inline",
  reply: v.array(offerReply),
});

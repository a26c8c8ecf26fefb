import * as v from "valibot";
import { call } from "./call.ts";

const region = v.picklist(["HK", "SG"]);

const investorClass = v.object({
  region,
  code: v.string(),
  /** `withdrawn_at` is null while the opt-in stands. */
  since: v.number(),
  withdrawn_at: v.nullable(v.number()),
});

/** The newest opt-in of each region. */
export const investorClasses = call({
  route: "GET /ins-kyc/v1/investor-classes",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.array(investorClass),
});

export const withdrawInvestorClass = call({
  route: "POST /ins-kyc/v1/action/withdraw-investor-class",
  caller: "holder",
  body: v.object({ region }),
  reply: v.array(investorClass),
});

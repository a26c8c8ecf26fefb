import * as v from "valibot";
import { call } from "./call.ts";

const region = v.picklist(["HK", "SG"]);

const investorClass = v.object({
  region,
  /** The test that was met. */
  code: v.string(),
  /** When the account opted in, and when it withdrew; null while it stands. */
  since: v.number(),
  withdrawn_at: v.nullable(v.number()),
});

/** The classes of investors the account opted in to, the newest choice of each region. */
export const investorClasses = call({
  method: "GET",
  path: "/ins-kyc/v1/investor-classes",
  caller: "member",
  errorDisplay: "inline",
  reply: v.array(investorClass),
});

/** Withdraws an opt-in: from now on the account is a retail investor in that region. */
export const withdrawInvestorClass = call({
  method: "POST",
  path: "/ins-kyc/v1/action/withdraw-investor-class",
  caller: "holder",
  body: v.object({ region }),
  reply: v.array(investorClass),
});

import * as v from "valibot";
import { accountStatusNames, kycStatusNames } from "../../application/status-names.ts";
import { lineIds } from "../../business-lines.ts";
import { limits } from "../../limits.ts";
import { call } from "../call.ts";

const line = v.picklist(lineIds);

/**
 * A token that the platform of the line exchanges once. `site` is the platform's page, which gets the token in
 * the fragment of its address; null where it has none.
 */
export const openAccountToken = call({
  route: "GET /ins-kyc/v1/action/open-account-token",
  caller: "holder",
  query: v.object({ line, t: v.optional(v.string()) }),
  reply: v.object({
    token: v.string(),
    expires_in_seconds: v.number(),
    platform: v.string(),
    site: v.nullable(v.string()),
  }),
});

/**
 * From server to server. `proof` is a JWS by a registered key of the platform: `typ` is `account-exchange+jwt`,
 * `sub` the SHA-256 of the token in base64url. Every invalid exchange gets the same rejection.
 */
export const exchangeOpenAccountToken = call({
  route: "POST /ins-kyc/anon/v1/action/exchange-open-account-token",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "unasked",
  body: v.object({
    token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
    proof: v.pipe(v.string(), v.maxLength(limits.platformTicketChars)),
  }),
  reply: v.object({
    account_number: v.string(),
    line,
    kyc_status: v.picklist(Object.values(kycStatusNames)),
    business_account_status: v.picklist(Object.values(accountStatusNames)),
  }),
});

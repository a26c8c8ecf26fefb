import * as v from "valibot";
import * as secretsRules from "../../rules/secrets.ts";
import { call } from "../call.ts";

/** Needs the password, or without a password a session that began a short time ago. */
export const ownDataTicket = call({
  route: "POST /ins-kyc/v1/action/own-data-ticket",
  caller: "holder",
  errorDisplay: "inline",
  body: v.object({ password: v.optional(secretsRules.givenPassword) }),
  reply: v.object({ ticket: v.string(), expires_in_seconds: v.number() }),
});

/** A ZIP of everything that the account has given and may see, once for each ticket. */
export const ownData = call({
  route: "GET /ins-kyc/v1/own-data/{ticket}",
  caller: "holder",
  gives: "bytes",
  params: v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
});

import * as v from "valibot";
import { hasJobTitle, workMailbox } from "../forms/accounts/signup-rules.ts";
import * as contactRules from "../rules/contact.ts";
import * as factsRules from "../rules/facts.ts";
import * as secretsRules from "../rules/secrets.ts";
import { registrant } from "../accounts/registrant.ts";
import { personReply, proof } from "./account.ts";
import { call } from "./call.ts";
import { arrived, ticket } from "./collaborators.ts";

const moment = v.number();

/**
 * Exchanges a signed ticket for one that only this browser can use; idempotent per browser. Every invalid
 * ticket gets the same rejection.
 */
export const oauthLogin = call({
  route: "POST /ins-kyc/anon/v1/action/oauth-login",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "page",
  body: v.object({ ticket: v.string() }),
  reply: v.object({ ticket: v.string(), ...arrived.entries }),
});

export const loginByTicket = call({
  route: "POST /ins-kyc/v1/action/login-by-ticket",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  body: v.object({ ticket }),
  reply: personReply,
});

const shownToBind = v.union([
  v.object({ ticket, email: contactRules.email, captcha: secretsRules.code }),
  v.object({ ticket, email: contactRules.email, proof, password: secretsRules.givenPassword }),
]);

/**
 * An account with a password whose mailbox was last proved long ago is rejected as passwordNeeded, with a
 * proof that the code was right.
 */
export const bindInsWithOauthTicket = call({
  route: "POST /ins-kyc/anon/v1/action/bind-ins-with-oauth-ticket",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  body: shownToBind,
  reply: personReply,
});

export const createInsWithOauthTicket = call({
  route: "POST /ins-kyc/anon/v1/action/create-ins-with-oauth-ticket",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  body: v.pipe(
    v.object({ ...registrant, ticket, captcha: secretsRules.code }),
    v.forward(
      v.check((given) => workMailbox(given).length === 0, factsRules.message("genericMailbox")),
      ["email"],
    ),
    v.forward(
      v.check((given) => hasJobTitle(given), factsRules.message("designationRequired")),
      ["designation"],
    ),
  ),
  reply: personReply,
});

const platformReply = v.object({
  id: v.string(),
  provider: v.string(),
  /** Masked, or empty. */
  email: v.string(),
  bound_at: moment,
});

export type PlatformReply = v.InferOutput<typeof platformReply>;

export const getPlatforms = call({
  route: "GET /ins-kyc/v1/get-platforms",
  caller: "holder",
  errorDisplay: "inline",
  silent: "page",
  reply: v.object({ has_password: v.boolean(), platforms: v.array(platformReply) }),
});

/** Also ends every other session. */
export const unbindPlatform = call({
  route: "POST /ins-kyc/v1/action/unbind-platform",
  caller: "holder",
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
});

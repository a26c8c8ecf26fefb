import * as v from "valibot";
import { workMailbox } from "../forms/accounts/signup-also.ts";
import * as contactRules from "../rules/contact.ts";
import * as factsRules from "../rules/facts.ts";
import * as secretsRules from "../rules/secrets.ts";
import { personReply, proof, registrant } from "./account.ts";
import { call } from "./call.ts";
import { arrived, ticket } from "./collaborators.ts";

const moment = v.number();

/**
 * Exchanges a ticket that a platform signed for one that this browser alone can use; the same again
 * for the same ticket in the same browser. Any ticket that is not good is refused in one way.
 */
export const oauthLogin = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/oauth-login",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({ ticket: v.string() }),
  reply: v.object({ ticket: v.string(), ...arrived.entries }),
});

/** Signs in whoever a platform sends and has an account already. */
export const loginByTicket = call({
  method: "POST",
  path: "/ins-kyc/v1/action/login-by-ticket",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  body: v.object({ ticket }),
  reply: personReply,
});

/** By what somebody who connects shows whose account it is: the code, and where that was not enough the password as well. */
const shownToBind = v.union([
  v.object({ ticket, email: contactRules.email, captcha: secretsRules.code }),
  v.object({ ticket, email: contactRules.email, proof, password: secretsRules.givenPassword }),
]);

/**
 * Connects the platform's account with the KYC account of an address, by the code that went there; signs in.
 * An account with a password whose mailbox was last proved long ago is refused as passwordNeeded, with the
 * proof that the code was right, to come back with in the same browser.
 */
export const bindInsWithOauthTicket = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/bind-ins-with-oauth-ticket",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  body: shownToBind,
  reply: personReply,
});

/** Makes an account for an address, by the code that went there, connected with the platform's; signs in. */
export const createInsWithOauthTicket = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/create-ins-with-oauth-ticket",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  body: v.pipe(
    v.object({ ...registrant, ticket, captcha: secretsRules.code }),
    v.forward(
      v.check((given) => workMailbox(given).length === 0, factsRules.says("genericMailbox")),
      ["email"],
    ),
  ),
  reply: personReply,
});

const platformReply = v.object({
  id: v.string(),
  provider: v.string(),
  /** The address at the platform, masked, or nothing. */
  email: v.string(),
  bound_at: moment,
});

export type PlatformReply = v.InferOutput<typeof platformReply>;

/** By what the holder can sign in. */
export const getPlatforms = call({
  method: "GET",
  path: "/ins-kyc/v1/get-platforms",
  caller: "holder",
  errorDisplay: "inline",
  reply: v.object({ has_password: v.boolean(), platforms: v.array(platformReply) }),
});

/** Ends the connection with a platform's account, and every other session. */
export const unbindPlatform = call({
  method: "POST",
  path: "/ins-kyc/v1/action/unbind-platform",
  caller: "holder",
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
});

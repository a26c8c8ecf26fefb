import * as v from "valibot";
import * as contactRules from "../rules/contact.ts";
import * as secretsRules from "../rules/secrets.ts";
import { personReply, proof } from "./account.ts";
import { call } from "./call.ts";

/** Needs a proof of purpose `reset`; ends all sessions. */
export const resetPassword = call({
  route: "POST /ins-kyc/v1/action/reset-password",
  caller: "anyone",
  body: v.object({ email: contactRules.email, proof, password: secretsRules.newPassword }),
  reply: v.object({ email: v.string() }),
});

/** Ends all other sessions. */
export const changePassword = call({
  route: "POST /ins-kyc/v1/action/change-password",
  caller: "holder",
  body: v.object({ password: secretsRules.givenPassword, new_password: secretsRules.newPassword }),
});

/**
 * Needs a proof of purpose `change` for the new address and the password, or without a password a second
 * proof for the present address. Ends all other sessions.
 */
export const bindEmail = call({
  route: "POST /ins-kyc/v1/action/bind-email",
  caller: "holder",
  body: v.object({
    email: contactRules.email,
    proof,
    password: v.optional(secretsRules.givenPassword),
    present_proof: v.optional(proof),
  }),
  reply: personReply,
});

const ticket = v.pipe(v.string(), v.minLength(20), v.maxLength(200));

/** `present` is masked. */
export const readEmailUndo = call({
  route: "POST /ins-kyc/anon/v1/action/read-email-undo",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "page",
  body: v.object({ ticket }),
  reply: v.object({ account_number: v.string(), email: v.string(), present: v.string() }),
});

/**
 * Restores the previous address once and removes the password, the sessions, and collaborators and platforms
 * added since.
 */
export const undoEmailChange = call({
  route: "POST /ins-kyc/anon/v1/action/undo-email-change",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({ ticket }),
  reply: v.object({ email: v.string() }),
});

const moment = v.number();

export const sessionReply = v.object({
  id: v.string(),
  current: v.boolean(),
  began_at: moment,
  seen_at: moment,
  /** An IPv4 address, the /64 of an IPv6 one, or `unknown`. */
  address_range: v.string(),
  /** Empty when unknown. */
  browser: v.string(),
  system: v.string(),
});

export type SessionReply = v.InferOutput<typeof sessionReply>;

/** This session first, then newest first. */
export const sessions = call({
  route: "GET /ins-kyc/v1/sessions",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.array(sessionReply),
});

/** Without an id: all sessions except this one. */
export const endSessions = call({
  route: "POST /ins-kyc/v1/action/end-sessions",
  caller: "member",
  body: v.object({ id: v.optional(v.pipe(v.string(), v.uuid())) }),
  reply: v.object({ ended: v.number() }),
});

import * as v from "valibot";
import * as contactRules from "../rules/contact.ts";
import * as secretsRules from "../rules/secrets.ts";
import { personReply, proof } from "./account.ts";
import { call } from "./call.ts";

/** A new password for the holder of an address that a code of purpose `reset` has proved; ends all sessions. */
export const resetPassword = call({
  method: "POST",
  path: "/ins-kyc/v1/action/reset-password",
  caller: "anyone",
  body: v.object({ email: contactRules.email, proof, password: secretsRules.newPassword }),
  reply: v.object({ email: v.string() }),
});

/** A new password for the holder who is signed in and gives the present one; ends all other sessions. */
export const changePassword = call({
  method: "POST",
  path: "/ins-kyc/v1/action/change-password",
  caller: "holder",
  body: v.object({ password: secretsRules.givenPassword, new_password: secretsRules.newPassword }),
});

/**
 * Another address for the account of the holder who is signed in, by a code of purpose `change` that went
 * there, and by the present password or, for an account without one, such a code at the present address.
 * Ends all other sessions.
 */
export const bindEmail = call({
  method: "POST",
  path: "/ins-kyc/v1/action/bind-email",
  caller: "holder",
  body: v.object({
    email: contactRules.email,
    proof,
    password: v.optional(secretsRules.givenPassword),
    present_proof: v.optional(proof),
  }),
  reply: personReply,
});

/** The link that the mail to the address before carries. */
const ticket = v.pipe(v.string(), v.minLength(20), v.maxLength(200));

/** What the link to undo a change of address would do: of which account, the address before, and the one it has, masked. */
export const readEmailUndo = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/read-email-undo",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({ ticket }),
  reply: v.object({ account_number: v.string(), email: v.string(), present: v.string() }),
});

/**
 * Puts the address before back by the link that went to it, once, and takes away the password, every session of
 * the holder, and the collaborators and platforms that came since. Gives the address, to which a code for
 * another password can be sent.
 */
export const undoEmailChange = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/undo-email-change",
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
  /** Names, or empty where the browser did not say. */
  browser: v.string(),
  system: v.string(),
});

export type SessionReply = v.InferOutput<typeof sessionReply>;

/** Where the person is signed in, this session first, then the newest. */
export const sessions = call({
  method: "GET",
  path: "/ins-kyc/v1/sessions",
  caller: "member",
  errorDisplay: "inline",
  reply: v.array(sessionReply),
});

/** Ends one of the person's own sessions; without an id all but this one. */
export const endSessions = call({
  method: "POST",
  path: "/ins-kyc/v1/action/end-sessions",
  caller: "member",
  body: v.object({ id: v.optional(v.pipe(v.string(), v.uuid())) }),
  reply: v.object({ ended: v.number() }),
});

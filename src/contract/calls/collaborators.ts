import * as v from "valibot";
import * as contactRules from "../rules/contact.ts";
import * as secretsRules from "../rules/secrets.ts";
import { captchaResult, personReply, sent } from "./account.ts";
import { call } from "./call.ts";

const moment = v.number();
/** From the link's address, or exchanged for a platform's ticket. */
export const ticket = v.pipe(v.string(), v.minLength(20), v.maxLength(200));

export const collaboratorReply = v.object({
  id: v.string(),
  email: v.string(),
  invited_at: moment,
  /** Null until the person first signs in. */
  seen_at: v.nullable(moment),
});

export type CollaboratorReply = v.InferOutput<typeof collaboratorReply>;

/** `again` sends a new link and ends the previous one. */
export const sendAssistantEmail = call({
  route: "POST /ins-kyc/v1/action/send-assistant-email",
  caller: "holder",
  body: v.object({ email: contactRules.email, again: v.optional(v.boolean(), false) }),
});

export const getAssistants = call({
  route: "GET /ins-kyc/v1/get-assistants",
  caller: "holder",
  errorDisplay: "inline",
  silent: "page",
  reply: v.array(collaboratorReply),
});

export const delAssistant = call({
  route: "POST /ins-kyc/v1/action/del-assistant",
  caller: "holder",
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
});

/** Mails the account holder that the application can be checked and submitted. A repeat within minutes sends nothing. */
export const tellHolderReady = call({
  route: "POST /ins-kyc/v1/action/tell-holder-ready",
  caller: "collaborator",
  body: v.object({ form_id: v.pipe(v.string(), v.uuid()) }),
  reply: v.object({ told_at: moment }),
});

const invited = v.object({ kind: v.literal("invite"), email: v.string(), inviter: v.string() });

/** `email` is masked, or empty when the platform knows none. */
export const arrived = v.object({
  kind: v.literal("platform"),
  email: v.string(),
  provider: v.string(),
  /** `another`: the platform belongs to an account other than the one signed in. */
  account: v.picklist(["none", "bound", "another"]),
  /** Whether connecting replaces a session of this browser. */
  signed_in: v.boolean(),
});

export const getEmailByTicket = call({
  route: "GET /ins-kyc/anon/v1/get-email-by-ticket",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "specification",
  query: v.object({ ticket }),
  reply: v.variant("kind", [invited, arrived]),
});

/** Sends to the invited address; for a platform ticket to the given address. */
export const sendCaptchaByTicket = call({
  route: "POST /ins-kyc/anon/v1/action/send-captcha-by-ticket",
  caller: "anyone",
  body: v.object({
    ticket,
    email: v.optional(contactRules.email),
    type: v.optional(v.picklist(["bind", "register"]), "bind"),
    /** Ignored: the server keeps its own count. */
    count: v.optional(v.number()),
    captcha_result: v.optional(captchaResult),
  }),
  reply: sent,
});

export const loginByEkycTicket = call({
  route: "POST /ins-kyc/anon/v1/action/login-by-ekyc-ticket",
  caller: "anyone",
  body: v.object({ ticket, captcha: secretsRules.code }),
  reply: personReply,
});

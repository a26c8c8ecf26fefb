import * as v from "valibot";
import * as contactRules from "../rules/contact.ts";
import * as secretsRules from "../rules/secrets.ts";
import { captchaResult, personReply, sent } from "./account.ts";
import { call } from "./call.ts";

const moment = v.number();
/** What a link's address carries, or what a platform's ticket was exchanged for. */
export const ticket = v.pipe(v.string(), v.minLength(20), v.maxLength(200));

export const collaboratorReply = v.object({
  id: v.string(),
  email: v.string(),
  invited_at: moment,
  /** When the person was last at work; null for somebody who has not come yet. */
  seen_at: v.nullable(moment),
});

export type CollaboratorReply = v.InferOutput<typeof collaboratorReply>;

/** Invites somebody to the account by e-mail; `again` sends a new link, after which the old one is dead. */
export const sendAssistantEmail = call({
  method: "POST",
  path: "/ins-kyc/v1/action/send-assistant-email",
  caller: "holder",
  body: v.object({ email: contactRules.email, again: v.optional(v.boolean(), false) }),
});

/** The collaborators of the account, the newest last. */
export const getAssistants = call({
  method: "GET",
  path: "/ins-kyc/v1/get-assistants",
  caller: "holder",
  errorDisplay: "inline",
  reply: v.array(collaboratorReply),
});

/** Removes a collaborator: sessions, link and code end at once. */
export const delAssistant = call({
  method: "POST",
  path: "/ins-kyc/v1/action/del-assistant",
  caller: "holder",
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
});

/** Whom a link invites, masked, and who sent it. */
const invited = v.object({ kind: v.literal("invite"), email: v.string(), inviter: v.string() });

/** Whom a platform sends: the address it knows, masked, or nothing, and its name. */
export const arrived = v.object({
  kind: v.literal("platform"),
  email: v.string(),
  provider: v.string(),
  /** Whether there is an account already; `another` is not the one that is signed in in this browser. */
  account: v.picklist(["none", "bound", "another"]),
  /** Whether somebody is signed in in this browser, whose place whoever connects or makes an account takes. */
  signed_in: v.boolean(),
});

/** Whom a ticket names; one that is not good is refused in one way. */
export const getEmailByTicket = call({
  method: "GET",
  path: "/ins-kyc/anon/v1/get-email-by-ticket",
  caller: "anyone",
  errorDisplay: "inline",
  query: v.object({ ticket }),
  reply: v.variant("kind", [invited, arrived]),
});

/**
 * Sends a code: to the address that was invited, whoever holds the link; for a platform's ticket to
 * the address that is given, to connect its account or to make one.
 */
export const sendCaptchaByTicket = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/send-captcha-by-ticket",
  caller: "anyone",
  body: v.object({
    ticket,
    email: v.optional(contactRules.email),
    type: v.optional(v.picklist(["bind", "register"]), "bind"),
    /** Shown by old clients; the server's own count decides. */
    count: v.optional(v.number()),
    captcha_result: v.optional(captchaResult),
  }),
  reply: sent,
});

/** Signs a collaborator in by the link and the code that went to the address. */
export const loginByEkycTicket = call({
  method: "POST",
  path: "/ins-kyc/anon/v1/action/login-by-ekyc-ticket",
  caller: "anyone",
  body: v.object({ ticket, captcha: secretsRules.code }),
  reply: personReply,
});

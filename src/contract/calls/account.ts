import * as v from "valibot";
import { registerTypes, registrant } from "../accounts/registrant.ts";
import { hasJobTitle, workMailbox } from "../forms/accounts/signup-rules.ts";
import * as contactRules from "../rules/contact.ts";
import { message } from "../rules/facts.ts";
import * as secretsRules from "../rules/secrets.ts";
import { applicationFlowIds } from "../forms/flows/flow-ids.ts";
import { timelineEvents } from "../application/timeline-events.ts";
import { call } from "./call.ts";
import { lineStanding, progress } from "../application/line-standing.ts";

const moment = v.number();

/** Behind # in the link of a code's mail. */
export const mailboxForm = /^[0-9a-z]{8,9}\.[\w-]{43}$/;

export const purposes = ["register", "reset", "bind", "assistant", "change", "sign"] as const;
export type CodePurpose = (typeof purposes)[number];

/** `idle_until` and `ends_at` are on the server's clock, like `now`. */
export const personReply = v.object({
  contact_name: v.string(),
  email: v.string(),
  is_assistant: v.boolean(),
  /** Came in by a link from an email, as collaborators do. */
  is_form_email: v.boolean(),
  account_number: v.string(),
  idle_until: moment,
  ends_at: moment,
  now: moment,
});

const secret = () => v.pipe(v.string(), v.minLength(20), v.maxLength(200));

/** From verify-captcha; valid once, in the same browser. */
export const proof = secret();

/** From captcha-check; valid for one code, in the same browser. */
export const captchaResult = secret();

/** SHA-256 in hex of the text of an agreement; a code of type `sign` signs this text only. */
export const textHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const sent = v.object({ wait_seconds: v.number(), expires_in_seconds: v.number() });

export const login = call({
  route: "POST /ins-kyc/v1/action/login",
  caller: "anyone",
  body: v.object({ email: contactRules.email, password: secretsRules.givenPassword }),
  reply: personReply,
});

export const logout = call({
  route: "POST /ins-kyc/v1/action/logout",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
});

export const whoAmI = call({
  route: "GET /ins-kyc/v1/who-am-i",
  caller: "member",
  tab: "any",
  errorDisplay: "inline",
  silent: "page",
  reply: personReply,
});

export const register = call({
  route: "POST /ins-kyc/v1/action/register",
  caller: "anyone",
  body: v.pipe(
    v.object({ ...registrant, proof, password: secretsRules.newPassword }),
    v.forward(
      v.check((given) => workMailbox(given).length === 0, message("genericMailbox")),
      ["email"],
    ),
    v.forward(
      v.check((given) => hasJobTitle(given), message("designationRequired")),
      ["designation"],
    ),
  ),
  reply: v.object({ email: v.string() }),
});

export const sendEmailCaptcha = call({
  route: "POST /ins-kyc/v1/action/send-email-captcha",
  caller: "anyone",
  body: v.object({
    email: contactRules.email,
    type: v.picklist(purposes),
    /** Ignored: the server keeps its own count. */
    count: v.optional(v.number()),
    captcha_result: v.optional(captchaResult),
    text_sha256: v.optional(textHash),
    /** From the link in an earlier mail to the address: strangers' requests do not count against it. */
    mailbox: v.optional(v.pipe(v.string(), v.regex(mailboxForm))),
  }),
  reply: sent,
});

export const verifyCaptcha = call({
  route: "POST /ins-kyc/v1/action/verify-captcha",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({
    email: contactRules.email,
    type: v.picklist(purposes),
    captcha: secretsRules.code,
    text_sha256: v.optional(textHash),
  }),
  reply: v.object({ proof: v.string() }),
});

export const extendSession = call({
  route: "POST /ins-kyc/v1/action/extend-session",
  caller: "member",
  errorDisplay: "inline",
  isRetryable: false,
  reply: v.object({ idle_until: moment, now: moment }),
});

/** A 32-byte key in base64 that encrypts unsaved answers in the browser. */
export const journalKey = call({
  route: "GET /ins-kyc/anon/v1/journal-key",
  caller: "anyone",
  tab: "own",
  errorDisplay: "inline",
  silent: "unasked",
  reply: v.object({ key: v.string(), owner: v.string() }),
});

/** `by` is empty for what the desk or the clock did, which are not told apart. */
const timelineRow = v.object({
  event: v.picklist(timelineEvents),
  at: moment,
  by: v.string(),
});

export const lineReply = v.object({
  line: v.string(),
  form_id: v.string(),
  flow: v.picklist(applicationFlowIds),
  ...lineStanding.entries,
  timeline: v.array(timelineRow),
  ...progress.entries,
});

export type LineReply = v.InferOutput<typeof lineReply>;

const applicationReply = v.object({
  form_id: v.string(),
  flow: v.picklist(applicationFlowIds),
  reference: v.string(),
  /** `files` changes with the stored files, saved in an answer or not. */
  draft: v.nullable(
    v.object({ saved_at: moment, by: v.string(), revision: v.number(), files: v.string() }),
  ),
  submitted: v.nullable(
    v.object({ at: moment, by: v.string(), reply_by: v.string(), lines: v.array(v.string()) }),
  ),
});

export const insInfo = call({
  route: "GET /ins-kyc/v1/ins-info",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.object({
    ...personReply.entries,
    register_type: v.picklist(registerTypes),
    /** As registered by the account holder; empty where nothing was given. */
    phone: v.string(),
    country_code: v.string(),
    designation: v.string(),
    sales_email: v.string(),
    entity_name: v.string(),
    /** Of line-version: changes with what is shown here. */
    version: v.string(),
    /** The newest application, then all of them, newest first. */
    ...applicationReply.entries,
    applications: v.array(applicationReply),
    lines: v.array(lineReply),
  }),
});

export const countries = call({
  route: "GET /ins-kyc/anon/v1/countries",
  caller: "anyone",
  errorDisplay: "inline",
  /** Where `full_list` is false, only countries and regions with a calling code of their own, for a list of telephone codes. */
  query: v.object({
    full_list: v.optional(v.picklist(["true", "false"]), "true"),
    t: v.optional(v.string()),
  }),
  reply: v.array(v.object({ code: v.string(), name: v.string(), calling_code: v.string() })),
});

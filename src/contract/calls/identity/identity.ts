import * as v from "valibot";
import { checkKinds, checkStates } from "../../identity/check-states.ts";
import { checkVendorIds } from "../../identity/check-vendors.ts";
import { personStates } from "../../identity/person-states.ts";
import { limits } from "../../limits.ts";
import { call } from "../call.ts";
import { ticket } from "../collaborators.ts";

const moment = v.number();
const state = v.picklist(checkStates);
const link = v.object({
  /** The page of the phone, with the ticket behind its #. */
  url: v.string(),
  expires_at: moment,
});

/** A link by which a phone verifies the face of the account holder, who is an individual. */
export const newZolozLink = call({
  route: "POST /ins-kyc/v1/action/new-zoloz-link",
  caller: "holder",
  errorDisplay: "inline",
  isRetryable: false,
  reply: link,
});

/** Sends a related person a new link for the identity check, which ends the previous one. */
export const newJumioLink = call({
  route: "POST /ins-kyc/v1/action/new-jumio-link",
  caller: "holder",
  errorDisplay: "inline",
  /** The id of the person: the row in the answers with a keyed hash of the name. */
  body: v.object({ person: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  reply: v.object({ email: v.string(), expires_at: moment }),
});

/** The check of a link: whose it is and how it stands. Asks no vendor. */
export const zolozH5 = call({
  route: "GET /ins-kyc/anon/v1/zoloz-h5",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "page",
  query: v.object({ ticket }),
  reply: v.object({
    kind: v.picklist(checkKinds),
    state,
    applicant: v.string(),
    person: v.string(),
    /** Who makes the check. */
    vendor: v.picklist([...checkVendorIds, "none"]),
    /** Of the link. */
    expires_at: moment,
  }),
});

export type CheckReply = v.InferOutput<typeof zolozH5.reply>;

/** Begins a check, or continues the one that is under way. */
export const beginCheck = call({
  route: "POST /ins-kyc/anon/v1/action/begin-check",
  caller: "anyone",
  errorDisplay: "inline",
  body: v.object({ ticket }),
  /** url: the vendor's page; empty where the check is verified. */
  reply: v.object({ state, url: v.string() }),
});

/** Asks the vendor for the result. */
export const zolozCheckResult = call({
  route: "POST /ins-kyc/anon/v1/action/zoloz-check-result",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "again",
  body: v.object({
    ticket,
    /** The query with which the vendor led the browser back: a hint that proves nothing. */
    response: v.optional(v.pipe(v.string(), v.maxLength(limits.checkResponseMax)), ""),
  }),
  reply: v.object({ state }),
});

/** Null while there is none. */
const maybe = v.nullable(moment);

const personCheck = v.object({
  /** The id of the person: the row in the answers with a keyed hash of the name. */
  person: v.string(),
  name: v.string(),
  email: v.string(),
  state: v.picklist(personStates),
  /** When the link was sent, or the check ended. */
  at: maybe,
});

export type PersonCheck = v.InferOutput<typeof personCheck>;

/** The face check of an individual, and those of the people that the submitted applications name. */
export const identityChecks = call({
  route: "GET /ins-kyc/v1/identity-checks",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.object({
    /** Null for an institution. */
    face: v.nullable(v.object({ verified_at: maybe })),
    people: v.array(personCheck),
  }),
});

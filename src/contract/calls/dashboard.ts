import * as v from "valibot";
import { askedDocument } from "#contract/documents/asked-documents.ts";
import { applicationFlowIds } from "../forms/flows/flow-ids.ts";
import { progress } from "../application/line-standing.ts";
import { call } from "./call.ts";
import { uploadFile } from "./uploads.ts";

const offerReply = v.object({
  line: v.string(),
  flow: v.picklist(applicationFlowIds),
  ...progress.entries,
  /** Documents among the items left, and about how many minutes all of them take. */
  documents: v.number(),
  minutes: v.number(),
  /** The progress with the answers of other applications, where the holder has not agreed to their use. */
  shared: v.nullable(progress),
});

export type OfferReply = v.InferOutput<typeof offerReply>;

export const lineOffers = call({
  route: "GET /ins-kyc/v1/line-offers",
  caller: "holder",
  errorDisplay: "inline",
  silent: "page",
  reply: v.array(offerReply),
});

/** Changes with what ins-info tells; a poll asks for this first. */
export const lineVersion = call({
  route: "GET /ins-kyc/v1/line-version",
  caller: "member",
  errorDisplay: "inline",
  silent: "again",
  reply: v.object({ version: v.string() }),
});

/** Who the account is, as registered. */
export const accountDetail = call({
  route: "GET /ins-kyc/v1/account-detail",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.object({
    uid: v.string(),
    contact_name: v.string(),
    email: v.string(),
    country_code: v.string(),
    phone: v.string(),
    designation: v.string(),
  }),
});

const documentReply = v.object({
  form_id: v.string(),
  reference: v.string(),
  ...askedDocument,
  /** The name of the person or company that it is about; empty for the applicant. */
  person: v.string(),
  ...uploadFile.reply.entries,
  by: v.string(),
  at: v.number(),
});

export type DocumentReply = v.InferOutput<typeof documentReply>;

/** Every stored document of the account, newest first. */
export const accountDocuments = call({
  route: "GET /ins-kyc/v1/account-documents",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.array(documentReply),
});

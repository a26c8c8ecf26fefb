import * as v from "valibot";
import { askedDocument } from "#contract/documents/asked-documents.ts";
import { lineIds } from "../business-lines.ts";
import { applicationFlowIds } from "../forms/flows/flow-ids.ts";
import { limits } from "../limits.ts";
import { written } from "../rules/text.ts";
import { call } from "./call.ts";
import { uploadFile } from "./uploads.ts";

const id = v.pipe(v.string(), v.uuid());
const line = v.picklist(lineIds);

/** How many documents are still to be sent for an application. */
export const otherDocumentsCount = call({
  route: "GET /ins-kyc/v1/other-documents-count/{id}",
  caller: "member",
  errorDisplay: "inline",
  silent: "specification",
  params: v.object({ id }),
  reply: v.object({ count: v.number() }),
});

const requestItem = v.object({
  id: v.string(),
  /** The upload slot of its documents. */
  slot: v.string(),
  ...askedDocument,
  /** Whose document it is; empty for the applicant's own. */
  person: v.string(),
  text: v.string(),
  rejected: v.nullable(v.string()),
  words: v.string(),
  files: v.array(uploadFile.reply),
});

export type RequestItem = v.InferOutput<typeof requestItem>;

/** The open request for documents of an application, in the words of the desk. */
export const documentRequest = call({
  route: "GET /ins-kyc/v1/document-request/{id}",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  params: v.object({ id }),
  reply: v.object({
    form_id: v.string(),
    flow: v.picklist(applicationFlowIds),
    reference: v.string(),
    lines: v.array(line),
    due_on: v.string(),
    is_overdue: v.boolean(),
    text: v.string(),
    items: v.array(requestItem),
  }),
});

/** Why a document cannot be sent; an empty text takes it back. */
export const saveRequestWords = call({
  route: "POST /ins-kyc/v1/action/save-request-words",
  caller: "member",
  errorDisplay: "inline",
  silent: "again",
  body: v.object({
    form_id: id,
    item: id,
    words: written(limits.requestWordsMax),
  }),
});

/** Every item must have a document or words. */
export const additionalFiles = call({
  route: "POST /ins-kyc/v1/action/additional-files",
  caller: "holder",
  errorDisplay: "inline",
  body: v.object({ form_id: id }),
  reply: v.object({ reply_by: v.string() }),
});

const onLine = <const Name extends string>(name: Name) =>
  ({
    route: `POST /ins-kyc/v1/action/${name}`,
    caller: "holder",
    errorDisplay: "inline",
    body: v.object({ line }),
  }) as const;

const draft = v.object({ form_id: v.string(), flow: v.picklist(applicationFlowIds) });

/** Takes a line back; its answers are a draft again. */
export const withdrawLine = call({ ...onLine("withdraw-line"), reply: draft });

/** After a rejection that may be tried again: a draft with the earlier answers. */
export const reopenLine = call({ ...onLine("reopen-line"), reply: draft });

export const closeAccount = call(onLine("close-account"));

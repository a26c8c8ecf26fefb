import * as v from "valibot";
import { flowIds } from "../forms/flows/flow-ids.ts";
import { lineIds } from "../business-lines.ts";
import { limits } from "../limits.ts";
import { call } from "./call.ts";

const moment = v.number();

/** Any JSON a form can hold, bounded in depth and size; half-typed answers are kept as they are. */
const jsonValue: v.GenericSchema<unknown> = v.custom<unknown>((value) => bounded(value, 0));

const unsafeNames = new Set(["__proto__", "constructor", "prototype"]);

function bounded(value: unknown, depth: number): boolean {
  if (value === null || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string") return value.length <= limits.typedMax && isStorable(value);
  if (depth > 6 || typeof value !== "object") return false;
  const inner = Array.isArray(value) ? value : Object.values(value);
  const named =
    Array.isArray(value) ||
    Object.keys(value).every((key) => key.length <= 64 && isStorable(key) && !unsafeNames.has(key));
  return named && inner.length <= 200 && inner.every((part) => bounded(part, depth + 1));
}

const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

const name = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9]{0,63}$/),
  v.check((key) => !unsafeNames.has(key)),
);

/** Answers by section and question; null clears one. */
export const changes = v.record(name, v.record(name, jsonValue));
export type Changes = v.InferOutput<typeof changes>;

const formId = v.pipe(v.string(), v.uuid());

export const conflictReply = v.object({
  revision: v.number(),
  by: v.string(),
  at: moment,
  /** Section and question of every answer that both sides changed. */
  fields: v.array(v.string()),
  /** What the other side wrote since the base revision. */
  theirs: changes,
});

export const submissionReply = v.object({
  reference: v.string(),
  submitted_at: moment,
  reply_by: v.string(),
  lines: v.array(v.string()),
});

/** What an unready submission lacks; paths are `section.question…`. */
export const issuesReply = v.object({
  issues: v.array(
    v.object({
      section: v.string(),
      path: v.string(),
      code: v.string(),
      params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
});

export const saveKyc = call({
  method: "POST",
  path: "/ins-kyc/v1/action/save-kyc",
  caller: "member",
  errorDisplay: "inline",
  // The draft saves again by itself.
  isRetryable: false,
  body: v.object({
    form_id: formId,
    /** The revision the changes were made on. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    changes,
    /** What the sender calls what is saved, so as to learn later whether it has arrived. */
    save_id: v.optional(v.pipe(v.string(), v.uuid())),
    /** Begins again: every answer given so far is put away. */
    restart: v.optional(v.boolean(), false),
    /** Hands the application in; `seen` is the SHA-256 of the canonical answers that were shown. */
    submit: v.optional(
      v.object({
        idempotency_key: v.pipe(v.string(), v.uuid()),
        seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
  }),
  reply: v.object({
    revision: v.number(),
    saved_at: moment,
    /** What somebody else changed since the base revision, when it could be joined with these changes. */
    merged: v.nullable(v.object({ by: v.string(), theirs: changes })),
    /** The day whose figures and lists are kept from now on, where it was begun again. */
    rules_on: v.optional(v.string()),
    submission: v.nullable(submissionReply),
  }),
});

export const kycForm = call({
  method: "GET",
  path: "/ins-kyc/v1/kyc-form/{id}",
  caller: "member",
  params: v.object({ id: formId }),
  reply: v.object({
    form_id: v.string(),
    flow: v.picklist(flowIds),
    reference: v.string(),
    revision: v.number(),
    answers: changes,
    saved_at: v.nullable(moment),
    saved_by: v.string(),
    /** What senders called the saves of which an answer still stands. */
    save_ids: v.array(v.string()),
    locked: v.boolean(),
    today: v.string(),
    /** The day whose figures and lists the application keeps: that on which it was begun, or begun again. */
    rules_on: v.string(),
    /** Lines that were applied for elsewhere, each with its status: this application cannot cover them. */
    applied: v.array(v.object({ line: v.picklist(lineIds), kyc_status: v.string() })),
    submission: v.nullable(submissionReply),
  }),
});

/**
 * Opens a line: its flow's draft, begun where there is none, covers the line and holds every answer the
 * account has given elsewhere (specification section 7). A repeat changes nothing.
 */
export const openBiz = call({
  method: "POST",
  path: "/ins-kyc/v1/action/open-biz",
  caller: "holder",
  body: v.object({ line: v.picklist(lineIds) }),
  reply: v.object({ form_id: v.string(), flow: v.picklist(flowIds) }),
});

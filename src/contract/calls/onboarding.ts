import * as v from "valibot";
import { applicationFlowIds, flowIds } from "../forms/flows/flow-ids.ts";
import { lineIds } from "../business-lines.ts";
import { accountStatusNames, kycStatusNames } from "../application/status-names.ts";
import { givenPassword } from "../rules/secrets.ts";
import { limits } from "../limits.ts";
import { call } from "./call.ts";

const moment = v.number();

/** Any JSON within bounds; half-typed answers are valid. */
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

/** Null clears an answer. */
export const changes = v.record(name, v.record(name, jsonValue));
export type Changes = v.InferOutput<typeof changes>;

const formId = v.pipe(v.string(), v.uuid());

export const conflictReply = v.object({
  revision: v.number(),
  by: v.string(),
  at: moment,
  /** `section.question` of each answer that both sides changed. */
  fields: v.array(v.string()),
  /** Changes by others since the base revision. */
  theirs: changes,
});

export const submissionReply = v.object({
  reference: v.string(),
  submitted_at: moment,
  reply_by: v.string(),
  lines: v.array(v.string()),
  /** The address that the receipt was sent to; null where none is sent. */
  receipt_to: v.nullable(v.string()),
  /** How many of the people named had their identity check still to do. */
  identity_checks: v.optional(v.number()),
});

/** `path` is `section.question...`. */
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
  route: "POST /ins-kyc/v1/action/save-kyc",
  caller: "member",
  errorDisplay: "inline",
  silent: "again",
  // The draft saves again by itself.
  isRetryable: false,
  body: v.object({
    form_id: formId,
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    changes,
    /** Chosen by the sender, to learn later whether a save arrived. */
    save_id: v.optional(v.pipe(v.string(), v.uuid())),
    /** Clears every earlier answer first, and needs `files`. */
    restart: v.optional(v.boolean(), false),
    /** Of a restart: the `files` of the draft that the person was asked about. */
    files: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** `seen` is the SHA-256 of the canonical answers that were shown, with masked numbers. */
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
    /** Changes by others since the base revision. */
    merged: v.nullable(v.object({ by: v.string(), theirs: changes })),
    /** Set after a restart. */
    rules_on: v.optional(v.string()),
    submission: v.nullable(submissionReply),
  }),
});

/** How the person proves again that it is them, before whole numbers are shown: by the password, or by a new session. */
export const numbersNeed = v.picklist(["password", "newSession"]);

/** Numbers of accounts, identity documents and taxpayers are masked. */
export const kycForm = call({
  route: "GET /ins-kyc/v1/kyc-form/{id}",
  caller: "member",
  params: v.object({ id: formId }),
  reply: v.object({
    form_id: v.string(),
    flow: v.picklist(flowIds),
    reference: v.string(),
    revision: v.number(),
    answers: changes,
    numbers_need: numbersNeed,
    saved_at: v.nullable(moment),
    saved_by: v.string(),
    /** `save_id` of each save that was the last to change an answer. */
    save_ids: v.array(v.string()),
    locked: v.boolean(),
    today: v.string(),
    /** The day whose figures and lists apply: when the application was begun or restarted. */
    rules_on: v.string(),
    /** Lines applied for in other applications; they cannot be chosen here. */
    existing_lines: v.array(
      v.object({
        line: v.picklist(lineIds),
        kyc_status: v.picklist(Object.values(kycStatusNames)),
      }),
    ),
    /** How many of the applicant's own documents the application may have. */
    files_total: v.number(),
    /** Changes with the stored files, saved in an answer or not. */
    files: v.string(),
    submission: v.nullable(submissionReply),
    /** When a collaborator last told the account holder that the form is ready. */
    told_ready_at: v.nullable(moment),
  }),
});

/** What other people saved since a revision, and who else has the form open. Asking tells them of this person. */
export const formNews = call({
  route: "GET /ins-kyc/v1/form-news/{id}",
  caller: "member",
  errorDisplay: "inline",
  silent: "unasked",
  params: v.object({ id: formId }),
  query: v.object({ revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  reply: v.object({
    revision: v.number(),
    rules_on: v.string(),
    /** Changes since the revision that was asked about. */
    theirs: changes,
    /** Names of the other people. */
    here: v.array(v.string()),
  }),
});

/**
 * The whole numbers of a form, or of its submission, which answers give masked. Recorded. Needs the password, or a session
 * that began a short time ago.
 */
export const showNumbers = call({
  route: "POST /ins-kyc/v1/action/show-numbers",
  caller: "member",
  errorDisplay: "inline",
  body: v.object({ form_id: formId, password: v.optional(givenPassword) }),
  /** By `section.question`, and `section.people.<row>.question`. */
  reply: v.object({ numbers: v.record(v.string(), jsonValue) }),
});

/**
 * Opens a business line (specification section 7). A line not yet applied for is opened in its flow's draft; for
 * an approved line the desk is asked to activate the business account. Idempotent.
 */
export const openBiz = call({
  route: "POST /ins-kyc/v1/action/open-biz",
  caller: "holder",
  body: v.object({ line: v.picklist(lineIds) }),
  reply: v.object({
    opens: v.picklist(["application", "account"]),
    form_id: v.string(),
    flow: v.picklist(applicationFlowIds),
    business_account_status: v.picklist(Object.values(accountStatusNames)),
  }),
});

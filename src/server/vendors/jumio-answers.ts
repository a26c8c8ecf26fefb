import * as v from "valibot";
import type { CheckOutcome } from "#contract/identity/check-states.ts";
import { type CheckAnswer, VendorUnavailable } from "./identity-vendor.ts";

const uuid = v.pipe(v.string(), v.uuid());

const begun = v.object({
  account: v.object({ id: uuid }),
  workflowExecution: v.object({ id: uuid }),
  web: v.object({ href: v.pipe(v.string(), v.url(), v.startsWith("https://")) }),
});

const decision = v.object({
  type: v.string(),
  details: v.optional(v.object({ label: v.optional(v.string()) })),
});

const retrieved = v.object({
  account: v.object({ id: uuid }),
  workflow: v.object({
    id: uuid,
    status: v.pipe(v.string(), v.maxLength(64)),
    customerInternalReference: v.optional(v.string()),
  }),
  decision: v.optional(decision),
  capabilities: v.optional(
    v.object({ similarity: v.optional(v.array(v.object({ decision: v.optional(decision) }))) }),
  ),
});

interface Begun {
  transaction: string;
  reference: string;
}

export interface Execution {
  accountId: string;
  workflowId: string;
  reference: string;
}

const execution = v.tuple([uuid, uuid]);

/** The execution that a transaction names. */
export function executionOf({ transaction, reference }: Begun): Execution {
  const read = v.safeParse(execution, transaction.split("/"));
  if (!read.success) throw new VendorUnavailable("not a transaction of jumio");
  const [accountId, workflowId] = read.output;
  return { accountId, workflowId, reference };
}

export function readBegun(content: unknown): v.InferOutput<typeof begun> {
  const read = v.safeParse(begun, content);
  if (!read.success) throw new VendorUnavailable("jumio began no check");
  return read.output;
}

/**
 * Statuses: Jumio's KYX API guide; decisions: documentation.jumio.ai, retrieval. A decision that is missing, new or a
 * WARNING never verifies; a status that is not known is no answer.
 */
export function readRetrieved(
  content: unknown,
  { accountId, workflowId, reference }: Execution,
): CheckAnswer {
  const read = v.safeParse(retrieved, content);
  if (!read.success) throw new VendorUnavailable("the reply of jumio has another form");
  const { account, workflow, ...decided } = read.output;
  const { customerInternalReference = reference } = workflow;
  const isOurs = account.id === accountId && workflow.id === workflowId;
  if (!isOurs || customerInternalReference !== reference)
    throw new VendorUnavailable("jumio answered for another check");
  switch (workflow.status) {
    case "INITIATED":
    case "ACQUIRED":
      return null;
    case "SESSION_EXPIRED":
    case "TOKEN_EXPIRED":
      return "timedOut";
    case "PROCESSED":
      return outcomeOf(decided);
    default:
      throw new VendorUnavailable(`jumio: status ${workflow.status}`);
  }
}

type Decided = Pick<v.InferOutput<typeof retrieved>, "decision" | "capabilities">;

function outcomeOf({ decision: overall, capabilities }: Decided): CheckOutcome {
  const labels = capabilities?.similarity?.map((each) => each.decision?.details?.label) ?? [];
  const { type, details } = overall ?? { type: "none" };
  switch (type) {
    case "PASSED":
      return "verified";
    case "REJECTED":
      return labels.includes("NO_MATCH") ? "notSamePerson" : rejected(details?.label);
    case "WARNING":
      return "failed";
    case "NOT_EXECUTED":
      return isExpiry(details?.label) ? "timedOut" : "systemError";
    default:
      return "systemError";
  }
}

const isExpiry = (label = "") => label === "TOKEN_EXPIRED" || label === "SESSION_EXPIRED";

const rejected = (label: string | undefined): CheckOutcome =>
  label === "TECHNICAL_ERROR" ? "systemError" : "failed";

/** KYX API guide, "After the User Journey". */
const errorCodes: Readonly<Record<string, CheckOutcome>> = {
  9100: "systemError",
  9200: "timedOut",
  9210: "timedOut",
  9300: "systemError",
  9800: "systemError",
  9801: "systemError",
  9810: "systemError",
  9820: "cameraRefused",
  9822: "unsupportedBrowser",
};

/**
 * Why the person did not finish, from the address to which Jumio's page led the browser; null for anything else. A
 * browser can forge it: it never says that a check succeeded.
 */
export function hintIn(
  returned: string,
  { accountId, workflowId }: Execution,
): CheckOutcome | null {
  const query = new URLSearchParams(returned);
  const isOurs =
    query.get("accountId") === accountId && query.get("workflowExecutionId") === workflowId;
  if (!isOurs || query.get("acquisitionStatus") !== "ERROR") return null;
  const code = query.get("errorCode") ?? "";
  return Object.hasOwn(errorCodes, code) ? errorCodes[code]! : "interrupted";
}

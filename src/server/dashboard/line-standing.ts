import type { AccountEvent, AccountInput } from "@gatehouse/machines/review/business-account";
import type { KycContext, KycEvent } from "@gatehouse/machines/review/kyc-event";
import type { AccountStatus, KycStatus } from "#contract/application/status-names.ts";
import { accountStatusNames, kycStatusNames } from "#contract/application/status-names.ts";
import type { RejectionReason } from "#contract/application/rejection-reasons.ts";
import { type LineId } from "#contract/business-lines.ts";
import {
  type LineAct,
  lineActs,
  type LineStandingReply,
} from "#contract/application/line-standing.ts";
import { regionOf, workingDaysLeft } from "#contract/application/working-days.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { linesWithCopy } from "../agreements/signature-queries.ts";
import type { Tx } from "../database/database.ts";
import type { Context } from "../http/context.ts";
import { type Case, casesOf, caseWith } from "../review/cases/case-queries.ts";
import { snapshotIn } from "../review/cases/case-lines.ts";
import { type OpeningProofs, openingProofsIn } from "../review/opening-proofs.ts";
import { type RequestProgress, openRequestsIn } from "../review/requests/request-progress.ts";
import { type Status, standingsOf, statusOf, waitsFor } from "../review/standing.ts";
import { firstStates } from "../statuses/charts.ts";
import type { StatusChart } from "#contract/application/chart-paths.ts";
import { todayOf } from "../clock.ts";

/** Where each line of the account stands, in what the applicant may know. */
export async function lineStandingsIn(
  handle: Tx,
  context: Context,
): Promise<(line: LineId) => LineStandingReply> {
  const { accountId, role } = context.member();
  const [statuses, cases, requests, proofsOf, copies] = await Promise.all([
    standingsOf(handle, accountId),
    casesOf(handle, accountId),
    openRequestsIn(handle, context),
    openingProofsIn(handle, accountId, context),
    linesWithCopy(handle, accountId),
  ]);
  const today = todayOf(context.now);
  return (line) => {
    const of = (chart: StatusChart) => statusOf(statuses, line, chart);
    const found = {
      kyc: of("kycStatus"),
      account: of("businessAccount"),
      decision: of("decision"),
    };
    return standingOf({
      ...found,
      role,
      site: role === "holder" ? siteOf(context, line) : "",
      today,
      proofs: proofsOf(line),
      hasCopy: copies.has(line),
      case: caseWith(cases, line),
      request: requests.find(
        ({ items }) => found.kyc && waitsFor(items.map(({ id }) => id))(found.kyc),
      ),
    });
  };
}

function siteOf({ platforms }: Context, line: LineId): string {
  const found = platforms.serving(line);
  return found?.site ? found.name : "";
}

interface Line {
  kyc: Status | undefined;
  account: Status | undefined;
  decision: Status | undefined;
  case: Case | undefined;
  request: RequestProgress | undefined;
  proofs: OpeningProofs;
  /** Of the line's platform; empty for collaborators. */
  site: string;
  /** Of a signed agreement. */
  hasCopy: boolean;
  role: Role;
  today: string;
}

/** Under review of the desk, the answer in words included. */
const answeredInWords = "additionalDocumentsRequired.rejectable.answeredInWords";
const overdue = "additionalDocumentsRequired.rejectable.overdue";

const statusIn = (state: string) => state.split(".")[0]!;

/** A line without a status is in the first state of both charts. */
function standingOf(line: Line): LineStandingReply {
  const kyc = line.kyc?.state ?? firstStates.kycStatus;
  const account = line.account?.state ?? firstStates.businessAccount;
  const acts = lineActs.filter((act) => isPossible(act, line));
  const needs = kyc === "approved" && account === "pending" ? needsOf(line) : [];
  const isAsked = statusIn(kyc) === "additionalDocumentsRequired";
  return {
    kyc_status: kycStatusNames[statusIn(kyc) as KycStatus],
    business_account_status: accountStatusNames[account as AccountStatus],
    acts_next: needs.length > 0 ? "applicant" : actsNext(kyc, account, acts),
    ...replyOf(kyc, line),
    rejection: rejectionOf(kyc, line),
    request: isAsked && line.request ? requestOf(kyc, line.request) : null,
    acts,
    site: account === "normal" ? line.site : "",
    needs,
    has_signed_agreement: line.hasCopy,
  };
}

function isPossible(act: LineAct, { kyc, account, role, proofs }: Line): boolean {
  const kycApproved = kyc?.state === "approved";
  const events = {
    withdraw: { type: "kyc.withdraw", by: role },
    reopen: { type: "kyc.reopen", by: role },
    openAccount: { type: "account.open", by: role, kycApproved, ...proofs },
    closeAccount: { type: "account.close", by: role },
  } satisfies Record<LineAct, KycEvent | AccountEvent>;
  const status = act === "withdraw" || act === "reopen" ? kyc : account;
  // A draft is withdrawn already.
  if (!status || (act === "withdraw" && status.state === firstStates.kycStatus)) return false;
  return snapshotIn(status).can(events[act]);
}

function actsNext(kyc: string, account: string, acts: LineAct[]): LineStandingReply["acts_next"] {
  if (kyc === "inProgress" || kyc === answeredInWords) return "desk";
  if (kyc === "approved" && account === "underReview") return "desk";
  const mayGoOn = acts.includes("reopen") || acts.includes("openAccount");
  const isOpen = ["notSubmitted", "additionalDocumentsRequired"].includes(statusIn(kyc));
  return isOpen || mayGoOn ? "applicant" : "none";
}

function replyOf(kyc: string, line: Line): Pick<LineStandingReply, "reply_by" | "reply_in"> {
  const { due_on: dueOn = null, days_left: daysLeft = null, lines = [] } = line.case ?? {};
  if (kyc !== "inProgress" && statusIn(kyc) !== "additionalDocumentsRequired")
    return { reply_by: null, reply_in: null };
  if (dueOn === null) return { reply_by: null, reply_in: daysLeft };
  if (kyc !== "inProgress" && kyc !== answeredInWords) return { reply_by: null, reply_in: null };
  const left = workingDaysLeft(line.today, dueOn, regionOf(lines as LineId[]));
  return { reply_by: dueOn, reply_in: left };
}

function rejectionOf(kyc: string, line: Line): LineStandingReply["rejection"] {
  if (kyc === "rejected.final") return { kind: "final" };
  if (kyc !== "rejected.retry") return null;
  const { attempts, attemptCap } = line.kyc!.context as unknown as KycContext;
  const reason = line.decision!.context["reason"] as RejectionReason;
  return { kind: "retry", reason, attempts_left: Math.max(0, attemptCap - attempts) };
}

const requestOf = (
  kyc: string,
  { application_id, public_text, items, due_on }: RequestProgress,
) => ({
  form_id: application_id,
  text: public_text,
  items,
  items_left: items.filter((item) => !item.is_answered).length,
  due_on,
  is_overdue: kyc === overdue,
  is_answered: kyc === answeredInWords,
});

function needsOf({ account, proofs }: Line): LineStandingReply["needs"] {
  const { needsAgreement, needsFace } = account!.context as unknown as AccountInput;
  const { agreementSigned, faceVerified } = proofs;
  return [
    ...(needsAgreement && !agreementSigned ? (["agreement"] as const) : []),
    ...(needsFace && !faceVerified ? (["face"] as const) : []),
  ];
}

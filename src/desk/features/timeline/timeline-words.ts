import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { timelineKinds } from "#contract/calls/desk-cases.ts";

export const kindNames: Readonly<Record<(typeof timelineKinds)[number], MessageDescriptor>> = {
  status: msg`Statuses`,
  decision: msg`Decisions`,
  work: msg`Work of the desk`,
  applicant: msg`The applicant`,
  read: msg`Documents opened`,
};

/** What happened, by the name that the server records. */
export const actionNames: Readonly<Record<string, MessageDescriptor>> = {
  "kyc.submit": msg`Application received`,
  "kyc.withdraw": msg`Withdrawn by the applicant`,
  "kyc.approve": msg`KYC approved`,
  "kyc.reject": msg`KYC rejected`,
  "kyc.requestDocuments": msg`Documents requested`,
  "kyc.filesSubmitted": msg`Request answered`,
  "kyc.answeredInWords": msg`Answered in words`,
  "kyc.dueDatePassed": msg`Due date passed`,
  "kyc.cancelRequest": msg`Request cancelled`,
  "kyc.reopen": msg`Reopened`,
  "kyc.lapse": msg`Approval ended`,
  "account.open": msg`Opening asked for`,
  "account.activate": msg`Account activated`,
  "account.decline": msg`Account declined`,
  "account.freeze": msg`Account frozen`,
  "account.unfreeze": msg`Account unfrozen`,
  "account.kycLapsed": msg`Account frozen: approval ended`,
  "account.close": msg`Account closed`,
  "decision.propose": msg`Proposed`,
  "decision.decide": msg`Decided`,
  "decision.endorse": msg`Endorsed`,
  "decision.confirm": msg`Confirmed`,
  "decision.return": msg`Returned`,
  "decision.withdraw": msg`Proposal withdrawn`,
  "decision.change": msg`Proposal ended: the case changed`,
  "decision.begin": msg`Review began`,
};

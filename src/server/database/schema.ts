import type {
  AccountTable,
  MemberTable,
  PreSessionTable,
  SessionTable,
} from "./schema/accounts.ts";
import type { AgreementSignatureTable } from "./schema/agreements.ts";
import type {
  ApplicationEditTable,
  ApplicationTable,
  DataSharingChoiceTable,
  InvestorChoiceTable,
  PresenceTable,
  RiskScoreTable,
  SubmissionTable,
  UploadTable,
} from "./schema/applications.ts";
import type {
  DeskEventTable,
  DeskPersonTable,
  DeskSessionTable,
  DocumentRequestTable,
  FileLimitTable,
  LineValidityTable,
  RequestItemTable,
  ReviewCaseTable,
  ReviewNoteTable,
  ReviewVerdictTable,
} from "./schema/desk.ts";
import type {
  AccountTokenTable,
  CaptchaTable,
  ChallengeTable,
  EmailUndoTable,
  OwnDataTicketTable,
  PlatformIdentityTable,
  PlatformProofTable,
  PlatformTicketTable,
  TicketTable,
} from "./schema/entry.ts";
import type { QuestionnaireTable } from "./schema/questionnaires.ts";
import type {
  IdentityBeginTable,
  IdentityCheckTable,
  IdentityLinkTable,
} from "./schema/identity.ts";
import type {
  AuditHeadTable,
  AuditTable,
  MailTable,
  RateBucketTable,
  RootKeyTable,
} from "./schema/records.ts";
import type {
  ChartCountTable,
  ChartEdgeTable,
  ChartStartTable,
  ConformanceTable,
  LineEventTable,
  LineStatusTable,
} from "./schema/statuses.ts";
import type { SandboxCheckTable } from "./schema/vendors.ts";
import type { WebhookDeliveryTable, WebhookDisabledTable } from "./schema/webhooks.ts";

export interface Schema {
  account: AccountTable;
  member: MemberTable;
  session: SessionTable;
  pre_session: PreSessionTable;
  challenge: ChallengeTable;
  captcha: CaptchaTable;
  ticket: TicketTable;
  email_undo: EmailUndoTable;
  platform_ticket: PlatformTicketTable;
  platform_proof: PlatformProofTable;
  account_token: AccountTokenTable;
  own_data_ticket: OwnDataTicketTable;
  platform_identity: PlatformIdentityTable;
  application: ApplicationTable;
  application_edit: ApplicationEditTable;
  presence: PresenceTable;
  submission: SubmissionTable;
  identity_link: IdentityLinkTable;
  identity_check: IdentityCheckTable;
  identity_begin: IdentityBeginTable;
  risk_score: RiskScoreTable;
  investor_choice: InvestorChoiceTable;
  data_sharing_choice: DataSharingChoiceTable;
  agreement_signature: AgreementSignatureTable;
  chart_edge: ChartEdgeTable;
  chart_start: ChartStartTable;
  line_status: LineStatusTable;
  line_event: LineEventTable;
  conformance: ConformanceTable;
  root_key: RootKeyTable;
  chart_count: ChartCountTable;
  upload: UploadTable;
  desk_person: DeskPersonTable;
  desk_session: DeskSessionTable;
  desk_event: DeskEventTable;
  review_case: ReviewCaseTable;
  review_verdict: ReviewVerdictTable;
  review_note: ReviewNoteTable;
  document_request: DocumentRequestTable;
  request_item: RequestItemTable;
  line_validity: LineValidityTable;
  file_limit: FileLimitTable;
  questionnaire: QuestionnaireTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_disabled: WebhookDisabledTable;
  sandbox_check: SandboxCheckTable;
  mail: MailTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  rate_bucket: RateBucketTable;
}

import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCase } from "#contract/calls/desk-case.ts";
import type { CaseRow, deskQueues, deskTimeline } from "#contract/calls/desk-cases.ts";
import type { DeskPerson } from "#contract/calls/desk-session.ts";

export const now = Date.UTC(2026, 10, 23, 2);
const hour = 3_600_000;

export const mei: DeskPerson = {
  id: "1a6b0b54-0d7e-4d7c-9a51-9a4be5f7a001",
  name: "Mei Lam",
  email: "mei@gatehouse.example",
  roles: ["reviewer"],
};
export const arun: DeskPerson = {
  id: "1a6b0b54-0d7e-4d7c-9a51-9a4be5f7a002",
  name: "Arun Pillai",
  email: "arun@gatehouse.example",
  roles: ["reviewer", "approver"],
};

export const caseId = "5d0f5a4e-6c1e-4a7c-9a3e-4f2c5a1b7d01";
const hash = (digit: string) => digit.repeat(64);

export const row: CaseRow = {
  id: caseId,
  reference: "GH-7K3M-9QTX",
  name: "Harbour Light Trading Limited",
  kind: "registeredCompany",
  jurisdiction: "HK",
  lines: [
    { line: "exchange", kyc_status: "inProgress" },
    { line: "collateralLending", kyc_status: "inProgress" },
  ],
  band: "medium",
  round: 2,
  queue: "resubmitted",
  queued_at: now - 5 * hour,
  clock: "onTime" as const,
  due_on: "2026-11-27",
  days_left: null,
  assignee: null,
};

export const otherRow: CaseRow = {
  ...row,
  id: "5d0f5a4e-6c1e-4a7c-9a3e-4f2c5a1b7d02",
  reference: "GH-2B8C-4WRN",
  name: "陳志明",
  kind: "individual",
  lines: [{ line: "exchange", kyc_status: "additionalDocumentsRequired" }],
  band: "high",
  round: 1,
  queue: "overdue",
  queued_at: now - 76 * hour,
  clock: "late" as const,
  due_on: "2026-11-19",
  days_left: null,
  assignee: { id: arun.id, name: arun.name },
};

export const queues: ReplyTo<typeof deskQueues> = [
  { view: "mine", count: 3 },
  { view: "unassigned", count: 2 },
  { view: "secondApproval", count: 1 },
  { view: "resubmitted", count: 1 },
  { view: "new", count: 1000 },
  { view: "accountRequested", count: 1 },
  { view: "periodicReview", count: 0 },
  { view: "overdue", count: 1 },
  { view: "waiting", count: 12 },
  { view: "closed", count: 48 },
];

type Case = ReplyTo<typeof deskCase>;
type Row = Case["sections"][number]["groups"][number]["rows"][number];

const answer = (target: string, label: string, text: string, change: Partial<Row> = {}): Row => ({
  target,
  label,
  applicant_label: null,
  answer: [text],
  is_masked: false,
  before: null,
  change: "same",
  value: hash("a"),
  documents: [],
  verdict: null,
  ...change,
});

const file: Case["files"][number] = {
  uid: "file-1",
  target: "documents.certificateOfIncorporation",
  slot: "certificateOfIncorporation",
  asks: "certificateOfIncorporation",
  is_replaced: false,
  title: "Certificate of incorporation",
  name: "certificate-of-incorporation.png",
  type: "image/png",
  size: 482_133,
  pages: null,
  sha256: hash("c"),
  stored_at: now - 30 * hour,
  stored_by: "Ada Wong",
  change: "same",
  request: null,
  verdict: null,
};

const at = now - 2 * hour;
const by = { id: mei.id, name: mei.name };
const noReason = { reason: null, public_text: null, note: null };

export const rejected: Case["files"][number]["verdict"] = {
  verdict: "rejected",
  source: null,
  reason: "unreadable",
  public_text: "我們無法辨認此文件，請提供更清晰的副本。",
  note: null,
  by,
  at,
};

const questioned = (label: string, text: string, is_unexpected = false) => ({
  target: `conduct.${label}`,
  label,
  answer: [text],
  is_unexpected,
});

/** A questionnaire that was sent with a form and one unusual answer. */
export const sentQuestionnaire: NonNullable<Case["questionnaire"]> = {
  status: "sent",
  required: true,
  due_on: null,
  valid_until: "2028-05-20",
  sent: {
    at,
    by: "Ada Wong",
    sections: [
      {
        id: "conduct",
        title: "Conduct",
        rows: [
          questioned("Is the entity subject to sanctions?", "No"),
          questioned("Has the entity filed every tax return?", "No", true),
          questioned("Taxes not filed or paid", "The return of 2024 is late."),
        ],
      },
    ],
    files: [
      {
        uid: "file-9",
        title: "Wolfsberg questionnaire",
        name: "cbddq.pdf",
        type: "application/pdf",
        size: 482_133,
        stored_at: at,
        stored_by: "Ada Wong",
      },
    ],
  },
};

/** A case of two lines; one is proposed for approval. */
export const sampleCase = (change: Partial<Case> = {}): Case => ({
  ...row,
  assignee: { id: mei.id, name: mei.name },
  flow: "institutional",
  form: "0b0f5a4e-6c1e-4a7c-9a3e-4f2c5a1b7d10",
  submitted_at: now - 5 * hour,
  submitted_by: "Ada Wong",
  account_number: "20260041",
  contact: { name: "Ada Wong", email: "ada@example.com", locale: "zh-TW" },
  snapshot: hash("5"),
  lines: [
    {
      line: "exchange",
      kyc_status: "inProgress",
      kyc_state: "inProgress",
      account_status: "pending",
      band: "medium",
      needs_two: false,
      decision: {
        state: "undecided",
        outcome: null,
        reason: null,
        proposer: null,
        senior_manager: null,
      },
      blockers: [
        { blocker: "verdictsUnsettled", count: 1, targets: ["companyInformation.tradingName"] },
        { blocker: "documentsUnjudged", count: 2, targets: ["file-1", "file-2"] },
      ],
      acts: ["propose"],
      needs_case: false,
    },
    {
      line: "collateralLending",
      kyc_status: "inProgress",
      kyc_state: "inProgress",
      account_status: "pending",
      band: "high",
      needs_two: true,
      decision: {
        state: "proposed.awaitingApprover",
        outcome: "approve",
        reason: null,
        proposer: { id: arun.id, name: arun.name },
        senior_manager: null,
      },
      blockers: [],
      acts: ["confirm", "return"],
      needs_case: false,
    },
  ],
  sections: [
    {
      id: "companyInformation",
      title: "Company information",
      groups: [
        {
          title: null,
          rows: [
            answer("companyInformation.entityName", "Entity name", row.name, {
              verdict: { verdict: "verified", source: "registry", ...noReason, by, at },
            }),
            answer("companyInformation.tradingName", "Trading name", "Harbour Light", {
              change: "changed",
              before: ["Harbor Light"],
              applicant_label: "商業名稱",
              verdict: { verdict: "evidenceWanted", source: null, ...noReason, by, at },
            }),
            answer("companyInformation.number", "Incorporation number", "2417093"),
            answer(
              "companyInformation.address",
              "Registered address",
              "Room 1804, 18/F, Harbour Centre, 25 Harbour Road, Wan Chai, Hong Kong",
            ),
            answer("companyInformation.purpose", "Purpose of account", "Treasury management"),
          ],
        },
        {
          title: "Director: Chan Siu Ming",
          rows: [
            answer("people.directors.1.name", "Name", "Chan Siu Ming"),
            answer("people.directors.1.nationality", "Nationality", "China", { change: "added" }),
          ],
        },
      ],
    },
    {
      id: "documents",
      title: "Documents",
      groups: [
        {
          title: null,
          rows: [
            answer("documents.certificateOfIncorporation", "Certificate of incorporation", "", {
              documents: ["file-1"],
            }),
            answer("documents.articles", "Memorandum and articles of association", "", {
              documents: ["file-2"],
            }),
          ],
        },
      ],
    },
  ],
  ownership: {
    holders: [
      { id: "applicant", name: row.name, note: "Applicant", share: "", look: "applicant", why: [] },
      {
        id: "1",
        name: "Chan Siu Ming",
        note: "Individual",
        share: "60%",
        look: "needed",
        why: ["More than 25% of the shares, capital or profits (Cap. 615, Schedule 2)."],
      },
      {
        id: "2",
        name: "Lee Ka Yan",
        note: "Individual",
        share: "40%",
        look: "needed",
        why: ["More than 25% of the shares, capital or profits (Cap. 615, Schedule 2)."],
      },
    ],
    links: [
      { from: "1", to: "applicant", stake: "60%" },
      { from: "2", to: "applicant", stake: "40%" },
    ],
  },
  questionnaire: null,
  identity: [],
  agreements: [],
  removed: ["Website"],
  slots: [
    { slot: "certificateOfIncorporation", title: "Certificate of incorporation", person: "" },
    { slot: "articles", title: "Memorandum and articles of association", person: "" },
    { slot: "identity.row-1", title: "ID document", person: "Chan Tai Man" },
  ],
  files: [
    file,
    {
      ...file,
      uid: "file-2",
      target: "documents.articles",
      slot: "articles",
      asks: "articles",
      title: "Memorandum and articles of association",
      name: "articles.pdf",
      type: "application/pdf",
      pages: 1,
      sha256: hash("d"),
      change: "added",
    },
  ],
  requests: [
    {
      id: "request-1",
      lines: ["exchange"],
      due_on: "2026-11-20",
      public_text: "",
      by,
      created_at: now - 200 * hour,
      ended_at: now - 5 * hour,
      outcome: "answered",
      items: [
        {
          id: "item-1",
          slot: "articles",
          title: "Memorandum and articles of association",
          reason: "pagesMissing",
          public_text: "文件缺頁，請提供全部頁面。",
          words: null,
          files: ["file-2"],
        },
      ],
    },
  ],
  list_ages: [
    { list: "countryLists", version: "2026-06-01", days: 175, is_stale: true },
    { list: "rates", version: "2026-11-19", days: 4, is_stale: false },
    { list: "riskModel", version: "2026-11-23", days: 0, is_stale: false },
  ],
  risk: {
    model: "2026-11-20",
    lists: "2026-11-20",
    total: 24,
    band: "medium",
    factors: [
      { input: "incorporation", points: 6 },
      { input: "line", points: 8 },
      { input: "age", points: 10 },
    ],
    overrides: [{ input: "pep", band: "high" }],
    not_counted: 0,
    at: now - 5 * hour,
  },
  notes: [{ text: "Called the company secretary: the name was changed in 2024.", by, at }],
  may_work: true,
  ...change,
});

export const timeline: ReplyTo<typeof deskTimeline> = [
  {
    at: now - 4 * hour,
    kind: "read",
    action: "case.file.read",
    by: mei.name,
    role: "desk",
    line: null,
    target: "file file-1",
    detail: null,
  },
  {
    at: now - 300 * hour,
    kind: "applicant",
    action: "kyc.submit",
    by: "Ada Wong",
    role: "holder",
    line: "exchange",
    target: null,
    detail: null,
  },
];

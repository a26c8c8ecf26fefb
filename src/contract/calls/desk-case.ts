import * as v from "valibot";
import { askedDocument } from "../documents/asked-documents.ts";
import { lineIds } from "../business-lines.ts";
import { bands } from "../desk/bands.ts";
import { acts, blockers } from "../desk/line-acts.ts";
import { caseReaders } from "../desk/roles.ts";
import { answerVerdictIds, documentVerdictIds } from "../desk/verdicts.ts";
import { flowIds } from "../forms/flows/flow-ids.ts";
import { watchedLists } from "../desk/list-freshness.ts";
import { deskCheck } from "../identity/desk-reply.ts";
import { deskQuestionnaire } from "../questionnaires/desk-reply.ts";
import { deskAgreementRow } from "./agreements/desk-agreement.ts";
import { deskCall } from "./desk-call.ts";
import { caseRow, named } from "./desk-cases.ts";

/** In words, as the chart draws them; the applicant first. The id of a party is that of its row; `why`: the rules that made it necessary, as stored. */
const deskOwnership = v.object({
  holders: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      note: v.string(),
      share: v.string(),
      look: v.picklist(["applicant", "needed", "plain"]),
      why: v.array(v.string()),
    }),
  ),
  links: v.array(v.object({ from: v.string(), to: v.string(), stake: v.string() })),
});

const moment = v.number();
const id = v.pipe(v.string(), v.uuid());
const line = v.picklist(lineIds);
const change = v.picklist(["same", "changed", "added"]);

const verdictReply = v.object({
  verdict: v.picklist([...answerVerdictIds, ...documentVerdictIds]),
  source: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  public_text: v.nullable(v.string()),
  note: v.nullable(v.string()),
  by: named,
  at: moment,
});

const answerRow = v.object({
  /** `section.question`, and `section.people.<row>.question` of a person. */
  target: v.string(),
  label: v.string(),
  /** In the language of the applicant, where evidence is wanted. */
  applicant_label: v.nullable(v.string()),
  /** In the reader's language, a line each. */
  answer: v.array(v.string()),
  is_masked: v.boolean(),
  before: v.nullable(v.array(v.string())),
  change,
  value: v.string(),
  documents: v.array(v.string()),
  verdict: v.nullable(verdictReply),
});

const fileRow = v.object({
  uid: v.string(),
  /** The question it answers. */
  target: v.string(),
  slot: v.string(),
  /** The slot of the checklist, also where it answers a request. */
  asks: v.string(),
  /** Whether a document that was asked for in its place has come. */
  is_replaced: v.boolean(),
  title: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  pages: v.nullable(v.number()),
  sha256: v.string(),
  stored_at: moment,
  stored_by: v.string(),
  change,
  /** Of the request that it answers. */
  request: v.nullable(v.string()),
  verdict: v.nullable(verdictReply),
});

const requestOutcomes = ["answered", "cancelled", "withdrawn", "rejected"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

const requestReply = v.object({
  id: v.string(),
  lines: v.array(line),
  due_on: v.string(),
  public_text: v.string(),
  by: named,
  created_at: moment,
  ended_at: v.nullable(moment),
  outcome: v.nullable(v.picklist(requestOutcomes)),
  items: v.array(
    v.object({
      id: v.string(),
      slot: v.string(),
      title: v.string(),
      reason: v.string(),
      public_text: v.string(),
      words: v.nullable(v.string()),
      files: v.array(v.string()),
    }),
  ),
});

const lineReply = v.object({
  line,
  kyc_status: v.string(),
  /** With the nested state, `rejected.final`. */
  kyc_state: v.string(),
  account_status: v.string(),
  band: v.picklist(bands),
  needs_two: v.boolean(),
  decision: v.object({
    state: v.string(),
    outcome: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    proposer: v.nullable(named),
    senior_manager: v.nullable(named),
  }),
  blockers: v.array(
    v.object({ blocker: v.picklist(blockers), count: v.number(), targets: v.array(v.string()) }),
  ),
  /** What the reader may do now. */
  acts: v.array(v.picklist(acts)),
  /** The person could act if the case were theirs. */
  needs_case: v.boolean(),
});

const factor = v.object({ input: v.string(), points: v.number() });
/** A fact that sets the band, whatever the points. */
const override = v.object({ input: v.string(), band: v.picklist(bands) });

/** Recorded once an hour for each reader, as its timeline is. */
export const deskCase = deskCall({
  route: "GET /desk/api/case/{id}",
  roles: caseReaders,
  params: v.object({ id }),
  reply: v.object({
    ...caseRow.entries,
    flow: v.picklist(flowIds),
    form: v.string(),
    submitted_at: moment,
    submitted_by: v.string(),
    account_number: v.string(),
    contact: v.object({ name: v.string(), email: v.string(), locale: v.string() }),
    /** A hash of all that a decision rests on, and of the decisions. */
    snapshot: v.string(),
    lines: v.array(lineReply),
    sections: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        groups: v.array(v.object({ title: v.nullable(v.string()), rows: v.array(answerRow) })),
      }),
    ),
    /** Null where no one owns the applicant, or its owners do not add up. */
    ownership: v.nullable(deskOwnership),
    /** Labels of answers that the earlier submission had and this one does not. */
    removed: v.array(v.string()),
    /** What can be asked for; `person` names whose document it is. */
    slots: v.array(
      v.object({
        slot: v.string(),
        title: v.string(),
        wording: askedDocument.wording,
        person: v.string(),
      }),
    ),
    files: v.array(fileRow),
    requests: v.array(requestReply),
    risk: v.nullable(
      v.object({
        model: v.string(),
        lists: v.string(),
        total: v.number(),
        band: v.picklist(bands),
        factors: v.array(factor),
        overrides: v.array(override),
        /** Points over the most of their dimension, which do not count. */
        not_counted: v.number(),
        at: moment,
      }),
    ),
    /** Of the lists that age, today. */
    list_ages: v.array(
      v.object({
        list: v.picklist(watchedLists),
        version: v.string(),
        days: v.number(),
        is_stale: v.boolean(),
      }),
    ),
    /** Null before an application is submitted. */
    questionnaire: v.nullable(deskQuestionnaire),
    identity: v.array(deskCheck),
    agreements: v.array(deskAgreementRow),
    notes: v.array(v.object({ text: v.string(), by: named, at: moment })),
    may_work: v.boolean(),
  }),
});

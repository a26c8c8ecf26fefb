import { saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import type { LineId } from "#contract/business-lines.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { type FlowOn, askedOf } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { Documents, StoredFile } from "#contract/questions/builders/rows.ts";
import { withDocuments } from "#server/documents/stored-files.ts";
import type { Snapshot } from "#server/submission/submission-queries.ts";
import { load, picture, save, submissionOf, withNumbers } from "../applicant.ts";
import { newEmail } from "../credentials.ts";
import { dataOf } from "../outcome.ts";
import type { Member, Portal } from "../portal.ts";
import { send } from "../upload.ts";

type FoundIssue = { section: string } & Issue;

interface Risk {
  line: LineId;
  band: string;
  by: string[];
  inputs: object;
}

/** A submission as the server keeps it. */
export interface Kept {
  /** As their holder reads them. */
  answers: AllAnswers;
  /** What a submission of the answers that were sent stores. */
  asked: AllAnswers;
  lines: readonly string[];
  needed: Snapshot["needed"];
  classes: Snapshot["classes"];
  risks: Risk[];
}

export interface Outcome {
  issues: FoundIssue[];
  /** Null for a refused one. */
  kept: Kept | null;
}

/** Each withdrawal copies what the account has: a new one is quicker after these. */
const submissionsOfAccount = 8;

/**
 * Submits one set of answers after another, each with a stored file for every document. What was accepted is
 * withdrawn, so that its lines can be applied for again.
 */
export function submitting(
  portal: Portal,
  of: "company" | "individual",
  whileDraft?: (member: Member) => Promise<void>,
) {
  let member: Member | null = null;
  let accepted = 0;
  return async (given: AllAnswers): Promise<Outcome> => {
    // So that the mail with a code is the newest, and so is each case.
    portal.pass(1);
    member ??= await portal.member(newEmail(), of === "individual" ? of : undefined);
    const sent = await fill(portal, member, given);
    await whileDraft?.(member);
    const outcome = await member.api(saveKyc, { body: await submissionOf(member) });
    if (!outcome.ok) return { issues: issuesIn(outcome), kept: null };
    const kept = await keptOf(portal, member, sent);
    accepted += 1;
    member = accepted % submissionsOfAccount === 0 ? null : await takenBack(member, kept.lines);
    return { issues: [], kept };
  };
}

async function takenBack(member: Member, lines: readonly string[]): Promise<Member> {
  let { formId } = member;
  for (const line of lines as LineId[])
    formId = dataOf(await member.api(withdrawLine, { body: { line } })).form_id;
  return { ...member, formId };
}

/** Why a submission was refused. */
export function issuesIn(outcome: Awaited<ReturnType<typeof save>>): FoundIssue[] {
  if (outcome.ok) return [];
  if (outcome.refusal !== "answersIncomplete") throw new Error(outcome.refusal);
  return (outcome.data as { issues: FoundIssue[] }).issues;
}

/** Replaces everything in the draft; gives what its submission stores. */
export async function fill(portal: Portal, member: Member, given: AllAnswers): Promise<AllAnswers> {
  const form = await load(member);
  const flow = flowOn(form.flow, form.rules_on);
  const answers = await withStored(portal, member, flow, structuredClone(given));
  const isGiven = (id: string) => flow.pages.some((page) => page.isGiven && page.section.id === id);
  const sections = new Set([...Object.keys(form.answers), ...Object.keys(answers)]);
  const changes = [...sections]
    .filter((id) => !isGiven(id))
    .map((id) => [id, replacing(form.answers[id] ?? {}, answers[id] ?? {})]);
  dataOf(await save(member, form.revision, Object.fromEntries(changes)));
  return askedOf(flow, { ...answers, ...givenIn(form.answers, isGiven) });
}

const givenIn = (answers: AllAnswers, isGiven: (id: string) => boolean): AllAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isGiven(id)));

const replacing = (before: Answers, after: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => [
      name,
      after[name] ?? null,
    ]),
  );

/** The same answers with a stored file in place of each. */
async function withStored(portal: Portal, member: Member, flow: FlowOn, answers: AllAnswers) {
  const wanted = new Map<string, number>();
  withDocuments(flow, answers, (slot, value) => wanted.set(slot, filesOf(value).length));
  const stored = await portal.rows<StoredFile & { slot: string }>(
    `select slot, client_uid as uid, name, size, type from upload
      where application_id = $1 and state = 'stored' order by created_at`,
    [member.formId],
  );
  const held = Map.groupBy(stored, ({ slot }) => slot);
  for (const [slot, count] of wanted)
    for (let at = held.get(slot)?.length ?? 0; at < count; at += 1) {
      const sent = dataOf(await send(member, picture, { slot, name: "document.png" }));
      held.set(slot, [...(held.get(slot) ?? []), { slot, ...sent }]);
    }
  return withDocuments(flow, answers, (slot, value) => {
    const files = (held.get(slot) ?? []).slice(0, wanted.get(slot));
    if (filesOf(value).length === 0) return value;
    return {
      ...(value as Documents),
      files: files.map(({ uid, name, size, type }) => ({ uid, name, size, type })),
    };
  });
}

const filesOf = (value: unknown) => (value as Partial<Documents> | null | undefined)?.files ?? [];

async function keptOf(portal: Portal, member: Member, asked: AllAnswers): Promise<Kept> {
  const form = dataOf(await member.api(submittedForm, { params: { id: member.formId } }));
  const [row] = await portal.rows<{ snapshot: string; risks: Risk[] }>(
    `select snapshot,
        (select json_agg(json_build_object('line', line, 'band', band, 'inputs', inputs,
            'by', (select coalesce(json_agg(each ->> 'input'), '[]'::json)
              from jsonb_array_elements(result -> 'overrides') each)))
          from risk_score where application_id = $1) as risks
      from submission where application_id = $1`,
    [member.formId],
  );
  const { needed, classes } = JSON.parse(row!.snapshot) as Snapshot;
  const { lines } = form;
  const flow = flowOn(form.flow, form.rules_on);
  const answers = await withNumbers(member, flow, form.answers);
  return { answers, asked, lines, needed, classes, risks: row!.risks };
}

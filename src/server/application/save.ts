import type { BodyOf } from "#contract/calls/call.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { rejectEndedSession } from "../sessions/sessions.ts";
import type { Tx } from "../database/database.ts";
import { restartRules, sendAnswers } from "./application-queries.ts";
import type { SaveReply } from "../submission/submission-queries.ts";
import { clearDraft, releaseUploads, storedFiles } from "./release-uploads.ts";
import { rejectForeignConsents, rejectUnknown } from "./changed-questions.ts";
import { counted, saveEdit } from "./edits/save-edit.ts";
import { joined, rejectConflict } from "./conflicts.ts";
import { answerAt, changesOf, entriesOf, storedAs, mergeChanges, stamped } from "./merge.ts";
import { rejectMasks, withStoredNumbers } from "./numbers/stored-numbers.ts";
import type { OpenApplication } from "./open-application.ts";
import { goneRows, withStoredFiles } from "../documents/stored-files.ts";
import { applicationTarget } from "../audit.ts";

type Body = BodyOf<typeof saveKyc>;

export interface Saved {
  /** After a restart with the rules of today. */
  open: OpenApplication;
  answers: AllAnswers;
  /** Storage keys to remove after the commit. */
  removed: string[];
  reply: SaveReply;
}

export async function saveDraft(
  handle: Tx,
  context: Context,
  open: OpenApplication,
  body: Body,
): Promise<Saved> {
  rejectUnknown(open.flow, body.changes);
  if (body.revision > open.row.revision) throw new Refused("malformed", { path: "revision" });
  // What it is about is given when it is begun, and would be lost.
  if (body.restart && open.row.flow === "questionnaire")
    throw new Refused("malformed", { path: "restart" });
  if (body.restart && body.files === undefined) throw new Refused("malformed", { path: "files" });
  const changes = withStoredNumbers(open, body.changes);
  return (body.restart ? restartDraft : saveChanges)(handle, context, open, { ...body, changes });
}

/** Merges with changes of others, or rejects with the conflict. */
async function saveChanges(
  handle: Tx,
  context: Context,
  open: OpenApplication,
  { revision, changes, save_id }: Body,
): Promise<Saved> {
  const { row, flow, answers, uploads } = open;
  const given = withStoredFiles(flow, changes, uploads);
  const merged = mergeChanges({ ...row, answers }, revision, given);
  if (merged.kind === "conflict") return rejectConflict(handle, context, open, merged);
  rejectForeignConsents(context, open, merged.changed, given);
  const reply = await writeAnswers(handle, context, open, { ...merged, save_id });
  const gone = goneRows(flow, answers, merged.answers, merged.changed);
  return {
    open,
    answers: merged.answers,
    removed: await releaseUploads(handle, context, row.id, gone),
    reply: {
      ...reply,
      merged: merged.by === null ? null : await joined(handle, context, open, merged),
      submission: null,
    },
  };
}

/** Rejects when others wrote since, or when the files are not those that the person was asked about. */
async function restartDraft(
  handle: Tx,
  context: Context,
  open: OpenApplication,
  { revision, changes, save_id, files }: Body,
): Promise<Saved> {
  const { row, flow, answers } = open;
  const stored = storedAs(row.stamps, revision, save_id);
  if (stored !== undefined) return repeated(handle, context, open, stored);
  const given = withStoredFiles(flow, changes, []);
  const merged = mergeChanges({ ...row, answers }, revision, given);
  const isOfOtherFiles = files !== (await storedFiles(handle, row.id));
  if (merged.kind === "conflict" || merged.by !== null || isOfOtherFiles)
    return rejectConflict(handle, context, open, merged);
  const touched = [...entriesOf(answers), ...entriesOf(given)].map(([path]) => path);
  rejectForeignConsents(context, open, touched, given, true);
  const { fields, removed } = await clearDraft(handle, context, open);
  const begun = await restartRules(handle, row.id, context.now);
  const fromNow = { ...open, row: { ...row, ...begun } };
  const fresh = applyChanges({}, given);
  const changed = [...new Set([...fields, ...entriesOf(fresh).map(([path]) => path)])];
  const reply = await writeAnswers(handle, context, fromNow, {
    answers: fresh,
    changed,
    fromEmpty: true,
    save_id,
  });
  return {
    open: { ...fromNow, flow: flowOn(row.flow, begun.rules_on) },
    answers: fresh,
    removed,
    reply: { ...reply, merged: null, rules_on: begun.rules_on, submission: null },
  };
}

/** Already done, at this revision: nothing is cleared a second time, and what came after it is still to be told. */
async function repeated(
  handle: Tx,
  context: Context,
  open: OpenApplication,
  revision: number,
): Promise<Saved> {
  const { row, answers } = open;
  const reply = await writeAnswers(handle, context, open, { answers, changed: [] });
  const { rules_on } = row;
  return {
    open,
    answers,
    removed: [],
    reply: { ...reply, revision, merged: null, rules_on, submission: null },
  };
}

interface ToWrite extends Pick<Body, "save_id"> {
  answers: AllAnswers;
  /** `section.question` of each changed answer. */
  changed: readonly string[];
  /** The answers before are gone. */
  fromEmpty?: boolean;
  isLimited?: boolean;
}

/** Without changes the revision stays. */
export async function writeAnswers(
  handle: Tx,
  context: Context,
  open: OpenApplication,
  written: ToWrite,
): Promise<Written> {
  const parts = written.changed.map((path) => [path, answerAt(written.answers, path)] as const);
  rejectMasks(open.flow, changesOf(parts));
  const { memberId, sessionId } = context.member();
  const { isLimited = true } = written;
  if (written.changed.length > 0 || written.fromEmpty)
    return writeChanged(handle, { ...context, memberId, isLimited }, open, written);
  await rejectEndedSession(handle, sessionId);
  return { revision: open.row.revision, saved_at: open.row.updated_at.getTime() };
}

type Written = Pick<SaveReply, "revision" | "saved_at">;

interface Author extends Pick<Context, "now"> {
  memberId: string;
  /** Not where the portal changes answers: a full draft must not stop what the change follows from. */
  isLimited: boolean;
  audit(
    handle: Tx,
    entry: { action: string; target: string; fields: readonly string[] },
  ): Promise<void>;
}

export async function writeChanged(
  handle: Tx,
  author: Author,
  { row, encrypt }: OpenApplication,
  { answers, changed, fromEmpty = false, save_id: id }: ToWrite,
): Promise<Written> {
  const { memberId, now, isLimited } = author;
  const revision = row.revision + 1;
  const encrypted = encrypt(answers);
  const text = JSON.stringify(encrypted);
  if (isLimited && text.length > limits.bodyBytes) throw new Refused("tooLarge");
  const stamps = stamped(row.stamps, { revision, by: memberId, id, answers: [...changed] });
  const parts = changed.map((path) => [path, answerAt(encrypted, path)] as const);
  const edit = { memberId, revision, fromEmpty, changed: fromEmpty ? encrypted : changesOf(parts) };
  const bytes = saveEdit(row, edit, now);
  const { edit_bytes, edits_since } = isLimited ? counted(row, bytes, now) : row;
  const count = { edit_bytes, edits_since };
  const written = { revision, answers: text, stamps, lines: linesOf(answers), memberId, ...count };
  sendAnswers(row.id, written, now);
  const target = applicationTarget(row.id);
  const action = row.flow === "questionnaire" ? "questionnaire.save" : "application.save";
  await author.audit(handle, { action, target, fields: changed });
  return { revision, saved_at: now.getTime() };
}

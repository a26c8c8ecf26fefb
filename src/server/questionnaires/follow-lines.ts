import { record } from "../audit.ts";
import { applicationById } from "../application/application-queries.ts";
import { mergeChanges } from "../application/merge.ts";
import { openRow } from "../application/open-application.ts";
import { writeChanged } from "../application/save.ts";
import type { Tx } from "../database/database.ts";
import type { Services } from "../services.ts";
import { type Owed, owedFor } from "./owed-questionnaire.ts";
import { dueDay, moveLife } from "./questionnaire-life.ts";
import {
  insertQuestionnaire,
  type Questionnaire,
  questionnaireOf,
  updateQuestionnaire,
} from "./questionnaire-queries.ts";
import { subjectOf } from "./subject.ts";
import { todayOf } from "../clock.ts";

interface Following extends Pick<Services, "keys"> {
  now: Date;
  /** Who moved the line, where a member did. */
  memberId?: string;
}

/** After a line is submitted, withdrawn or rejected: the lines that go on say which questionnaire is owed. */
export async function followLines(
  handle: Tx,
  following: Following,
  accountId: string,
): Promise<void> {
  const before = await questionnaireOf(handle, accountId);
  const owed = await owedFor(handle, accountId, todayOf(following.now));
  if (!before) {
    if (owed) await ask(handle, following, accountId, owed);
    return;
  }
  await change(handle, following, before, owed ?? { kind: before.kind, isRequired: false });
  if (owed) await changeDraft(handle, following, before, owed);
}

async function ask(handle: Tx, following: Following, accountId: string, owed: Owed): Promise<void> {
  const life = (await moveLife(
    handle,
    { state: "notAsked", state_at: null, is_required: false, due_on: null, valid_until: null },
    { type: "questionnaire.ask", dueOn: dueDay(todayOf(following.now), owed.isRequired) },
    following.now,
  ))!;
  await insertQuestionnaire(handle, { ...life, account_id: accountId, kind: owed.kind });
  await audit(handle, following, accountId, { action: "questionnaire.ask" });
}

/** A due date stays as it is while one is required. What was sent is asked again at once only where it was optional. */
async function change(
  handle: Tx,
  following: Following,
  before: Questionnaire,
  { kind, isRequired }: Pick<Owed, "kind" | "isRequired">,
): Promise<void> {
  const isOther = before.state !== "sent" && isRequired !== before.is_required;
  if (kind === before.kind && !isOther) return;
  const dueOn = isRequired ? (before.due_on ?? dueDay(todayOf(following.now), true)) : null;
  const life = await moveLife(handle, before, { type: "kind.change", dueOn }, following.now);
  await updateQuestionnaire(handle, before.account_id, { ...life, kind });
  await audit(handle, following, before.account_id, { action: "questionnaire.change" });
}

/** Keeps what was typed; the plan shows what the new kind is asked. It is declared true again. */
async function changeDraft(
  handle: Tx,
  following: Following,
  { account_id: accountId, application_id: id }: Questionnaire,
  { kind, about }: Owed,
): Promise<void> {
  const row = id === null ? null : await applicationById(handle, accountId, id);
  if (row?.state !== "draft") return;
  const open = await openRow(handle, following, row);
  const { activities = null } = subjectOf(kind, about);
  const current = { ...row, answers: open.answers };
  const subject = { questionnaireSubject: { kind, activities } };
  const declared = { acknowledgement: { correct: null } };
  const merged = mergeChanges(current, row.revision, { ...subject, ...declared });
  if (merged.kind !== "merged" || !merged.changed.some(isAbout)) return;
  // The desk writes no answers: they stay those of the member who wrote last.
  const memberId = following.memberId ?? row.updated_by;
  const author = {
    memberId,
    isLimited: false,
    now: following.now,
    audit: (_: Tx, entry: Entry) => audit(handle, following, accountId, entry),
  };
  await writeChanged(handle, author, open, merged);
}

const isAbout = (path: string) => path.startsWith("questionnaireSubject.");

interface Entry {
  action: string;
  target?: string;
  fields?: readonly string[];
}

const audit = (
  handle: Tx,
  { keys, now, memberId }: Following,
  accountId: string,
  entry: Entry,
): Promise<void> =>
  record(handle, keys.auditKey, { ...entry, accountId, at: now, actor: memberId ?? "system" });

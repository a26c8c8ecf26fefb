import type { ColumnType } from "kysely";
import type { QuestionnaireKind } from "#contract/forms/questionnaires/subject.ts";
import type { QuestionnaireState } from "#contract/questionnaires/status.ts";
import type { MaybeTimestamp, Timestamp } from "./columns.ts";

type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface QuestionnaireTable {
  account_id: string;
  /** Of the applications that go on. */
  kind: QuestionnaireKind;
  state: QuestionnaireState;
  /** Since when. */
  state_at: Timestamp;
  /** When the holder was last told of it on a day of its own. */
  reminded_at: MaybeTimestamp;
  /** As it was last asked. */
  is_required: boolean;
  /** YYYY-MM-DD; null where it is optional or not owed. */
  due_on: MaybeDay;
  /** The last day on which what was sent holds. */
  valid_until: MaybeDay;
  /** The application with the answers: a draft, or the one that was sent. */
  application_id: string | null;
  sent_at: MaybeTimestamp;
}

import * as v from "valibot";
import { questionnaireStates } from "./status.ts";

const moment = v.number();

const answerRow = v.object({
  /** `section.question`. */
  target: v.string(),
  label: v.string(),
  /** In the reader's language, a line each. */
  answer: v.array(v.string()),
  /** Not the usual answer: an explanation follows. */
  is_unexpected: v.boolean(),
});

const file = v.object({
  uid: v.string(),
  title: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  stored_at: moment,
  stored_by: v.string(),
});

/** The AML questionnaire of the account as it was last sent, and whether another one is owed. */
export const deskQuestionnaire = v.object({
  status: v.picklist(questionnaireStates),
  required: v.boolean(),
  due_on: v.nullable(v.string()),
  valid_until: v.nullable(v.string()),
  /** Null until it is sent. */
  sent: v.nullable(
    v.object({
      at: moment,
      by: v.string(),
      sections: v.array(v.object({ id: v.string(), title: v.string(), rows: v.array(answerRow) })),
      files: v.array(file),
    }),
  ),
});

export type DeskQuestionnaire = v.InferOutput<typeof deskQuestionnaire>;

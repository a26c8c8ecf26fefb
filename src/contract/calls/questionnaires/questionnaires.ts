import * as v from "valibot";
import { questionnaireStates } from "../../questionnaires/status.ts";
import { call } from "../call.ts";

const day = v.string();

/** `due_on` is null where the questionnaire is optional, or not owed. */
export const questionStatus = call({
  route: "GET /ins-kyc/v1/question-status",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.object({
    status: v.picklist(questionnaireStates),
    required: v.boolean(),
    due_on: v.nullable(day),
    /** The last days before the due date, in which it cannot be postponed. */
    is_due_soon: v.boolean(),
    /** Null until it is begun; of what was sent, while nothing newer is begun. */
    form_id: v.nullable(v.string()),
    sent_at: v.nullable(v.number()),
    valid_until: v.nullable(day),
  }),
});

/** Gives the questionnaire in which answers are saved, or the one that was sent. Idempotent. */
export const beginQuestionnaire = call({
  route: "POST /ins-kyc/v1/action/begin-questionnaire",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  reply: v.object({ form_id: v.string() }),
});

export const postponeQuestionnaire = call({
  route: "POST /ins-kyc/v1/action/postpone-questionnaire",
  caller: "holder",
});

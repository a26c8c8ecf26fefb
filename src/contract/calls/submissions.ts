import * as v from "valibot";
import { flowIds } from "../forms/flows/flow-ids.ts";
import { call } from "./call.ts";
import { changes, submissionReply } from "./onboarding.ts";

/**
 * What was handed in with a form, as it is kept for good: the answers to what was asked, documents by name, who sent it
 * and the days whose rules and facts it was checked by. Not found where nothing has been handed in.
 */
export const submittedForm = call({
  method: "GET",
  path: "/ins-kyc/v1/submitted-form/{id}",
  caller: "member",
  errorDisplay: "inline",
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  reply: v.object({
    form_id: v.string(),
    flow: v.picklist(flowIds),
    /** The version of the form. */
    form: v.string(),
    ...submissionReply.entries,
    submitted_by: v.string(),
    today: v.string(),
    rules_on: v.string(),
    answers: changes,
  }),
});

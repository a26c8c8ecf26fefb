import * as v from "valibot";
import { flowIds } from "../forms/flows/flow-ids.ts";
import { call } from "./call.ts";
import { changes, numbersNeed, submissionReply } from "./onboarding.ts";

/** The answers as submitted, numbers masked, with the days whose rules applied. Not found before a submission. */
export const submittedForm = call({
  route: "GET /ins-kyc/v1/submitted-form/{id}",
  caller: "member",
  errorDisplay: "inline",
  silent: "page",
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  reply: v.object({
    form_id: v.string(),
    flow: v.picklist(flowIds),
    form: v.string(),
    ...submissionReply.entries,
    submitted_by: v.string(),
    today: v.string(),
    rules_on: v.string(),
    answers: changes,
    numbers_need: numbersNeed,
  }),
});

/** The same as a PDF, in the language that is named, else in that of the call. */
export const submittedPdf = call({
  route: "GET /ins-kyc/v1/submitted-pdf/{id}",
  caller: "member",
  gives: "bytes",
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  query: v.object({ locale: v.optional(v.pipe(v.string(), v.maxLength(20)), "") }),
});

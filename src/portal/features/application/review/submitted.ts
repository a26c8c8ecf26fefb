import { notFound } from "@tanstack/react-router";
import type { ReplyTo } from "#contract/calls/call.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { Api } from "#portal/system/api.ts";
import { definitionOf } from "../flow-definitions.ts";

/** A submission, and its form with the rules of its day. */
export interface Submitted {
  sent: ReplyTo<typeof submittedForm>;
  flow: FlowOn;
}

/** Loads the submission of a form of this account; not found for any other form. */
export async function loadSubmitted(api: Api, form = ""): Promise<Submitted> {
  const outcome = form === "" ? null : await api(submittedForm, { params: { id: form } });
  if (outcome === null || (!outcome.ok && outcome.refusal === "notFound")) throw notFound();
  if (!outcome.ok) throw new Error(outcome.refusal);
  const sent = outcome.data;
  return {
    sent,
    flow: { ...(await definitionOf(sent.flow)), rulesOn: sent.rules_on, checks: null },
  };
}

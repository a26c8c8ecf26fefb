import { notFound } from "@tanstack/react-router";
import type { ReplyTo } from "#contract/calls/call.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { Api } from "#portal/system/api.ts";
import { definitionOf } from "../flow-definitions.ts";

/** What was handed in, and the form that asked for it by the rules it keeps. */
export interface Submitted {
  sent: ReplyTo<typeof submittedForm>;
  flow: FlowOn;
}

/** What was handed in with a form of this account; any other is a page that is not there. */
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

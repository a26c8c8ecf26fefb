import { redirect } from "@tanstack/react-router";
import { fromCallback } from "xstate";
import {
  beginQuestionnaire,
  postponeQuestionnaire,
} from "#contract/calls/questionnaires/questionnaires.ts";
import { focusHeading } from "#portal/app/page-title.ts";
import type { Api } from "#portal/system/api.ts";
import type { Services } from "#portal/system/system.ts";
import { applicationOf, type WiredFlow } from "../application/application.ts";
import { definitionOf } from "../application/flow-definitions.ts";

/** Its steps have no chart of their own: the plan shows them. */
const chart = applicationOf(fromCallback(() => undefined));

/** The questionnaire of the account, begun if it was not. Redirects to the dashboard before it is asked. */
export async function openQuestionnaire(api: Api): Promise<WiredFlow> {
  const begun = await api(beginQuestionnaire);
  if (!begun.ok && begun.refusal === "notPossible") throw redirect({ to: "/kyc/user" });
  if (!begun.ok) throw new Error(begun.refusal);
  const flow = await definitionOf("questionnaire");
  return { id: "questionnaire", flow, chart, formId: begun.data.form_id };
}

/** The dashboard then shows a quiet entry. */
export async function postpone({ api, reload }: Services): Promise<void> {
  const outcome = await api(postponeQuestionnaire);
  reload();
  // The button that had the focus goes.
  if (outcome.ok) focusHeading();
}
